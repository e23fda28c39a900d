mag-aim = El objetivo
mag-aim-line = Llena tu tablero de 4 × 4 casillas con un único campo conectado de números. Las filas y columnas fuertes dan puntos; las RUINAS los quitan.

mag-turn = Un turno
mag-turn-roll = TIRAR: cuatro dados corrientes de seis caras. Toda la mesa juega con los mismos cuatro.
mag-turn-stage = Elige un dado y luego una casilla marcada. Hasta confirmar puedes deshacer, mover y cambiar el orden cuanto quieras.
mag-turn-confirm = CONFIRMAR se activa cuando el mínimo está en el tablero. Puedes colocar más. Los dados que sobran se pierden.
mag-turn-permanent = Lo confirmado es piedra: queda para toda la partida.
mag-minimum = Dados por turno, al menos
mag-turn-few = Si quedan menos casillas vacías, hay que llenarlas todas: NIGHTMARE pide 2 dados en las dos últimas casillas y 1 en la última.

mag-fits = Qué encaja
mag-fits-first = Mientras no haya números en tu tablero, un dado puede ir a cualquier casilla vacía, también junto a RUINAS.
mag-fits-touch = Cada dado posterior toca un número por arriba, por abajo o a los lados. Las diagonales no cuentan.
mag-fits-differ = Es igual a cada número que toca o se diferencia en 1 como mucho. Entre un 3 y un 4 solo encaja un 3 o un 4.
mag-fits-ruin = Una RUINA no es un número: no conecta ni limita nada.
mag-fits-order = Los dados colocados en el mismo turno ya cuentan, así que el orden importa.
mag-fits-anywhere = El primer número puede ir en cualquier parte.
mag-fits-marked = Las casillas marcadas admiten un { $value }.
mag-fits-apart = Un 4 junto a un 3: 1 de diferencia.
mag-fits-both = Un 4 junto a un 3 y un 4: encaja con ambos.
mag-fits-ruins = Un 3 junto a un 2. La RUINA no pide nada.
mag-fits-ordered = Primero el 4, luego el 5 a su lado.

mag-lines = Líneas
mag-lines-base = Cada fila y cada columna suma sus números. Así, cada número cuenta dos veces.
mag-lines-bonus = Una línea completa de cuatro números da como mucho una bonificación.
mag-straight = Cuatro números consecutivos en el orden de la línea: +60.
mag-straight-down = También hacia abajo: +60.
mag-four = Cuatro veces el mismo número: +40.
mag-pairs = Dos números distintos, cada uno dos veces, en cualquier orden: +20.
mag-dead = Con una RUINA
mag-dead-line = Los números que quedan siguen sumando, pero no hay bonificación.

mag-powers = Majda Powers
mag-powers-when = Una Power cambia la tirada. Nunca es obligatoria, y puedes usar varias en un turno mientras te queden: en cualquier turno, antes o durante MAGDAGDON.
mag-powers-step = RESTAR −1 y SUMAR +1 cambian un dado exactamente en 1, nunca por debajo de 1 ni por encima de 6.
mag-powers-reroll = VOLVER A TIRAR lanza juntos otra vez uno o más dados. Es un solo uso, sean cuantos sean.
mag-powers-staged = Un dado que está en el tablero se retira antes de que una Power lo cambie.
mag-powers-worse = Una Power también puede convertir en MAGDAGDON una tirada que se podía jugar. Así queda.
mag-powers-shown = Tres estrellas son tres Powers. La primera cuesta 10.
mag-powers-shown-then = Hay una usada; la siguiente cuesta 20.
mag-cost = Cuestan, una tras otra
mag-powers-sum = Las tres de PEACEFUL cuestan 70 en total. NIGHTMARE no tiene Powers ni penalización por ellas.

mag-fall = MAGDAGDON y RUINAS
mag-fall-when = Cuando estos dados no permiten ninguna forma de colocar el mínimo, en ningún orden, el turno es MAGDAGDON.
mag-fall-choice = Salva la tirada con una Power o acepta, aunque te queden Powers.
mag-fall-ruin = Si aceptas, eliges cualquier casilla vacía. Es una RUINA el resto de la partida, cuesta 15, y el turno termina.
mag-fall-again = Después de una Power se vuelve a preguntar con los dados nuevos.
mag-fall-forced = Mientras haya una forma, nada cae. Deshaz y coloca los dados de otro modo.
mag-fall-shown = 4, 5 y 6 no encajan junto a un 1 ni un 2. Se elige una casilla.
mag-fall-fallen = Cae.

mag-end = El final
mag-end-when = La partida termina cuando las 16 casillas tienen un número o una RUINA. Cada tirada cuenta como turno, también la que acaba en RUINA.
mag-end-sum = La puntuación: dos veces la suma de todos los números, más las bonificaciones de las líneas, menos 15 por cada RUINA, menos las Powers.
mag-end-kept = Se calcula al momento y se guarda entre las mejores puntuaciones, con fecha, turnos y Powers usadas.
mag-end-ties = A igual puntuación, va antes quien usó menos Powers y luego quien hizo menos turnos. Si aún hay empate, se comparte el puesto.
mag-end-difficulty = Cada dificultad tiene sus propias mejores puntuaciones. Cambiarla empieza una partida nueva.

mag-dice = Dados limpios
mag-dice-same = Todos los dados de una partida salen de una semilla: el mismo dado del mismo turno es igual para toda la mesa, a cualquier ritmo.
mag-dice-reroll = El mismo dado, vuelto a tirar por primera vez en el mismo turno, muestra a todo el mundo la misma cara, y también la segunda vez, se elija lo que se elija además.
mag-dice-proof = Todas las caras son igual de probables. La huella de la semilla (SHA-256) se muestra al empezar; la semilla, al final. Ningún dado se envía antes de su turno.
