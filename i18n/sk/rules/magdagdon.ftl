mag-aim = Cieľ
mag-aim-line = Zaplň svoju dosku 4 × 4 políčok jednou prepojenou oblasťou čísel. Silné riadky a stĺpce prinášajú body, RUINY ich berú.

mag-turn = Kolo
mag-turn-roll = HODIŤ: štyri obyčajné kocky so šiestimi stenami. Celý stôl hrá s rovnakými štyrmi.
mag-turn-stage = Vyber kocku, potom označené políčko. Do potvrdenia môžeš vracať kroky, presúvať a meniť poradie, ako chceš.
mag-turn-confirm = POTVRDIŤ sa odomkne, len čo na doske leží minimum. Môžeš položiť viac. Kocky, ktoré zostali, prepadajú.
mag-turn-permanent = Čo je potvrdené, je kameň: zostane do konca hry.
mag-minimum = Kociek za kolo, aspoň
mag-turn-few = Keď je prázdnych políčok menej, musia sa zaplniť všetky: NIGHTMARE chce na posledných dvoch políčkach 2 kocky a na poslednom 1.

mag-fits = Čo sedí
mag-fits-first = Kým na doske nie je žiadne číslo, smie kocka na ktorékoľvek prázdne políčko, aj vedľa RUÍN.
mag-fits-touch = Každá ďalšia kocka sa dotýka čísla: hore, dole, vľavo alebo vpravo. Rohy sa nepočítajú.
mag-fits-differ = Je rovnaká ako každé číslo, ktorého sa dotýka, alebo sa líši najviac o 1. Medzi 3 a 4 sedí len 3 alebo 4.
mag-fits-ruin = RUINA nie je číslo: nič nespája a nič neobmedzuje.
mag-fits-order = Kocky položené v rovnakom kole platia hneď, takže záleží na poradí.
mag-fits-anywhere = Prvé číslo smie stáť kdekoľvek.
mag-fits-marked = Na označené políčka sedí { $value }.
mag-fits-apart = 4 vedľa 3: rozdiel 1.
mag-fits-both = 4 vedľa 3 a 4: sedí k obom.
mag-fits-ruins = 3 vedľa 2. RUINA nič nechce.
mag-fits-ordered = Najprv 4, potom 5 vedľa nej.

mag-lines = Línie
mag-lines-base = Každý riadok a každý stĺpec spočíta svoje čísla. Každé číslo sa tak počíta dvakrát.
mag-lines-bonus = Plná línia zo štyroch čísel prináša najviac jeden bonus.
mag-straight = Štyri po sebe idúce čísla v poradí línie: +60.
mag-straight-down = Aj nadol: +60.
mag-four = Štyrikrát rovnaké číslo: +40.
mag-pairs = Dve rôzne čísla, každé dvakrát, v ľubovoľnom poradí: +20.
mag-dead = S RUINOU
mag-dead-line = Zvyšné čísla sa počítajú ďalej, ale bonus nie je.

mag-powers = Majda Power
mag-powers-when = Majda Power mení hod. Použitie nikdy nie je povinné a v jednom kole ich smie byť niekoľko, kým nejaké zostáva: v ktoromkoľvek kole, pred MAGDAGDON aj počas neho.
mag-powers-step = ZNÍŽIŤ −1 a ZVÝŠIŤ +1 zmení jednu kocku presne o 1, nikdy pod 1 ani nad 6.
mag-powers-reroll = HODIŤ ZNOVA hodí spolu ešte raz jednu alebo viac kociek. Je to jedno použitie, nech ich je koľkokoľvek.
mag-powers-staged = Kocku, ktorá leží na doske, treba najprv vziať späť, kým ju Majda Power zmení.
mag-powers-worse = Majda Power môže z hrateľného hodu urobiť aj MAGDAGDON. To platí.
mag-powers-shown = Tri hviezdy sú tri použitia. Prvé stojí 10.
mag-powers-shown-then = Jedno je preč, ďalšie stojí 20.
mag-cost = Stoja, jedno po druhom
mag-powers-sum = Všetky tri v PEACEFUL stoja spolu 70. NIGHTMARE sa hrá bez Majda Power a bez postihu za použitie.

mag-fall = MAGDAGDON a RUINY
mag-fall-when = Keď tieto kocky nedávajú žiadny spôsob, ako položiť minimum, v žiadnom poradí, je kolo MAGDAGDON.
mag-fall-choice = Zachráň hod pomocou Majda Power, alebo ho prijmi, aj keď použitia zostávajú.
mag-fall-ruin = Kto prijme, vyberie ktorékoľvek prázdne políčko. To je do konca hry RUINA, stojí 15, a kolo sa končí.
mag-fall-again = Po použití Majda Power sa otázka kladie znova s novými kockami.
mag-fall-forced = Kým existuje spôsob, nič nepadá. Vráť kroky a polož kocky inak.
mag-fall-shown = 4, 5 a 6 nesedia vedľa 1 ani vedľa 2. Jedno políčko je vybrané.
mag-fall-fallen = Spadne.

mag-end = Koniec
mag-end-when = Hra sa končí, keď všetkých 16 políčok má číslo alebo RUINU. Každý hod sa počíta ako kolo, aj ten, ktorý sa končí RUINOU.
mag-end-sum = Skóre: dvakrát súčet všetkých čísel, plus bonusy línií, mínus 15 za každú RUINU, mínus Majda Power.
mag-end-kept = Spočíta sa hneď a uloží sa medzi rekordy, s dátumom, kolami a použitiami Majda Power.
mag-end-ties = Pri zhode skóre je vpredu menej použití Majda Power, potom menej kôl. Čo je rovnaké aj potom, delí sa o miesto.
mag-end-difficulty = Každá obtiažnosť má vlastné rekordy. Jej zmena začína novú hru.

mag-dice = Poctivé kocky
mag-dice-same = Všetky kocky jednej hry vychádzajú z jedného seedu: rovnaká kocka rovnakého kola je pre všetkých rovnaká, nech hrajú akokoľvek rýchlo.
mag-dice-reroll = Kto v rovnakom kole hodí tou istou kockou znova rovnaký počet ráz, dostane rovnakú stenu, nech bolo vybrané čokoľvek ďalšie.
mag-dice-proof = Každá stena je rovnako pravdepodobná. Odtlačok seedu (SHA-256) sa ukáže na začiatku, seed na konci. Žiadna kocka sa neposiela pred svojím kolom.
