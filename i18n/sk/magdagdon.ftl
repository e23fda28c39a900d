difficulty = Obtiažnosť
terms = { $powers ->
        [0] {$dice} kocky · bez hviezd
        [one] {$dice} kocky · {$powers} hviezda
        [few] {$dice} kocky · {$powers} hviezdy
       *[other] {$dice} kocky · {$powers} hviezd
    }
pace = Tempo
pace-together = Spoločné
pace-own = Voľné
clock = Čas
clock-off = Bez limitu
clock-seconds = {$n} s
mode = { $pace ->
        [own] { $difficulty } · voľné tempo
       *[together] { $clock ->
            [0] { $difficulty } · spoločne
           *[other] { $difficulty } · spoločne · {$clock} s
        }
    }
turn-n = Kolo {$turn}
room-code = Miestnosť {$code}
others-after = { $turn ->
        [0] Ostatní
       *[other] Ostatní, po kole {$turn}
    }
seat-state = { $state ->
        [done] má vybrané
        [away] je preč
        [finished] plná doska
        [gone] už nehrá
       *[thinking] ešte premýšľa
    }
seat-progress = Kolo {$turn} · {$filled} zo 16
points = { $n ->
        [one] {SIGN($n)} bod
        [few] {SIGN($n)} body
       *[other] {SIGN($n)} bodov
    }
gain = { $n ->
        [0] 0
       *[other] +{$n}
    }
loss = { $n ->
        [0] 0
       *[other] −{$n}
    }
score-own = Tvoje skóre
gain-staged = +{$n} s pripravenými kockami
base = Základ
bonuses = Línie
ruins = Ruiny
powers = Majda Power
total = Spolu
ruin_count = Ruiny
powers_used = Použitia Majda Power
turns = Kolá
boards_full = Všetky dosky sú plné.
board-own = Tvoja doska
cell-label = Riadok {$row}, stĺpec {$column}, { $state ->
        [stone] číslo {$value}
        [staged] {$value}, zatiaľ nepotvrdené
        [ruin] ruina
        [legal] prázdne, {$value} sedí
        [doomed] prázdne, môže spadnúť
        [picked] prázdne, má spadnúť
       *[empty] prázdne
    }
row-label = { $bonus ->
        [none] { $state ->
            [dead] Riadok {$n}: {$sum}, bonus už nie je možný
            [staged] Riadok {$n}: {$sum} s pripravenými kockami
           *[plain] Riadok {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Riadok {$n}: {$sum} a bonus {$points} s pripravenými kockami
           *[plain] Riadok {$n}: {$sum} a bonus {$points}
        }
    }
column-label = { $bonus ->
        [none] { $state ->
            [dead] Stĺpec {$n}: {$sum}, bonus už nie je možný
            [staged] Stĺpec {$n}: {$sum} s pripravenými kockami
           *[plain] Stĺpec {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Stĺpec {$n}: {$sum} a bonus {$points} s pripravenými kockami
           *[plain] Stĺpec {$n}: {$sum} a bonus {$points}
        }
    }
straight = POSTUPKA
four-of-a-kind = ŠTVORICA
two-pairs = DVA PÁRY
tray = Tvoje kocky
die-label = { $state ->
        [staged] Kocka {$n} ukazuje {$value}, leží na doske: vziať späť
        [chosen] Kocka {$n} ukazuje {$value}, máš ju v ruke
        [nowhere] Kocka {$n} ukazuje {$value}, nikam nesedí
       *[free] Kocka {$n} ukazuje {$value}
    }
undo = Vrátiť krok
roll-aloud = { $magdagdon ->
        [yes] Kolo {$turn}: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Kolo {$turn}: {$first}, {$second}, {$third}, {$fourth}.
    }
dice-now = { $magdagdon ->
        [yes] Tvoje kocky teraz: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Tvoje kocky teraz: {$first}, {$second}, {$third}, {$fourth}.
    }
reveal-aloud = { $who ->
        [all] Všetky dosky sú odhalené, máš {SIGN($total)}.
       *[own] Máš {SIGN($total)}.
    }
hand-aloud = { $n ->
        [0] {$value} v ruke, nikam nesedí.
        [one] {$value} v ruke, sedí na {$n} políčko.
        [few] {$value} v ruke, sedí na {$n} políčka.
       *[other] {$value} v ruke, sedí na {$n} políčok.
    }
laid-aloud = {$value}: riadok {$row}, stĺpec {$column}.
may-confirm = Môžeš potvrdiť.
stones-set = Tvoje kamene držia.
ruin-set = Tvoje políčko spadlo.
choice-hidden = Toto nikto neuvidí, kým nemajú vybrané všetci.
board-full = Tvoja doska je plná.
board-full-more = Ostatní hrajú ďalej.
powers-left = { $left ->
        [0] Majda Power už nezostáva
        [one] Majda Power: zostáva {$left} použitie, stojí {$cost}
        [few] Majda Power: zostávajú {$left} použitia, ďalšie stojí {$cost}
       *[other] Majda Power: zostáva {$left} použití, ďalšie stojí {$cost}
    }
power-next = { $left ->
        [0] už žiadne
       *[other] ďalšie −{$cost}
    }
decrease = ZNÍŽIŤ
increase = ZVÝŠIŤ
reroll = HODIŤ ZNOVA
or-change-the-roll = alebo zmeň hod
choose-a-die = najprv vyber kocku
powers-stay = { $n ->
        [0] žiadna hviezda nezostane
        [one] zostane {$n} hviezda
        [few] zostanú {$n} hviezdy
       *[other] zostane {$n} hviezd
    }
roll = HODIŤ
confirm = POTVRDIŤ
dice-staged = {$n} zo 4 kociek
place-more = { $n ->
        [one] Polož ešte {$n} kocku
        [few] Polož ešte {$n} kocky
       *[other] Polož ešte {$n} kociek
    }
take-one-back = Nič nesedí: vezmi kocku späť
let-it-fall = NECH SPADNE
choose-a-cell = vyber políčko
this-cell = toto políčko, −{$cost}
choose-dice = vyber kocky
dice-for = { $n ->
        [one] {$n} kocka, −{$cost}
        [few] {$n} kocky, −{$cost}
       *[other] {$n} kociek, −{$cost}
    }
waiting-for = { $n ->
        [0] Všetci majú vybrané
        [one] Čakáme na {$n} človeka
        [few] Čakáme na {$n} ľudí
       *[other] Čakáme na {$n} ľudí
    }
when-the-line-is-back = keď sa vráti spojenie
when-saving-works = keď pôjde ukladať
magdagdon-why = { $powers ->
        [none] { $n ->
            [one] Z týchto kociek sa nedá položiť ani {$n}. Jedno prázdne políčko spadne.
            [few] Z týchto kociek sa nedajú položiť {$n}. Jedno prázdne políčko spadne.
           *[other] Z týchto kociek sa nedá položiť {$n}. Jedno prázdne políčko spadne.
        }
       *[some] { $n ->
            [one] Z týchto kociek sa nedá položiť ani {$n}. Jedno prázdne políčko spadne, alebo hod zmení Majda Power.
            [few] Z týchto kociek sa nedajú položiť {$n}. Jedno prázdne políčko spadne, alebo hod zmení Majda Power.
           *[other] Z týchto kociek sa nedá položiť {$n}. Jedno prázdne políčko spadne, alebo hod zmení Majda Power.
        }
    }
roll-of-all = Spoločný hod
ready-of = Pripravené {$n}/{$total}. Dosky sa odhalia spoločne.
at-own-pace = Plné dosky: {$n}/{$total}. Odhalia sa na konci.
board-summary = { $lines ->
        [0] { $ruins ->
            [0] žiadna bonusová línia
            [one] žiadna bonusová línia · {$ruins} ruina
            [few] žiadna bonusová línia · {$ruins} ruiny
           *[other] žiadna bonusová línia · {$ruins} ruín
        }
        [one] { $ruins ->
            [0] {$lines} bonusová línia
            [one] {$lines} bonusová línia · {$ruins} ruina
            [few] {$lines} bonusová línia · {$ruins} ruiny
           *[other] {$lines} bonusová línia · {$ruins} ruín
        }
        [few] { $ruins ->
            [0] {$lines} bonusové línie
            [one] {$lines} bonusové línie · {$ruins} ruina
            [few] {$lines} bonusové línie · {$ruins} ruiny
           *[other] {$lines} bonusové línie · {$ruins} ruín
        }
       *[other] { $ruins ->
            [0] {$lines} bonusových línií
            [one] {$lines} bonusových línií · {$ruins} ruina
            [few] {$lines} bonusových línií · {$ruins} ruiny
           *[other] {$lines} bonusových línií · {$ruins} ruín
        }
    }
best-line = Najlepšia línia
best-row = Riadok {$n} · {$bonus}
best-column = Stĺpec {$n} · {$bonus}
first-choose = Vyber kocku.
first-choose-line = Tieto štyri majú všetci.
first-lay = Teraz políčko.
first-lay-line = Prvá kocka smie stáť kdekoľvek: označené je každé políčko.
first-beside = Susedia sa líšia najviac o 1.
first-beside-line = Ďalšia kocka sa musí dotýkať čísla. Ktorá nikam nesedí, leží naplocho.
first-confirm = POTVRDIŤ mení kocky na kameň.
first-confirm-line = Predtým môžeš pridať ďalšie alebo ich vziať späť.
key-space = Medzerník
key-enter = Enter
key-choose = vybrať kocku
key-place = položiť
key-back = vziať späť
key-confirm = potvrdiť
key-walk = chodiť po doske
key-let-go = pustiť
turn_passed = Kolo {$turn} sa už skončilo.
already_chosen = Pre toto kolo už máš vybrané.
power_passed = Toto použitie Majda Power už prebehlo.
occupied = Toto políčko je obsadené. Vyber prázdne.
not_adjacent = Kocka sa musí dotýkať čísla: hore, dole, vľavo alebo vpravo.
differs = Vedľa čísla {$neighbour} sa {$value} nehodí: rozdiel smie byť najviac 1.
too_few = { $minimum ->
        [one] V tomto kole polož aspoň {$minimum} kocku.
        [few] V tomto kole polož aspoň {$minimum} kocky.
       *[other] V tomto kole polož aspoň {$minimum} kociek.
    }
die_used_twice = Kocka platí len raz. Vyber inú.
die_staged = Táto kocka leží na doske. Najprv ju vezmi späť.
bad_die = Taká kocka tu nie je. Sú štyri.
bad_cell = Také políčko tu nie je. Doska ich má šestnásť.
not_magdagdon = Tieto kocky sa ešte dajú položiť, takže nič nespadne.
no_powers_left = { $difficulty ->
        [NIGHTMARE] NIGHTMARE sa hrá bez Majda Power.
       *[other] Majda Power už nemáš.
    }
out_of_range = Kocka ukazuje 1 až 6, ani menej, ani viac.
no_dice = Vyber aspoň jednu kocku, ktorú hodíš znova.
not_rolled = Kocky ešte nie sú hodené.
game_over = Táto hra sa skončila.
choose-die-first = Najprv vyber kocku, potom políčko.
die-for-power = Najprv vyber kocku, potom Majda Power.
results-winner-magdagdon = { $name } získava mesto
results-you-magdagdon = Získavaš mesto
results-tie-magdagdon = O mesto sa delíte

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Rovnaké kocky, dva príbehy
stories-turn = { $name } { $theirs }, ty { $mine }

review-title = Šťastie a um
review-start = Pred prvým hodom
review-luck = Čo dali kocky
review-cost = Čo stáli tvoje voľby
review-score = Tvoje skóre
review-note = Body, ktoré by čakal najsilnejší bot, { $name }.
review-turns = Kolo po kole
review-roll = Hod
review-head-luck = Šťastie
review-head-cost = Strata
review-best = najlepšie
review-power = { $name }: najprv použitie Majda Power.
review-nothing = Lepšie sa nedalo.
review-ways = { $n ->
        [one] Rovnako dobrá bola {$n} doska.
        [few] Rovnako dobré boli {$n} dosky.
       *[other] Rovnako dobrých bolo {$n} dosiek.
    }

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

hint-line = { $axis ->
        [column] Stĺpec {$n} by bol úplný: +{$points}.
       *[row] Riadok {$n} by bol úplný: +{$points}.
    }
hint-waits = { $axis ->
        [column] Stĺpec {$n} potom čaká na {$face}: +{$points}.
       *[row] Riadok {$n} potom čaká na {$face}: +{$points}.
    }
hint-fewer = Ďalšia kocka by stála asi {$points}.
hint-open = { $n ->
        [one] Pre {$low} a {$high} ostane voľné {$n} políčko.
        [few] Pre {$low} a {$high} ostanú voľné {$n} políčka.
       *[other] Pre {$low} a {$high} ostane voľných {$n} políčok.
    }
hint-open-all = Každé číslo ešte nájde políčko.
hint-power = Majda Power stojí {$cost} a prinesie asi {$gains}.
hint-power-pays = Majda Power stojí {$cost} a oplatí sa.
hint-ruin = Riadok {$row} a stĺpec {$column} tým stratia najmenej.
hint-best = Nič iné nesľubuje viac.
