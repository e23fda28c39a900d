home-line = Un tablero. Cuatro dados. La misma tirada para todo el mundo.
home-title = INICIO
home-game = Juego
magdagdon-name = MAGDAGDON
magdagdon-who = 1–8 personas
home-new-room = NUEVA SALA
home-new-room-small = Nueva sala
home-code = Código
home-join = Entrar
home-alone = Jugar a solas
home-more = Más

join-title = Estás en la puerta
join-line = Un nombre y ya estás dentro. Sin cuenta.
join-late = Hay una partida en curso. Juegas desde la próxima.
join-act = ENTRAR
join-watch = Mirar
join-watch-big = MIRAR
