results-alone = Deine Stadt: { SIGN($score) }
result-gap = { $gap ->
    [0] { $name } hat gleich viele Punkte
    [one] { $name } liegt { $gap } Punkt vorn
   *[other] { $name } liegt { $gap } Punkte vorn
}
results-lead = { $gap ->
    [0] weniger Powers oder Runden entscheiden
    [one] { $gap } Punkt Vorsprung
   *[other] { $gap } Punkte Vorsprung
}
results-unranked = –
results-left = gegangen
results-options = Optionen
rematch = REVANCHE
evening-title = { $n ->
    [one] { $n } Partie
   *[other] Bisher { $n } Partien
}
evening-played = Partien
evening-won = Siege
evening-points = Punkte
share-result = Das Ergebnis
share-copy = Ergebnis kopieren
share-alone = Mein Ergebnis: { SIGN($score) }
share-rank = { $rank }. { $name }: { SIGN($score) }
share-left = { $name } ist gegangen

par-line = Richtwert { $par } · bester Fund { $best }
par-alone = Richtwert { $par }
par-board = Bester Fund
par-note = Der Richtwert ist, was { $name }, der stärkste Bot, aus diesen Würfeln macht; beim besten Fund waren alle Würfel im Voraus bekannt.
par-seats-note = Der Richtwert ist, was { $name }, der stärkste Bot, auf deinem Platz aus diesen Würfeln macht, mit Bots auf allen anderen.
par-seats-best = Beim besten Fund dort waren alle Würfel im Voraus bekannt.
par-gold = Gold
par-silver = Silber
par-bronze = Bronze
