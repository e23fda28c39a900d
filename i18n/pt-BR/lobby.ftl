lobby-title = Sala
lobby-line = Passe o código adiante. Todo mundo recebe os mesmos dados.
lobby-qr = Código QR do link desta sala
lobby-code = Código
lobby-copy = Copiar link
lobby-copied = Copiado
lobby-share = Compartilhar
lobby-wall = Mostrar na TV
lobby-people = Pessoas
lobby-count = { $n } de { $max }
lobby-free = { $n ->
    [one] { $n } lugar livre
   *[other] { $n } lugares livres
}
lobby-host = organiza
lobby-nameless = Na porta
lobby-lock = Trancar
lobby-unlock = Destrancar
lobby-locked = Trancada
state-away = ausente
state-joining = entrando
state-ready = tudo pronto
state-not-ready = ainda não
start = COMEÇAR
start-players = { $n ->
    [one] { $n } pessoa
   *[other] { $n } pessoas
}
start-ready = tudo pronto: { $ready } de { $n }
start-missing = { $n ->
    [one] Falta mais { $n } pessoa
   *[other] Faltam mais { $n } pessoas
}
ready = TUDO PRONTO
ready-wait = { $name } começa a partida
ready-no-host = ninguém organiza a sala ainda
person-hand = Passar a sala
person-kick = Remover
person-kick-line = Quem é removido não pode voltar a esta sala.
person-joined = { $name } chegou.
person-left = { $name } saiu.

bot-add = Incluir bot
bot-line = Eles não sabem mais do que você e não fazem ninguém esperar.
bot-strength = nível { $strength }
bot-1 = Seixo
bot-2 = Tijolo
bot-3 = Arco
bot-4 = Torre
bot-5 = Cidadela
