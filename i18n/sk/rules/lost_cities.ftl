lost-sheet = Hárok
lost-sheet-columns = Všetci majú rovnaký hárok: osem stĺpcov po deviatich políčkach, plnených zdola. Šesť je pre výpravy, jeden pre artefakty, jeden pre kocky.
lost-sheet-between = Medzi políčkami 6 a 7 každého stĺpca leží most. Pod každou výpravou je jej krúžok, ×2.
lost-sheet-house = Pre 2 až 5 ľudí. Miesta šípok a artefaktov sú naše vlastné:
lost-arrow-spaces = Šípky na políčkach
lost-jar-spaces = Artefakty na políčkach

lost-turn = Kolo
lost-turn-roll = Jeden človek hádže, raz: tri farebné kocky so šiestimi farbami, tri číselné kocky s 0 až 9. V ďalšom kole hádže ďalšie miesto, aj keď je bez síl alebo preč.
lost-turn-first = Kto hádže, vyberá prvý, všetkým na očiach: jednu farbu a jedno číslo na zápis, alebo odmietnutie.
lost-turn-others = Potom vyberajú všetci ostatní naraz, každý za seba: jednu farbu a jedno číslo z dvoch farieb a dvoch čísel, ktoré zostali, alebo odmietnutie. Rovnaké si smú vziať aj viacerí.
lost-turn-gone = Vzatá kocka je preč; rovnaká stena na inej kocke zostáva. Po odmietnutí zostáva všetkých šesť kociek.
lost-turn-whole = Voľba sa posiela celá: dvojica a kam vedie každá jej šípka. Voľby ostatných sa odhalia spolu.
lost-turn-clock = Keď vyprší čas, platí to ako odmietnutie. Pre ostatných beží znova od prvej voľby.

lost-writing = Zápis
lost-writing-first = Výprava začína číslom od 1 do 9 na svojom najnižšom políčku.
lost-writing-circle = 0 pri výprave bez čísla označí jej krúžok, raz. Len vtedy to ide a výprava tým nezačína.
lost-writing-next = Potom je každé číslo rovnaké ako horné alebo vyššie a 0 platí za 10. Žiadna výprava nemôže začať číslom 10.
lost-writing-full = Keď je plných všetkých deväť políčok, číslo rovnaké ako deviate alebo vyššie označí namiesto toho artefakt.
lost-writing-nothing = Dvojica, ktorá by na tvojom hárku nič nezmenila, plný stĺpec pri deviatich označených artefaktoch, sa vziať nedá.
lost-writing-equal = { $value }: stačí rovnaké.
lost-writing-ten = Tu platí 0 za 10.
lost-writing-marks = 0 označí ×2.

lost-arrows = Šípky a artefakty
lost-arrows-jar = Číslo na džbáne označí jeden artefakt.
lost-arrows-may = Číslo na šípke ti dovolí posunúť ktorúkoľvek výpravu, aj tú istú: jej najnižšie prázdne políčko dostane číslo, ktoré je tam hore.
lost-arrows-chain = Ak má to políčko šípku, džbán alebo most, platí aj to: reťaz. Nikdy sa nevetví a má najviac šesť šípok.
lost-arrows-none = Každá šípka smie zostať nevyužitá; tým sa reťaz končí. Výpravu bez čísla vybrať nemožno; plná označí artefakt.
lost-arrows-shown = 4 na červenej a jej reťaz, na svetlom podklade.

lost-bridges = Mosty
lost-bridges-first = Kto prvý dôjde v stĺpci na políčko 7, dostane 20 bodov, v každom z ôsmich stĺpcov. Všetci, kto tam dôjdu v rovnakom kole, dostanú 20; po tom kole už most nič neprináša.
lost-bridges-how = Platí to akokoľvek, číslom, šípkou, artefaktom alebo odmietnutím, aj keď postúpiš ďalej. Body za mosty sa pripíšu, keď sa kolo uzavrie.
lost-bridges-shown = Voľný; prekročený, body čoskoro prídu; získaný; patrí iným.

lost-refusing = Odmietnutie
lost-refusing-die = Kto nič nezapíše, označí políčko v stĺpci kociek. Odmietnuť smieš vždy; keď nesedí žiadna dvojica, musíš. Označiť krúžok alebo artefakt je zápis.
lost-refusing-ninth = Deviate označenie ťa nechá bez síl: hráš ďalej, ale stĺpec kociek platí 0. Most tam získaný zostáva.
lost-refusing-more = Odmietnutie po deviatej kocke alebo desiaty artefakt nemá účinok.
lost-refusing-eight = Osem odmietnutí
lost-refusing-nine = Deviate: bez síl

lost-end = Koniec
lost-end-when = Hra sa končí po kole, v ktorom sú všetci bez síl alebo je prekročených všetkých osem mostov, nech už kýmkoľvek. Žiadna hra netrvá dlhšie než 78 kôl.
lost-end-wins = Vyhráva najvyšší súčet. Rovnaké súčty sa delia o miesto: 1, 1, 3.

lost-scoring = Bodovanie
lost-scoring-table = Čo prinesie stĺpec podľa počtu plných políčok:
lost-spaces = Políčka
lost-expedition = Výprava
lost-doubled = S ×2
lost-scoring-circle = Krúžok zdvojnásobí zisk aj stratu. Bez čísla platí 0.
lost-scoring-sum = Súčet: šesť výprav, artefakty, kocky a 20 za každý most.
lost-scoring-shown = So štyrmi mostami má tento hárok hodnotu { $total }.
