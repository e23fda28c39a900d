results-alone = Sua cidade: { SIGN($score) }
result-gap = { $gap ->
    [0] { $name } tem a mesma pontuação
    [one] { $name } está { $gap } ponto à frente
   *[other] { $name } está { $gap } pontos à frente
}
results-lead = { $gap ->
    [0] menos Powers ou rodadas decidem
    [one] { $gap } ponto à frente
   *[other] { $gap } pontos à frente
}
results-unranked = –
results-left = saiu
results-options = Opções
rematch = REVANCHE
evening-title = { $n ->
    [one] { $n } partida
   *[other] { $n } partidas até agora
}
evening-played = Partidas
evening-won = Vitórias
evening-points = Pontos
share-result = O resultado
share-copy = Copiar o resultado
share-alone = Minha pontuação: { SIGN($score) }
share-rank = { $rank }. { $name }: { SIGN($score) }
share-left = { $name } saiu

par-line = Referência { $par } · melhor encontrado { $best }
par-alone = Referência { $par }
par-board = Melhor encontrado
par-note = A referência é o que { $name }, o bot mais forte, faz com estes dados; o melhor foi encontrado conhecendo todos os dados de antemão.
par-seats-note = A referência é o que { $name }, o bot mais forte, faz com estes dados no seu lugar, com bots em todos os outros.
par-seats-best = O melhor foi encontrado ali conhecendo todos os dados de antemão.
par-gold = Ouro
par-silver = Prata
par-bronze = Bronze
