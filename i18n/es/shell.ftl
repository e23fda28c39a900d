newer = Hay una versión más nueva.
newer-act = Cargarla
part_missing = Una parte del juego no llegó.
stop-reload = VOLVER A CARGAR
