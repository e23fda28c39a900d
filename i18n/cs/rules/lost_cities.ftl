lost-sheet = Arch
lost-sheet-columns = Všichni mají stejný arch: osm sloupců po devíti políčkách, plněných zdola. Šest je pro výpravy, jeden pro artefakty, jeden pro kostky.
lost-sheet-between = Mezi políčky 6 a 7 každého sloupce leží most. Pod každou výpravou je její kroužek, ×2.
lost-sheet-house = Pro 2 až 5 lidí. Místa šipek a artefaktů jsou naše vlastní:
lost-arrow-spaces = Šipky na políčkách
lost-jar-spaces = Artefakty na políčkách

lost-turn = Kolo
lost-turn-roll = Jeden člověk hází, jednou: tři barevné kostky se šesti barvami, tři číselné kostky s 0 až 9. V dalším kole hází další místo, i když je bez sil nebo pryč.
lost-turn-first = Kdo hází, vybírá první, všem na očích: jednu barvu a jedno číslo k zápisu, nebo odmítnutí.
lost-turn-others = Pak vybírají všichni ostatní současně, každý za sebe: jednu barvu a jedno číslo ze dvou barev a dvou čísel, které zbyly, nebo odmítnutí. Stejné si jich smí vzít i víc.
lost-turn-gone = Vzatá kostka je pryč; stejná stěna na jiné kostce zůstává. Po odmítnutí zbývá všech šest kostek.
lost-turn-whole = Volba se posílá celá: dvojice a kam vede každá její šipka. Volby ostatních se odhalí společně.
lost-turn-clock = Když vyprší čas, platí to jako odmítnutí. Pro ostatní běží znovu od první volby.

lost-writing = Zápis
lost-writing-first = Výprava začíná číslem od 1 do 9 na svém nejnižším políčku.
lost-writing-circle = 0 u výpravy bez čísla označí její kroužek, jednou. Jen tehdy to jde a výprava tím nezačíná.
lost-writing-next = Potom je každé číslo stejné jako horní nebo vyšší a 0 platí za 10. Žádná výprava nemůže začít číslem 10.
lost-writing-full = Když je plných všech devět políček, číslo stejné jako deváté nebo vyšší označí místo toho artefakt.
lost-writing-nothing = Dvojice, která by na tvém archu nic nezměnila, plný sloupec při devíti označených artefaktech, se vzít nedá.
lost-writing-equal = { $value }: stačí stejné.
lost-writing-ten = Tady platí 0 za 10.
lost-writing-marks = 0 označí ×2.

lost-arrows = Šipky a artefakty
lost-arrows-jar = Číslo na džbánu označí jeden artefakt.
lost-arrows-may = Číslo na šipce ti dovolí posunout kteroukoli výpravu, i tu stejnou: její nejnižší prázdné políčko dostane číslo, které je tam nahoře.
lost-arrows-chain = Má-li to políčko šipku, džbán nebo most, platí i to: řetěz. Nikdy se nevětví a má nejvýš šest šipek.
lost-arrows-none = Každá šipka smí zůstat nevyužitá; tím řetěz končí. Výpravu bez čísla vybrat nejde; plná označí artefakt.
lost-arrows-shown = 4 na červené a její řetěz, na světlém podkladu.

lost-bridges = Mosty
lost-bridges-first = Kdo první dojde ve sloupci na políčko 7, dostane 20 bodů, v každém z osmi sloupců. Všichni, kdo tam dojdou ve stejném kole, dostanou 20; po tom kole už most nic nepřináší.
lost-bridges-how = Platí to jakkoli, číslem, šipkou, artefaktem nebo odmítnutím, i když postoupíš dál. Body za mosty se připíšou, když se kolo uzavře.
lost-bridges-shown = Volný; překročený, body brzy přijdou; získaný; patří jiným.

lost-refusing = Odmítnutí
lost-refusing-die = Kdo nic nezapíše, označí políčko ve sloupci kostek. Odmítnout smíš vždy; když nesedí žádná dvojice, musíš. Označit kroužek nebo artefakt je zápis.
lost-refusing-ninth = Deváté označení tě nechá bez sil: hraješ dál, ale sloupec kostek platí 0. Most tam získaný zůstává.
lost-refusing-more = Odmítnutí po deváté kostce nebo desátý artefakt nemá účinek.
lost-refusing-eight = Osm odmítnutí
lost-refusing-nine = Deváté: bez sil

lost-end = Konec
lost-end-when = Hra končí po kole, ve kterém jsou všichni bez sil nebo je překročeno všech osm mostů, ať už kýmkoli. Žádná hra netrvá déle než 78 kol.
lost-end-wins = Vyhrává nejvyšší součet. Stejné součty se dělí o místo: 1, 1, 3.

lost-scoring = Bodování
lost-scoring-table = Co přinese sloupec podle počtu plných políček:
lost-spaces = Políčka
lost-expedition = Výprava
lost-doubled = S ×2
lost-scoring-circle = Kroužek zdvojnásobí zisk i ztrátu. Bez čísla platí 0.
lost-scoring-sum = Součet: šest výprav, artefakty, kostky a 20 za každý most.
lost-scoring-shown = Se čtyřmi mosty má tento arch hodnotu { $total }.
