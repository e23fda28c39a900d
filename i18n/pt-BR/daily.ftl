daily-title = Desafio do dia
daily-line = { DAY($day, day: "numeric", month: "long") } · os mesmos dados para todo mundo
daily-card = Os mesmos dados para o mundo inteiro
daily-played = { $n ->
    [one] { $n } partida hoje
   *[other] { $n } partidas hoje
}
daily-of = Desafio de { DAY($day, day: "numeric", month: "long") }
daily-practice = Treino · { DAY($day, day: "numeric", month: "long") }
daily-which = Os desafios de hoje
daily-not-yet = ainda não
daily-begun = em andamento
daily-yours = você: { SIGN($score) }
daily-once = Uma tentativa. Sem relógio. Dá para pausar e voltar até o dia acabar.
daily-first = A primeira rolagem
daily-waits = Seu tabuleiro espera do jeito que você deixou.
daily-players = { $n ->
    [0] Ninguém terminou ainda
    [one] { $n } tabuleiro
   *[other] { $n } tabuleiros
}
daily-play = JOGAR HOJE
daily-resume = CONTINUAR
daily-resume-small = Continuar
daily-unended = { $name } de { DAY($day, day: "numeric", month: "long") } ainda fica aberto por um instante.
daily-score = Sua pontuação
daily-counting = Contando…
daily-rank = Posição { $rank } de { $total }
daily-percentile = melhor que { $percent }%
daily-stand = Onde você está
daily-bars = Quantas pessoas fizeram cada pontuação, de { SIGN($from) } a { SIGN($to) }. A barra escura é a sua.
daily-median = mediana { SIGN($n) }
daily-board = Ranking
daily-top = { $n ->
    [one] A primeira posição
   *[other] As primeiras { $n } posições
}
daily-board-act = RANKING
daily-next = Próximos dados em
daily-archive = Dias anteriores
daily-today = Hoje
daily-practise = TREINAR
daily-proof = A impressão digital dos dados
daily-proof-line = Ela fixa os dados antes que alguém jogue. A semente é revelada quando o dia acaba.
daily-proof-closed = A semente destes dados. Sua impressão digital estava à vista antes que alguém jogasse.
leave-daily = Sua tentativa fica guardada. Continue quando quiser, antes que o dia acabe.
streak = { $days ->
    [0] Nenhum dia ainda
    [one] { $days } dia
   *[other] { $days } dias seguidos
}
streak-best = Recorde: { $days }
streak-freezes = { $n ->
    [one] { $n } proteção
   *[other] { $n } proteções
}
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") }: com partida
day-open = { DAY($day, weekday: "long") }: sem partida
share-act = COMPARTILHAR
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
share-day-rank = { $score ->
    [one] { SIGN($score) } ponto
   *[other] { SIGN($score) } pontos
} · posição { $rank } de { $total }
scores-everyone = Todo mundo
scores-mine = Meus
scores-whose = Recordes de quem
scores-all = Todas as partidas
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
source-room = em grupo
source-solo = solo
source-daily = desafio do dia
scores-turns = { $n ->
    [one] { $n } rodada
   *[other] { $n } rodadas
}
scores-powers = { $n ->
    [one] { $n } Power
   *[other] { $n } Powers
}
scores-equal = Com pontos iguais: menos Powers primeiro, depois menos rodadas. O que continua igual divide a posição.
me-title = Você
me-line = Seus resultados, em todos os seus aparelhos
me-figures = Seus números
me-none = Termine uma partida, e ela conta aqui.
me-average = Média
me-best = Recorde
me-ways = Outro aparelho
me-ways-line = Seja a mesma pessoa no celular e no tablet: os mesmos dias seguidos, o mesmo lugar.
me-link = Link para outro aparelho
me-link-line = Abra no outro aparelho. Vale uma vez, por dez minutos.
me-qr = Código QR do link para o seu outro aparelho
me-code = Código de recuperação
me-code-again = Novo código de recuperação
me-code-line = Anote agora: ele só aparece uma vez. Com ele você volta em qualquer aparelho.
me-code-void = Remover o código de recuperação
me-code-label = Código de recuperação
me-devices = Seus aparelhos
me-device = Aparelho { $no }
me-here = este aparelho
me-seen = última vez aqui em { DAY($day, day: "numeric", month: "long") }
me-remove = Remover
me-remove-line = A partir de agora não é de ninguém. O código de recuperação e os links abertos também acabam: ele pode ter visto.
me-remove-here = A partir de agora você é outra pessoa aqui. O código de recuperação e os links abertos também acabam.
me-keep = Manter
me-remove-act = REMOVER
me-become = Você já joga em outro lugar
claim-title = Continuar como outra pessoa?
claim-line = Este aparelho passa a ser da pessoa do link ou do código. Quem você é aqui agora fica para trás.
claim-act = CONTINUAR
claim-act-small = Continuar
me-forget = Apagar meus dados
me-forget-line = Seu nome, seus resultados, seus dias seguidos e seus aparelhos são apagados, e você sai das partidas em andamento. Não tem volta.
me-forget-act = Apagar tudo
pages-opening = Um instante…
