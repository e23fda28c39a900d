wall-title = TV { $code } · { $game }
wall-opening = Uma sala está sendo aberta…
wall-new-room = Esta tela continua sozinha em um instante.
wall-scan = Escanear, ou abrir { $name } e digitar este código
wall-first = A primeira pessoa a entrar organiza a sala
wall-join = Assistir ou entrar
wall-again = Entrar na revanche
wall-line = Rodada { $turn } · { $difficulty } · tudo pronto: { $n } de { $total }
wall-own-line = { $difficulty } · ritmo livre · cheios: { $n } de { $total }
wall-over-line = { $difficulty } · todos os tabuleiros à vista
wall-chosen = escolhas: { $n } de { $total }
wall-as-it-was = { $mode } · como estava por último
wall-reveal = À vista
wall-shut = Os tabuleiros ficam fechados até o último se encher.
wall-done = Tudo pronto
wall-thinking = Pensando
wall-away = Ausente
wall-finished = Cheio
wall-gone = Saiu
wall-active = Escolhe primeiro
wall-waits = Esperando
wall-took = Pegou
wall-cells = { $n } de 16 casas
wall-in-turns = { $n ->
    [one] em { $n } rodada
   *[other] em { $n } rodadas
}
wall-waiting = Esperando: { $name }.
wall-house = Quem joga pode ligar o automático. O lugar fica guardado.
wall-off = Esta tela perdeu a conexão.
wall-off-line = { $seconds ->
    [0] A partida continua nos celulares. Tentando agora.
   *[other] A partida continua nos celulares. Nova tentativa em { $seconds } s.
}
wall-boards = Todos os tabuleiros
wall-same-dice = Mesmos dados, rodada { $turn }
wall-parts = Base { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Linhas +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Ruínas −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Powers −{ $powers }
}
wall-expedition-parts = Expedições { SIGN($expeditions) } · Artefatos { SIGN($artifacts) } · Recusas { SIGN($refusals) } · Pontes { SIGN($bridges) }
times = ×{ $n }
