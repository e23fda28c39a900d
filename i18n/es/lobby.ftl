lobby-title = Sala
lobby-line = Comparte el código. Los dados son los mismos para todo el mundo.
lobby-qr = Código QR con el enlace de esta sala
lobby-code = Código
lobby-copy = Copiar enlace
lobby-copied = Copiado
lobby-share = Compartir
lobby-wall = Ver en la tele
lobby-people = Personas
lobby-count = { $n } de { $max }
lobby-free = { $n ->
    [one] { $n } lugar libre
   *[other] { $n } lugares libres
}
lobby-host = organiza
lobby-nameless = En la puerta
lobby-lock = Bloquear
lobby-unlock = Desbloquear
lobby-locked = Bloqueada

state-away = ausente
state-joining = entrando
state-ready = todo listo
state-not-ready = aún no

start = EMPEZAR
start-players = { $n ->
    [one] { $n } persona
   *[other] { $n } personas
}
start-ready = todo listo: { $ready } de { $n }
start-missing = { $n ->
    [one] Falta { $n } persona
   *[other] Faltan { $n } personas
}

ready = TODO LISTO
ready-wait = { $name } empieza la partida
ready-no-host = aún nadie organiza la sala

person-hand = Ceder la sala
person-kick = Expulsar
person-kick-line = Si expulsas a alguien, no puede volver a esta sala.

person-joined = { $name } está en la sala.
person-left = { $name } salió de la sala.

bot-add = Añadir un bot
bot-line = No saben más que tú y no hacen esperar a nadie.
bot-strength = nivel { $strength }
bot-1 = Guijarro
bot-2 = Ladrillo
bot-3 = Arco
bot-4 = Torre
bot-5 = Ciudadela
