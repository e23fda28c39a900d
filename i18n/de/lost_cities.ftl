lost_cities-name = Lost Cities: Roll & Write
lost_cities-who = 2–5 Personen
column-plain = { $column ->
        [red] Rot
        [orange] Orange
        [yellow] Gelb
        [green] Grün
        [blue] Blau
        [purple] Lila
        [artifacts] Artefakte
       *[refusals] Würfel
    }
column-name = { $column ->
        [red] Rot, Berg
        [orange] Orange, Sonne
        [yellow] Gelb, Säule
        [green] Grün, Blatt
        [blue] Blau, Welle
        [purple] Lila, Auge
        [artifacts] Artefakte
       *[refusals] Würfel
    }
sheet-own = Dein Spielblatt
sheet-of = {$name}: Spielblatt
way-label = { $count ->
        [0] { column-name }: noch keine Zahl.
       *[other] { column-name }: {$numbers}.
    }
way-marks = { column-name }: {$count} von 9.
way-next = { $mark ->
        [arrow] Als Nächstes: Feld {$space}, ein Pfeil.
        [artifact] Als Nächstes: Feld {$space}, ein Artefakt.
       *[plain] Als Nächstes: Feld {$space}.
    }
way-circle = ×2 ist markiert.
way-circle-hoped = Mit deiner Auswahl: ×2.
way-hoped = Mit deiner Auswahl: bis Feld {$space}.
way-bridge = { $state ->
        [mine] Brücke gewonnen.
        [gone] Brücke vergeben.
        [soon] Brücke überquert, sie zählt am Ende der Runde.
       *[open] Brücke offen.
    }
way-points = { $n ->
        [one] {SIGN($n)} Punkt.
       *[other] {SIGN($n)} Punkte.
    }
way-points-hoped = {SIGN($n)} Punkte, mit deiner Auswahl {SIGN($later)}.
you-roll = Du würfelst
rolls = {$name} würfelt
you-took = Du nimmst {$number} und { column-name }
has-taken = {$name} nimmt {$number} und { column-name }
you-refused = Du verzichtest
refused = {$name} verzichtet
three-colours = { $first }; { $second }; { $third }
dice-aloud = Runde {$turn}: {$colours}; {$numbers}.
sheets-aloud = Alle Entscheidungen sind offen, du hast {SIGN($total)}.
sheets-after = { $turn ->
        [0] Die anderen
       *[other] Die anderen, nach Runde {$turn}
    }
standing = { $state ->
        [active] würfelt und wählt zuerst
        [took] hat offen gewählt
        [done] hat gewählt
        [thinking] überlegt noch
        [away] abwesend
        [gone] ist gegangen
       *[waits] wartet
    }
exhausted = erschöpft
took = nimmt {$number} und { column-name }
took-nothing = verzichtet
colour-title = Farbe
number-title = Zahl
colour-dice = Farbwürfel
number-dice = Zahlenwürfel
colour-die = { $state ->
        [chosen] Farbwürfel {$n}: {$face}, ausgewählt
        [gone] Farbwürfel {$n}: {$face}, vergeben
        [nowhere] Farbwürfel {$n}: {$face}, passt zu keiner Zahl
        [apart] Farbwürfel {$n}: {$face}, passt nicht zur gewählten Zahl
       *[free] Farbwürfel {$n}: {$face}
    }
number-die = { $state ->
        [chosen] Zahlenwürfel {$n}: {$face}, ausgewählt
        [gone] Zahlenwürfel {$n}: {$face}, vergeben
        [nowhere] Zahlenwürfel {$n}: {$face}, passt zu keiner Farbe
        [apart] Zahlenwürfel {$n}: {$face}, passt nicht zur gewählten Farbe
       *[free] Zahlenwürfel {$n}: {$face}
    }
pick-hint = Eine Farbe, eine Zahl. Eine 0 markiert erst ×2, später zählt sie als 10.
plan-hint = Du kannst schon auswählen. Niemand sieht es.
arrow-asks = Der Pfeil auf { column-plain }, Feld {$space}
arrow-none = Keine
arrow-back = Zurück zum Pfeil davor
fact-fill = {$value} auf { column-plain }, Feld {$space}
fact-circle = ×2 von { column-plain }
fact-artifact = { $space ->
        [0] kein Artefakt mehr frei
       *[other] Artefakt {$space}
    }
fact-die = { $space ->
        [0] kein Würfel mehr frei
       *[other] Würfel {$space}
    }
fact-bridge = Brücke { column-plain } +{$points}
change-picked = {$change} mit deiner Auswahl
write = {$number} EINTRAGEN
write-where = { column-plain }, Feld {$space}
write-circle = ×2 MARKIEREN
write-circle-where = { column-plain }
write-artifact = ARTEFAKT MARKIEREN
write-artifact-where = Feld {$space}
refuse = VERZICHTEN
refuse-small = Verzichten
marks-die = { $left ->
        [0] markiert nichts
       *[other] markiert einen Würfel
    }
nothing-fits = nichts passt
pick-both = Wähle eine Farbe und eine Zahl
pick-colour = Wähle eine Farbe
pick-number = Wähle eine Zahl
arrow-where = Wohin führt der Pfeil?
chooses-first = {$name} wählt zuerst
choice-made = Deine Wahl steht.
choice-open = Alle sehen sie. Jetzt wählen die anderen.
expeditions = Expeditionen
artifacts = Artefakte
refusals = Verzichte
bridges = Brücken
chosen-of = Gewählt: {$n} von {$total}. Was die anderen wählen, wird zusammen aufgedeckt.
spaces-filled = { $circle ->
        [yes] {$n} von 9, ×2
       *[no] {$n} von 9
    }
expeditions-begun = { $n ->
        [one] {$n} Expedition
       *[other] {$n} Expeditionen
    }
bridges-won = { $n ->
        [0] keine Brücken
        [one] {$n} Brücke
       *[other] {$n} Brücken
    }
ended-bridges = Alle acht Brücken sind überquert.
ended-exhausted = Alle sind erschöpft.
ended-bridges_and_exhausted = Alle acht Brücken sind überquert, und alle sind erschöpft.
first-die = Wähle eine Farbe oder eine Zahl.
first-die-line = Du brauchst von beidem einen Würfel.
first-pair = Jetzt den anderen.
first-pair-line = Eine Spalte füllt sich von unten, ihre Zahlen werden nie kleiner.
first-write = Die gestrichelte Zahl sagt, was es bringt.
first-write-line = Wähle um, bis es passt. Oder verzichte und markiere einen Würfel.
key-arrow = Pfeil
key-write = eintragen
key-colour = Farbe wählen
key-number = Zahl wählen
key-lead = wohin ein Pfeil führt
key-lead-nowhere = ein Pfeil führt nirgendwohin
key-steps = von Knopf zu Knopf
lower = Diese Zahl ist kleiner als die oberste hier. Nimm eine gleiche oder größere.
circle_taken = Der Kreis dieser Expedition ist schon markiert.
changes_nothing = Auf deinem Blatt würde sich nichts ändern. Nimm andere Würfel oder verzichte.
arrow_missing = Ein Pfeil ist noch offen: Rücke eine Expedition vor oder keine.
arrow_extra = Es gibt keinen Pfeil mehr, dem man folgen kann.
arrow_not_started = Ein Pfeil rückt nur eine begonnene Expedition vor.
arrow_bad_column = Der Pfeil führt zu keiner Expedition.
number_taken = Dieser Zahlenwürfel ist vergeben. Wähle einen anderen.
colour_taken = Dieser Farbwürfel ist vergeben. Wähle einen anderen.
bad_number = Dieser Zahlenwürfel liegt nicht auf dem Tisch.
bad_colour = Dieser Farbwürfel liegt nicht auf dem Tisch.
not_active = Warte: Wer gewürfelt hat, wählt zuerst.
results-winner-lost_cities = { $name } kam am weitesten
results-you-lost_cities = Du kamst am weitesten
results-tie-lost_cities = Gleichstand

review-others = Was die anderen taten
review-luck-lost_cities = Was Würfel und andere gaben

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Überquert die Brücke von { column-plain }: +{$points}.
hint-column = Von {SIGN($before)} auf {SIGN($after)}: { column-plain }.
hint-circle = ×2, solange noch keine Zahl da steht: { column-plain }.
hint-arrow = Der Pfeil füllt auch { column-plain }.
hint-artifact = Markiert Artefakt {$space}.
hint-room = { $n ->
        [one] Noch {$n} von 10 Zahlen passt: { column-plain }.
       *[other] Noch {$n} von 10 Zahlen passen: { column-plain }.
    }
hint-refuse = Jedes Paar würde mehr verderben, als es bringt.
