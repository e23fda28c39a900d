wall-title = TV { $code } · { $game }
wall-opening = Se está abriendo una sala…
wall-new-room = Esta pantalla sigue sola en un momento.
wall-scan = Escanear, o abrir { $name } y poner este código
wall-first = Quien entre primero organiza la sala
wall-join = Mirar o entrar
wall-again = Entrar a la revancha

wall-line = Turno { $turn } · { $difficulty } · elecciones: { $n } de { $total }
wall-own-line = { $difficulty } · ritmo libre · { $n } de { $total } llenos
wall-over-line = { $difficulty } · todos los tableros abiertos
wall-chosen = elecciones { $n } de { $total }
wall-as-it-was = { $mode } · como estaba
wall-reveal = A la vista
wall-shut = Los tableros siguen cerrados hasta que se llene el último.

wall-done = Todo listo
wall-thinking = Pensando
wall-away = Ausente
wall-finished = Lleno
wall-gone = Se fue
wall-active = Elige primero
wall-waits = Esperando
wall-took = Eligió

wall-cells = { $n } de 16 casillas
wall-in-turns = { $n ->
    [one] en { $n } turno
   *[other] en { $n } turnos
}

wall-waiting = Falta: { $name }.
wall-house = Cualquiera que juegue puede dejar que juegue la casa. El lugar se guarda.
wall-off = Esta pantalla perdió la conexión.
wall-off-line = { $seconds ->
    [0] La partida sigue en los teléfonos. Intentándolo ahora.
   *[other] La partida sigue en los teléfonos. Otro intento en { $seconds } s.
}

wall-boards = Todos los tableros
wall-same-dice = Mismos dados, turno { $turn }
wall-parts = Base { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Líneas +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Ruinas −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Powers −{ $powers }
}
wall-expedition-parts = Expediciones { SIGN($expeditions) } · Artefactos { SIGN($artifacts) } · Rechazos { SIGN($refusals) } · Puentes { SIGN($bridges) }
times = ×{ $n }
