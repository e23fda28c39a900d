watch-title = Mesa
watch-line = Estás mirando la sala
watch-next = Juegas desde la próxima partida.
watch-join = Entrar para la próxima partida

seat-aloud = { $name }: { SIGN($total) }.
only-you = Solo falta tu elección.

keys-title = Teclado
key-tab = al botón siguiente
key-help = estas teclas

absent = { $name } no está.
house-plays = Que juegue la casa

guide-step = Tu primer turno · { $n } de { $of }
guide-skip = Saltar
guide-next = Siguiente

## A hint, for who plays alone

hint-ask = Pedir una pista
hint-title = La pista
hint-note = Con pista, esta partida no cuenta en ninguna lista.
