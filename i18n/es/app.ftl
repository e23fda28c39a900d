app-name = MAGDAGDON
page-title = { $page } · { $of }
language-name = Español
locale = es
direction = ltr
number = { SIGN($n) }
you = Tú
back = Volver
close = Cerrar
cancel = Cancelar
menu = Menú
menu-invite = Invitar a más gente
menu-abandon = Volver a la sala de espera
leave = Salir de la sala

leave-title = ¿Salir de esta sala?
leave-line = Tu lugar queda libre. Con el enlace puedes volver a entrar.
leave-playing = Tus turnos se juegan solos hasta el final. En esta partida no tendrás puesto.
leave-act = SALIR

name-label = Tu nombre

settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
theme-light = Claro
theme-dark = Oscuro
settings-dice = Caras de los dados
dice-pips = Puntos
dice-numerals = Números
settings-sound = Sonido
settings-sound-line = Dados, piedra, campanas
settings-vibration = Vibración
settings-vibration-line = Un toque al fijar tu elección, uno largo por cada ruina

link-down = Reconectando…
link-device = Este dispositivo no tiene conexión.
link-server = No hay conexión con el servidor.
link-leaving = El servidor se está reiniciando.
link-slow = La conexión va lenta.
link-back = Ya hay conexión.
link-look = No se pierde nada. Revisa el wifi o los datos móviles.
link-waits = Aún sin respuesta. No se pierde nada.
link-moves-over = No se pierde nada. La partida sigue en un momento.
link-next = { $seconds ->
    [0] No se pierde nada.
   *[other] No se pierde nada. Nuevo intento en { $seconds } s.
}
link-now = Ahora
store-title = Las jugadas no se están guardando.

clock-left = { $seconds ->
    [one] Queda { $seconds } segundo
   *[other] Quedan { $seconds } segundos
}
clock-unknown = tiempo desconocido

share-title = Una sala de MAGDAGDON
share-line = Quien abre este enlace llega a la puerta de la sala.

stop-opening = Abriendo la sala…
stop-store = La sala no se puede leer
stop-store-line = El almacenamiento no responde. Esta página lo vuelve a intentar sola.
stop-unknown = Aquí no hay ninguna sala
stop-unknown-line = Nadie creó una sala con este código, o estuvo vacía un día. Los códigos no llevan vocales ni 0, 1 o L.
stop-other = La puerta está atascada
stop-again = REINTENTAR
stop-kicked = Esta puerta está cerrada
stop-kicked-line = Vale solo para esta sala.
stop-missing = Aquí no queda nada en pie
stop-missing-line = Esta dirección no lleva a ninguna página.
stop-full = Los { $max } lugares están ocupados
stop-full-line = Ahora puedes mirar, y ocupar un lugar cuando alguien se vaya.
stop-locked = Esta sala está bloqueada
stop-locked-line = Por ahora no entra nadie más. Puedes mirar.
