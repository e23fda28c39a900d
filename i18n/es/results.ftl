results-alone = Tu ciudad: { SIGN($score) }
result-gap = { $gap ->
    [0] { $name } tiene la misma puntuación
    [one] { $name } va { $gap } punto por delante
   *[other] { $name } va { $gap } puntos por delante
}
results-lead = { $gap ->
    [0] desempate: menos Powers o menos turnos
    [one] { $gap } punto por delante
   *[other] { $gap } puntos por delante
}
results-unranked = –
results-left = se fue
results-options = Opciones
rematch = REVANCHA

evening-title = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas hasta ahora
}
evening-played = Partidas
evening-won = Ganadas
evening-points = Puntos

share-result = El resultado
share-copy = Copiar el resultado
share-alone = Mi puntuación: { SIGN($score) }
share-rank = { $rank }. { $name }: { SIGN($score) }
share-left = { $name }: se fue

par-line = Referencia { $par } · lo mejor hallado { $best }
par-alone = Referencia { $par }
par-board = Lo mejor hallado
par-note = La referencia es lo que logra con estos dados { $name }, el bot más fuerte; lo mejor se halló viendo todos los dados de antemano.
par-seats-note = La referencia es lo que logra con estos dados en tu sitio { $name }, el bot más fuerte, con bots en los demás.
par-seats-best = Lo mejor se halló ahí viendo todos los dados de antemano.
par-gold = Oro
par-silver = Plata
par-bronze = Bronce
