results-alone = Ta ville : { SIGN($score) }
result-gap = { $gap ->
    [0] { $name } a le même score
    [one] { $name } a { $gap } point d’avance
   *[other] { $name } a { $gap } points d’avance
}
results-lead = { $gap ->
    [0] départage : moins de Powers ou de tours
    [one] { $gap } point d’avance
   *[other] { $gap } points d’avance
}
results-unranked = –
results-left = n’est plus là
results-options = Options
rematch = REVANCHE
evening-title = { $n ->
    [one] { $n } partie
   *[other] { $n } parties jusqu’ici
}
evening-played = Parties
evening-won = Gagnées
evening-points = Points
share-result = Le résultat
share-copy = Copier le résultat
share-alone = Mon score : { SIGN($score) }
share-rank = { $rank }. { $name } : { SIGN($score) }
share-left = { $name } n’a pas fini

par-line = Repère { $par } · meilleur trouvé { $best }
par-alone = Repère { $par }
par-board = Meilleur trouvé
par-note = Le repère est ce que { $name }, le bot le plus fort, tire de ces dés ; le meilleur a été trouvé en connaissant tous les dés d’avance.
par-seats-note = Le repère est ce que { $name }, le bot le plus fort, tire de ces dés à ta place, avec des bots à toutes les autres.
par-seats-best = Le meilleur y a été trouvé en connaissant tous les dés d’avance.
par-gold = Or
par-silver = Argent
par-bronze = Bronze
