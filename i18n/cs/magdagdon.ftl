difficulty = Obtížnost
terms = { $powers ->
        [0] {$dice} kostky · bez hvězd
        [one] {$dice} kostky · {$powers} hvězda
        [few] {$dice} kostky · {$powers} hvězdy
       *[other] {$dice} kostky · {$powers} hvězd
    }
pace = Tempo
pace-together = Společné
pace-own = Volné
clock = Čas
clock-off = Bez limitu
clock-seconds = {$n} s
mode = { $pace ->
        [own] { $difficulty } · volné tempo
       *[together] { $clock ->
            [0] { $difficulty } · společně
           *[other] { $difficulty } · společně · {$clock} s
        }
    }
turn-n = Kolo {$turn}
room-code = Místnost {$code}
others-after = { $turn ->
        [0] Ostatní
       *[other] Ostatní, po kole {$turn}
    }
seat-state = { $state ->
        [done] má vybráno
        [away] je pryč
        [finished] plná deska
        [gone] už nehraje
       *[thinking] ještě přemýšlí
    }
seat-progress = Kolo {$turn} · {$filled} ze 16
points = { $n ->
        [one] {SIGN($n)} bod
        [few] {SIGN($n)} body
       *[other] {SIGN($n)} bodů
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
gain-staged = +{$n} s připravenými kostkami
base = Základ
bonuses = Linie
ruins = Ruiny
powers = Majda Power
total = Celkem
ruin_count = Ruiny
powers_used = Použití Majda Power
turns = Kola
boards_full = Všechny desky jsou plné.
board-own = Tvoje deska
cell-label = Řádek {$row}, sloupec {$column}, { $state ->
        [stone] číslo {$value}
        [staged] {$value}, zatím nepotvrzeno
        [ruin] ruina
        [legal] prázdné, {$value} sedí
        [doomed] prázdné, může spadnout
        [picked] prázdné, má spadnout
       *[empty] prázdné
    }
row-label = { $bonus ->
        [none] { $state ->
            [dead] Řádek {$n}: {$sum}, bonus už není možný
            [staged] Řádek {$n}: {$sum} s připravenými kostkami
           *[plain] Řádek {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Řádek {$n}: {$sum} a bonus {$points} s připravenými kostkami
           *[plain] Řádek {$n}: {$sum} a bonus {$points}
        }
    }
column-label = { $bonus ->
        [none] { $state ->
            [dead] Sloupec {$n}: {$sum}, bonus už není možný
            [staged] Sloupec {$n}: {$sum} s připravenými kostkami
           *[plain] Sloupec {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Sloupec {$n}: {$sum} a bonus {$points} s připravenými kostkami
           *[plain] Sloupec {$n}: {$sum} a bonus {$points}
        }
    }
straight = POSTUPKA
four-of-a-kind = ČTVEŘICE
two-pairs = DVA PÁRY
tray = Tvoje kostky
die-label = { $state ->
        [staged] Kostka {$n} ukazuje {$value}, leží na desce: vzít zpět
        [chosen] Kostka {$n} ukazuje {$value}, máš ji v ruce
        [nowhere] Kostka {$n} ukazuje {$value}, nikam nesedí
       *[free] Kostka {$n} ukazuje {$value}
    }
undo = Vrátit krok
roll-aloud = { $magdagdon ->
        [yes] Kolo {$turn}: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Kolo {$turn}: {$first}, {$second}, {$third}, {$fourth}.
    }
dice-now = { $magdagdon ->
        [yes] Tvoje kostky teď: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Tvoje kostky teď: {$first}, {$second}, {$third}, {$fourth}.
    }
reveal-aloud = { $who ->
        [all] Všechny desky jsou odhalené, máš {SIGN($total)}.
       *[own] Máš {SIGN($total)}.
    }
hand-aloud = { $n ->
        [0] {$value} v ruce, nikam nesedí.
        [one] {$value} v ruce, sedí na {$n} políčko.
        [few] {$value} v ruce, sedí na {$n} políčka.
       *[other] {$value} v ruce, sedí na {$n} políček.
    }
laid-aloud = {$value}: řádek {$row}, sloupec {$column}.
may-confirm = Můžeš potvrdit.
stones-set = Tvoje kameny drží.
ruin-set = Tvoje políčko spadlo.
choice-hidden = Tohle nikdo neuvidí, dokud nemají vybráno všichni.
board-full = Tvoje deska je plná.
board-full-more = Ostatní hrají dál.
powers-left = { $left ->
        [0] Majda Power už nezbývá
        [one] Majda Power: zbývá {$left} použití, stojí {$cost}
        [few] Majda Power: zbývají {$left} použití, další stojí {$cost}
       *[other] Majda Power: zbývá {$left} použití, další stojí {$cost}
    }
power-next = { $left ->
        [0] už žádné
       *[other] další −{$cost}
    }
decrease = SNÍŽIT
increase = ZVÝŠIT
reroll = HODIT ZNOVU
or-change-the-roll = nebo změň hod
choose-a-die = napřed vyber kostku
powers-stay = { $n ->
        [0] žádná hvězda nezbude
        [one] zbude {$n} hvězda
        [few] zbudou {$n} hvězdy
       *[other] zbude {$n} hvězd
    }
roll = HODIT
confirm = POTVRDIT
dice-staged = {$n} ze 4 kostek
place-more = { $n ->
        [one] Polož ještě {$n} kostku
        [few] Polož ještě {$n} kostky
       *[other] Polož ještě {$n} kostek
    }
take-one-back = Nic nesedí: vezmi kostku zpět
let-it-fall = AŤ SPADNE
choose-a-cell = vyber políčko
this-cell = toto políčko, −{$cost}
choose-dice = vyber kostky
dice-for = { $n ->
        [one] {$n} kostka, −{$cost}
        [few] {$n} kostky, −{$cost}
       *[other] {$n} kostek, −{$cost}
    }
waiting-for = { $n ->
        [0] Všichni mají vybráno
        [one] Čekáme na {$n} člověka
        [few] Čekáme na {$n} lidi
       *[other] Čekáme na {$n} lidí
    }
when-the-line-is-back = až se vrátí spojení
when-saving-works = až půjde ukládat
magdagdon-why = { $powers ->
        [none] { $n ->
            [one] Z těchto kostek nejde položit ani {$n}. Jedno prázdné políčko spadne.
            [few] Z těchto kostek nejde položit {$n}. Jedno prázdné políčko spadne.
           *[other] Z těchto kostek nejde položit {$n}. Jedno prázdné políčko spadne.
        }
       *[some] { $n ->
            [one] Z těchto kostek nejde položit ani {$n}. Jedno prázdné políčko spadne, nebo hod změní Majda Power.
            [few] Z těchto kostek nejde položit {$n}. Jedno prázdné políčko spadne, nebo hod změní Majda Power.
           *[other] Z těchto kostek nejde položit {$n}. Jedno prázdné políčko spadne, nebo hod změní Majda Power.
        }
    }
roll-of-all = Společný hod
ready-of = Připraveno {$n}/{$total}. Desky se odhalí společně.
at-own-pace = Plné desky: {$n}/{$total}. Odhalí se na konci.
board-summary = { $lines ->
        [0] { $ruins ->
            [0] žádná bonusová linie
            [one] žádná bonusová linie · {$ruins} ruina
            [few] žádná bonusová linie · {$ruins} ruiny
           *[other] žádná bonusová linie · {$ruins} ruin
        }
        [one] { $ruins ->
            [0] {$lines} bonusová linie
            [one] {$lines} bonusová linie · {$ruins} ruina
            [few] {$lines} bonusová linie · {$ruins} ruiny
           *[other] {$lines} bonusová linie · {$ruins} ruin
        }
        [few] { $ruins ->
            [0] {$lines} bonusové linie
            [one] {$lines} bonusové linie · {$ruins} ruina
            [few] {$lines} bonusové linie · {$ruins} ruiny
           *[other] {$lines} bonusové linie · {$ruins} ruin
        }
       *[other] { $ruins ->
            [0] {$lines} bonusových linií
            [one] {$lines} bonusových linií · {$ruins} ruina
            [few] {$lines} bonusových linií · {$ruins} ruiny
           *[other] {$lines} bonusových linií · {$ruins} ruin
        }
    }
best-line = Nejlepší linie
best-row = Řádek {$n} · {$bonus}
best-column = Sloupec {$n} · {$bonus}
first-choose = Vyber kostku.
first-choose-line = Tyhle čtyři mají všichni.
first-lay = Teď políčko.
first-lay-line = První kostka smí stát kdekoli: označené je každé políčko.
first-beside = Sousedé se liší nejvýš o 1.
first-beside-line = Další kostka se musí dotýkat čísla. Která nikam nesedí, leží naplocho.
first-confirm = POTVRDIT mění kostky v kámen.
first-confirm-line = Předtím můžeš přidat další nebo je vzít zpět.
key-space = Mezerník
key-enter = Enter
key-choose = vybrat kostku
key-place = položit
key-back = vzít zpět
key-confirm = potvrdit
key-walk = chodit po desce
key-let-go = pustit
turn_passed = Kolo {$turn} už skončilo.
already_chosen = Pro toto kolo už máš vybráno.
power_passed = Toto použití Majda Power už proběhlo.
occupied = Toto políčko je obsazené. Vyber prázdné.
not_adjacent = Kostka se musí dotýkat čísla: nahoře, dole, vlevo nebo vpravo.
differs = Vedle čísla {$neighbour} se {$value} nehodí: rozdíl smí být nejvýš 1.
too_few = { $minimum ->
        [one] V tomto kole polož aspoň {$minimum} kostku.
        [few] V tomto kole polož aspoň {$minimum} kostky.
       *[other] V tomto kole polož aspoň {$minimum} kostek.
    }
die_used_twice = Kostka platí jen jednou. Vyber jinou.
die_staged = Tato kostka leží na desce. Napřed ji vezmi zpět.
bad_die = Taková kostka tu není. Jsou čtyři.
bad_cell = Takové políčko tu není. Deska jich má šestnáct.
not_magdagdon = Tyto kostky ještě jdou položit, takže nic nespadne.
no_powers_left = { $difficulty ->
        [NIGHTMARE] NIGHTMARE se hraje bez Majda Power.
       *[other] Majda Power už nemáš.
    }
out_of_range = Kostka ukazuje 1 až 6, ani míň, ani víc.
no_dice = Vyber aspoň jednu kostku, kterou hodíš znovu.
not_rolled = Kostky ještě nejsou hozené.
game_over = Tato hra skončila.
choose-die-first = Napřed vyber kostku, potom políčko.
die-for-power = Napřed vyber kostku, potom Majda Power.
results-winner-magdagdon = { $name } získává město
results-you-magdagdon = Získáváš město
results-tie-magdagdon = O město se dělíte

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Stejné kostky, dva příběhy
stories-turn = { $name } { $theirs }, ty { $mine }

review-title = Štěstí a um
review-start = Před prvním hodem
review-luck = Co daly kostky
review-cost = Co stály tvé volby
review-score = Tvoje skóre
review-note = Body, které by čekal nejsilnější bot, { $name }.
review-turns = Kolo po kole
review-roll = Hod
review-head-luck = Štěstí
review-head-cost = Ztráta
review-best = nejlépe
review-power = { $name }: nejdřív použití Majda Power.
review-nothing = Lépe to nešlo.
review-ways = { $n ->
        [one] Stejně dobrá byla {$n} deska.
        [few] Stejně dobré byly {$n} desky.
       *[other] Stejně dobrých bylo {$n} desek.
    }

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

hint-line = { $axis ->
        [column] Sloupec {$n} by byl úplný: +{$points}.
       *[row] Řádek {$n} by byl úplný: +{$points}.
    }
hint-waits = { $axis ->
        [column] Sloupec {$n} pak čeká na {$face}: +{$points}.
       *[row] Řádek {$n} pak čeká na {$face}: +{$points}.
    }
hint-fewer = Další kostka by stála asi {$points}.
hint-open = { $n ->
        [one] Pro {$low} a {$high} zůstane volné {$n} políčko.
        [few] Pro {$low} a {$high} zůstanou volná {$n} políčka.
       *[other] Pro {$low} a {$high} zůstane volných {$n} políček.
    }
hint-open-all = Každé číslo ještě najde políčko.
hint-power = Majda Power stojí {$cost} a přinese asi {$gains}.
hint-power-pays = Majda Power stojí {$cost} a vyplatí se.
hint-ruin = Řádek {$row} a sloupec {$column} tím ztratí nejméně.
hint-best = Nic jiného neslibuje víc.
