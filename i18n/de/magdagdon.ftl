difficulty = Schwierigkeit
terms = { $powers ->
        [0] {$dice} Würfel · keine Sterne
        [one] {$dice} Würfel · {$powers} Stern
       *[other] {$dice} Würfel · {$powers} Sterne
    }
pace = Tempo
pace-together = Gemeinsam
pace-own = Frei
clock = Uhr
clock-off = Aus
clock-seconds = {$n} s
mode = { $pace ->
        [own] { $difficulty } · freies Tempo
       *[together] { $clock ->
            [0] { $difficulty } · gemeinsam
           *[other] { $difficulty } · gemeinsam · {$clock} s
        }
    }
turn-n = Runde {$turn}
room-code = Raum {$code}
others-after = { $turn ->
        [0] Die anderen
       *[other] Die anderen, nach Runde {$turn}
    }
seat-state = { $state ->
        [done] hat gewählt
        [away] abwesend
        [finished] Brett voll
        [gone] ist gegangen
       *[thinking] überlegt noch
    }
seat-progress = Runde {$turn} · {$filled} von 16
points = { $n ->
        [one] {SIGN($n)} Punkt
       *[other] {SIGN($n)} Punkte
    }
gain = { $n ->
        [0] 0
       *[other] +{$n}
    }
loss = { $n ->
        [0] 0
       *[other] −{$n}
    }
score-own = Dein Ergebnis
gain-staged = +{$n} mit den bereitgelegten Würfeln
base = Basis
bonuses = Linien
ruins = Ruinen
powers = Powers
total = Summe
ruin_count = Ruinen
powers_used = Eingesetzte Powers
turns = Runden
boards_full = Alle Bretter sind voll.
board-own = Dein Brett
cell-label = Zeile {$row}, Spalte {$column}, { $state ->
        [stone] Zahl {$value}
        [staged] {$value}, noch nicht bestätigt
        [ruin] Ruine
        [legal] leer, {$value} passt
        [doomed] leer, kann fallen
        [picked] leer, soll fallen
       *[empty] leer
    }
row-label = { $bonus ->
        [none] { $state ->
            [dead] Zeile {$n}: {$sum}, kein Bonus mehr
            [staged] Zeile {$n}: {$sum} mit den bereitgelegten Würfeln
           *[plain] Zeile {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Zeile {$n}: {$sum} und ein Bonus von {$points} mit den bereitgelegten Würfeln
           *[plain] Zeile {$n}: {$sum} und ein Bonus von {$points}
        }
    }
column-label = { $bonus ->
        [none] { $state ->
            [dead] Spalte {$n}: {$sum}, kein Bonus mehr
            [staged] Spalte {$n}: {$sum} mit den bereitgelegten Würfeln
           *[plain] Spalte {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Spalte {$n}: {$sum} und ein Bonus von {$points} mit den bereitgelegten Würfeln
           *[plain] Spalte {$n}: {$sum} und ein Bonus von {$points}
        }
    }
straight = STRASSE
four-of-a-kind = VIERLING
two-pairs = ZWEI PAARE
tray = Deine Würfel
die-label = { $state ->
        [staged] Würfel {$n} zeigt {$value}, liegt auf dem Brett: zurücknehmen
        [chosen] Würfel {$n} zeigt {$value}, in der Hand
        [nowhere] Würfel {$n} zeigt {$value}, passt nirgends
       *[free] Würfel {$n} zeigt {$value}
    }
undo = Rückgängig
roll-aloud = { $magdagdon ->
        [yes] Runde {$turn}: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Runde {$turn}: {$first}, {$second}, {$third}, {$fourth}.
    }
dice-now = { $magdagdon ->
        [yes] Deine Würfel jetzt: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Deine Würfel jetzt: {$first}, {$second}, {$third}, {$fourth}.
    }
reveal-aloud = { $who ->
        [all] Alle Bretter sind aufgedeckt, du hast {SIGN($total)}.
       *[own] Du hast {SIGN($total)}.
    }
hand-aloud = { $n ->
        [0] {$value} in der Hand, passt nirgends.
        [one] {$value} in der Hand, passt auf {$n} Feld.
       *[other] {$value} in der Hand, passt auf {$n} Felder.
    }
laid-aloud = {$value} auf Zeile {$row}, Spalte {$column}.
may-confirm = Du kannst bestätigen.
stones-set = Deine Steine sitzen.
ruin-set = Dein Feld ist gefallen.
choice-hidden = Niemand sieht das, bevor alle gewählt haben.
board-full = Dein Brett ist voll.
board-full-more = Die anderen spielen weiter.
powers-left = { $left ->
        [0] Keine Powers mehr
        [one] Noch {$left} Power, sie kostet {$cost}
       *[other] Noch {$left} Powers, die nächste kostet {$cost}
    }
power-next = { $left ->
        [0] keine mehr
       *[other] nächste −{$cost}
    }
decrease = SENKEN
increase = ERHÖHEN
reroll = NEU WÜRFELN
or-change-the-roll = oder den Wurf ändern
choose-a-die = erst einen Würfel wählen
powers-stay = { $n ->
        [0] kein Stern bleibt
        [one] {$n} Stern bleibt
       *[other] {$n} Sterne bleiben
    }
roll = WÜRFELN
confirm = BESTÄTIGEN
dice-staged = {$n} von 4 Würfeln
place-more = { $n ->
        [one] Setze noch {$n} Würfel
       *[other] Setze noch {$n} Würfel
    }
take-one-back = Nichts passt: hol einen zurück
let-it-fall = FALLEN LASSEN
choose-a-cell = wähle ein Feld
this-cell = dieses Feld, −{$cost}
choose-dice = wähle Würfel
dice-for = { $n ->
        [one] {$n} Würfel, −{$cost}
       *[other] {$n} Würfel, −{$cost}
    }
waiting-for = { $n ->
        [0] Alle haben gewählt
        [one] Warten auf {$n} Person
       *[other] Warten auf {$n} Personen
    }
when-the-line-is-back = sobald verbunden
when-saving-works = sobald gespeichert wird
magdagdon-why = { $powers ->
        [none] { $n ->
            [one] Nicht einmal {$n} dieser Würfel lässt sich setzen. Ein leeres Feld fällt.
           *[other] Von diesen Würfeln lassen sich keine {$n} setzen. Ein leeres Feld fällt.
        }
       *[some] { $n ->
            [one] Nicht einmal {$n} dieser Würfel lässt sich setzen. Ein leeres Feld fällt, oder eine Power ändert den Wurf.
           *[other] Von diesen Würfeln lassen sich keine {$n} setzen. Ein leeres Feld fällt, oder eine Power ändert den Wurf.
        }
    }
roll-of-all = Der gemeinsame Wurf
ready-of = {$n} von {$total} bereit. Die Bretter öffnen sich zusammen.
at-own-pace = {$n} von {$total} Brettern voll. Sie öffnen sich am Ende.
board-summary = { $lines ->
        [0] { $ruins ->
            [0] keine Bonuslinien
            [one] keine Bonuslinien · {$ruins} Ruine
           *[other] keine Bonuslinien · {$ruins} Ruinen
        }
        [one] { $ruins ->
            [0] {$lines} Bonuslinie
            [one] {$lines} Bonuslinie · {$ruins} Ruine
           *[other] {$lines} Bonuslinie · {$ruins} Ruinen
        }
       *[other] { $ruins ->
            [0] {$lines} Bonuslinien
            [one] {$lines} Bonuslinien · {$ruins} Ruine
           *[other] {$lines} Bonuslinien · {$ruins} Ruinen
        }
    }
best-line = Beste Linie
best-row = Zeile {$n} · {$bonus}
best-column = Spalte {$n} · {$bonus}
first-choose = Nimm einen Würfel.
first-choose-line = Alle haben diese vier.
first-lay = Jetzt ein Feld.
first-lay-line = Der erste Würfel darf überall stehen: Jedes Feld ist markiert.
first-beside = Nachbarn liegen höchstens 1 auseinander.
first-beside-line = Der nächste grenzt an eine Zahl. Was nirgends passt, liegt flach.
first-confirm = BESTÄTIGEN macht Würfel zu Stein.
first-confirm-line = Vorher kannst du mehr setzen oder sie zurücknehmen.
key-space = Leertaste
key-enter = Enter
key-choose = Würfel wählen
key-place = setzen
key-back = zurücknehmen
key-confirm = bestätigen
key-walk = über das Brett gehen
key-let-go = loslassen
turn_passed = Runde {$turn} ist schon vorbei.
already_chosen = Deine Wahl für diese Runde steht schon.
power_passed = Diese Power ist schon eingesetzt.
occupied = Dieses Feld ist besetzt. Nimm ein leeres.
not_adjacent = Der Würfel muss an eine Zahl grenzen: oben, unten, links oder rechts.
differs = Eine {$value} passt nicht neben eine {$neighbour}: höchstens 1 Unterschied.
too_few = { $minimum ->
        [one] Setze in dieser Runde mindestens {$minimum} Würfel.
       *[other] Setze in dieser Runde mindestens {$minimum} Würfel.
    }
die_used_twice = Ein Würfel zählt einmal. Nimm einen anderen.
die_staged = Dieser Würfel liegt auf dem Brett. Nimm ihn erst zurück.
bad_die = Diesen Würfel gibt es nicht. Es sind vier.
bad_cell = Dieses Feld gibt es nicht. Das Brett hat sechzehn.
not_magdagdon = Diese Würfel lassen sich noch setzen, also fällt nichts.
no_powers_left = { $difficulty ->
        [NIGHTMARE] In NIGHTMARE gibt es keine Powers.
       *[other] Du hast keine Powers mehr.
    }
out_of_range = Ein Würfel zeigt 1 bis 6, nicht weniger und nicht mehr.
no_dice = Wähle mindestens einen Würfel, der neu gewürfelt wird.
not_rolled = Noch wurde nicht gewürfelt.
game_over = Diese Partie ist vorbei.
choose-die-first = Wähle erst einen Würfel, dann das Feld.
die-for-power = Wähle erst einen Würfel, dann die Power.
results-winner-magdagdon = { $name } nimmt die Stadt
results-you-magdagdon = Du nimmst die Stadt
results-tie-magdagdon = Die Stadt wird geteilt

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Gleiche Würfel, zwei Geschichten
stories-turn = { $name } { $theirs }, du { $mine }

review-title = Glück und Können
review-start = Vor dem ersten Wurf
review-luck = Was die Würfel gaben
review-cost = Was deine Züge kosteten
review-score = Dein Ergebnis
review-note = Erwartete Punkte von { $name }, dem stärksten Bot.
review-turns = Runde für Runde
review-roll = Wurf
review-head-luck = Glück
review-head-cost = Verlust
review-best = optimal
review-power = { $name } hätte zuerst eine Power eingesetzt.
review-nothing = Besser ging es nicht.
review-ways = { $n ->
        [one] {$n} Brett war gleich gut.
       *[other] {$n} Bretter waren gleich gut.
    }

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

hint-line = { $axis ->
        [column] Spalte {$n} wäre vollständig: +{$points}.
       *[row] Zeile {$n} wäre vollständig: +{$points}.
    }
hint-waits = { $axis ->
        [column] Spalte {$n} wartet dann auf eine {$face}: +{$points}.
       *[row] Zeile {$n} wartet dann auf eine {$face}: +{$points}.
    }
hint-fewer = Ein Würfel mehr würde etwa {$points} kosten.
hint-open = { $n ->
        [one] Hält {$n} Feld für {$low} und {$high} offen.
       *[other] Hält {$n} Felder für {$low} und {$high} offen.
    }
hint-open-all = Jede Zahl findet noch ein Feld.
hint-power = Diese Power kostet {$cost} und bringt etwa {$gains}.
hint-power-pays = Diese Power kostet {$cost} und lohnt sich.
hint-ruin = Zeile {$row} und Spalte {$column} verlieren dabei am wenigsten.
hint-best = Nichts anderes verspricht mehr.
