bad_request = El servidor no entendió esto. Recarga la página.
bad_code = Ningún código lleva { $character }. Míralo otra vez.
code_length = Un código tiene { $length } caracteres.
unknown_room = No hay ninguna sala con este código.
no_identity = Este navegador no guarda cookies del juego. Permítelas y recarga.
store_away = Aún no hay confirmación de que se haya guardado. Se vuelve a enviar solo.
server_leaving = El servidor se está reiniciando. Se vuelve a enviar solo.
server_busy = El servidor no da abasto. Se vuelve a enviar solo.
too_many_requests = { $seconds ->
    [one] Demasiado a la vez desde aquí. Espera { $seconds } segundo e inténtalo de nuevo.
   *[other] Demasiado a la vez desde aquí. Espera { $seconds } segundos e inténtalo de nuevo.
}
unknown_game = Este juego no existe aquí. Recarga la página.
bad_options = Estas opciones no van juntas.
newer_format = Esta sala es de una versión más nueva. Recarga la página en un momento.
moves_lost = Se perdieron algunas jugadas. La partida sigue desde aquí, con los mismos dados.
no_line = El servidor no responde. Inténtalo de nuevo en un momento.
no_network = Este dispositivo no tiene conexión. No se ha enviado nada.

not_member = Entra primero en la sala.
not_host = Esto solo puede hacerlo quien organiza la sala.
not_seated = No tienes lugar en esta partida. Juegas desde la próxima.
unknown_person = Esta persona ya no está en la sala.
kicked = Ya no puedes entrar en esta sala.
room_full = La sala está llena ({ $max } de { $max }). Puedes mirar.
room_locked = La sala está bloqueada. Puedes mirar.
name_empty = Escribe primero un nombre.
name_too_long = Un nombre tiene como mucho { $max } caracteres.
name_taken = El nombre { $name } ya está en uso aquí. Elige otro.
game_running = Hay una partida en curso. Espera a que termine.
game_passed = Esa partida ya terminó. Mira la nueva.
no_game = No hay ninguna partida en curso.
too_few_players = { $min ->
    [one] Hace falta al menos { $min } persona.
   *[other] Hacen falta al menos { $min } personas.
}
not_away = Esta persona lleva menos de un minuto ausente.
kick_self = No puedes expulsarte. Sal de la sala.
server_failed = Algo falló en el servidor y quedó anotado. Inténtalo de nuevo.

daily_private = Es el reto del día de otra persona. Podrás mirarlo cuando se cierre su día.
daily_only_play = En un reto del día solo se puede jugar.
unknown_daily = No existe ese reto del día.
another_day = Ese reto llega otro día.
daily_unfinished = Termina antes tu propio intento.
unknown_record = Esa partida no está (o ya no está) en los registros.

# People on several devices, and their groups
bad_recovery_code = No es un código de recuperación. Compáralo con lo que anotaste.
unknown_recovery_code = Nadie tiene ya este código de recuperación.
link_used = Este enlace ya se usó o ha caducado. Crea otro.
# $max: how many devices
too_many_devices = Ya tienes { $max } dispositivos. Quita uno primero.
unknown_device = Este dispositivo ya no está en tu lista.
last_device = Es tu único dispositivo. Añade otro primero.
# $max: how many members
group_full = Este grupo está lleno: tiene { $max } miembros.
unknown_group = Ese grupo no existe (o ya no). Pide otra vez su enlace.
not_in_group = Únete primero al grupo.
# $max: how many groups
too_many_groups = Estás en { $max } grupos. Sal primero de uno.
file_unreadable = Este archivo no contiene ninguna partida. Guarda una desde su repetición.
file_newer = Esta partida usa reglas más nuevas. Recarga la página y mira otra vez.

# Hints
hints_alone = Las pistas son para jugar a solas o con bots. Aquí juega más gente.
hints_ranked = El intento del día cuenta y va sin pistas. Practica con un día anterior.
nothing_to_choose = Ahora no hay nada que elegir. Pídela cuando te toque.
