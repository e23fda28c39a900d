watch-title = Mesa
watch-line = Estás mirando la sala
watch-next = Juegas desde la próxima partida.
watch-join = Entrar para la próxima partida
