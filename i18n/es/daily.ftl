# El reto del día, las mejores puntuaciones, los dispositivos.

daily-title = Reto del día
daily-line = { DAY($day, day: "numeric", month: "long") } · los mismos dados para todo el mundo
daily-card = Los mismos dados para el mundo entero
daily-played = { $n ->
    [one] { $n } partida hoy
   *[other] { $n } partidas hoy
}
daily-of = Reto del { DAY($day, day: "numeric", month: "long") }
daily-practice = Práctica · { DAY($day, day: "numeric", month: "long") }
daily-which = Los retos de hoy
daily-not-yet = todavía no
daily-begun = empezado
daily-yours = tú: { SIGN($score) }
daily-once = Un solo intento, sin reloj. Puedes parar y volver hasta que acabe el día.
daily-first = La primera tirada
daily-waits = Tu tablero te espera como lo dejaste.
daily-players = { $n ->
    [0] Nadie ha terminado todavía
    [one] { $n } tablero
   *[other] { $n } tableros
}
daily-play = JUGAR HOY
daily-resume = SEGUIR
daily-resume-small = Seguir
daily-unended = { $name } del { DAY($day, day: "numeric", month: "long") } sigue abierto un momento más.
daily-score = Tu puntuación
daily-counting = Contando…
daily-rank = Puesto { $rank } de { $total }
daily-percentile = mejor que el { $percent } %
daily-stand = Dónde estás
daily-bars = Cuánta gente llegó a cada puntuación, de { SIGN($from) } a { SIGN($to) }. La barra oscura es la tuya.
daily-median = mediana { SIGN($n) }
daily-board = Clasificación
daily-top = { $n ->
    [one] El primer puesto
   *[other] Los { $n } primeros puestos
}
daily-board-act = CLASIFICACIÓN
daily-next = Nuevos dados en
daily-archive = Días anteriores
daily-today = Hoy
daily-practise = PRACTICAR
daily-proof = La huella de los dados
daily-proof-line = Fija los dados antes de que nadie juegue. La semilla se muestra al cerrarse el día.
daily-proof-closed = La semilla de estos dados. Su huella se vio antes de que nadie jugara.
leave-daily = Tu intento se guarda. Sigue cuando quieras antes de que acabe el día.

streak = { $days ->
    [0] Sin racha todavía
    [one] { $days } día
   *[other] { $days } días seguidos
}
streak-best = La más larga: { $days }
streak-freezes = { $n ->
    [one] { $n } protector
   *[other] { $n } protectores
}
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") }: jugado
day-open = { DAY($day, weekday: "long") }: sin jugar

share-act = COMPARTIR
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
share-day-rank = { $score ->
    [one] { SIGN($score) } punto
   *[other] { SIGN($score) } puntos
} · puesto { $rank } de { $total }

scores-everyone = De todo el mundo
scores-mine = Mías
scores-whose = De quién
scores-all = Todas las partidas
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
source-room = en compañía
source-solo = a solas
source-daily = reto del día
scores-turns = { $n ->
    [one] { $n } turno
   *[other] { $n } turnos
}
scores-powers = { $n ->
    [one] { $n } Power
   *[other] { $n } Powers
}
scores-equal = A igualdad de puntos, menos Powers y luego menos turnos. Si aún hay empate, se comparte el puesto.

me-title = Tú
me-line = Tus resultados, en todos tus dispositivos
me-figures = Tus cifras
me-none = Termina una partida y se contará aquí.
me-average = Promedio
me-best = Mejor
me-ways = Otro dispositivo
me-ways-line = La misma persona en el teléfono y en la tableta: la misma racha, el mismo lugar.
me-link = Enlace para otro dispositivo
me-link-line = Ábrelo en el otro dispositivo. Sirve una vez, durante diez minutos.
me-qr = Código QR del enlace para tu otro dispositivo
me-code = Código de recuperación
me-code-again = Nuevo código de recuperación
me-code-line = Apúntalo ahora: solo se muestra una vez. Con él vuelves desde cualquier dispositivo.
me-code-void = Quitar el código de recuperación
me-code-label = Código de recuperación
me-devices = Tus dispositivos
me-device = Dispositivo { $no }
me-here = este dispositivo
me-seen = última vez: { DAY($day, day: "numeric", month: "long") }
me-remove = Quitar
me-remove-line = Desde ahora no es de nadie. También caducan el código de recuperación y los enlaces abiertos: puede haberlos visto.
me-remove-here = Desde ahora eres otra persona aquí. También caducan el código de recuperación y los enlaces abiertos.
me-keep = Dejarlo
me-remove-act = QUITAR
me-become = Ya juegas en otro sitio
claim-title = ¿Seguir como otra persona?
claim-line = Este dispositivo pasa a la persona del enlace o del código. Quien eres aquí ahora se queda atrás.
claim-act = CONTINUAR
claim-act-small = Continuar
me-forget = Borrar mis datos
me-forget-line = Se borran tu nombre, resultados, racha y dispositivos, y sales de las partidas en curso. No se puede deshacer.
me-forget-act = Borrar todo
pages-opening = Un momento…
