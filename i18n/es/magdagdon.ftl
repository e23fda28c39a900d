difficulty = Dificultad
terms = { $powers ->
        [0] {$dice} dados · sin estrellas
        [one] {$dice} dados · {$powers} estrella
       *[other] {$dice} dados · {$powers} estrellas
    }
pace = Ritmo
pace-together = En común
pace-own = Libre
clock = Reloj
clock-off = No
clock-seconds = {$n} s
mode = { $pace ->
        [own] { $difficulty } · ritmo libre
       *[together] { $clock ->
            [0] { $difficulty } · en común
           *[other] { $difficulty } · en común · {$clock} s
        }
    }

turn-n = Turno {$turn}
room-code = Sala {$code}

others-after = { $turn ->
        [0] Los demás tableros
       *[other] Los demás tableros, tras el turno {$turn}
    }
seat-state = { $state ->
        [done] ya eligió
        [away] ausente
        [finished] tablero lleno
        [gone] se fue
       *[thinking] sigue pensando
    }
seat-progress = Turno {$turn} · {$filled} de 16
points = { $n ->
        [one] {SIGN($n)} punto
       *[other] {SIGN($n)} puntos
    }
gain = { $n ->
        [0] 0
       *[other] +{$n}
    }
loss = { $n ->
        [0] 0
       *[other] −{$n}
    }

score-own = Tu puntuación
gain-staged = +{$n} con los dados preparados
base = Base
bonuses = Líneas
ruins = Ruinas
powers = Powers
total = Total
ruin_count = Ruinas
powers_used = Powers usadas
turns = Turnos
boards_full = Todos los tableros están llenos.

board-own = Tu tablero
cell-label = Fila {$row}, columna {$column}, { $state ->
        [stone] número {$value}
        [staged] {$value}, sin confirmar
        [ruin] ruina
        [legal] vacía, encaja un {$value}
        [doomed] vacía, puede caer
        [picked] vacía, elegida para caer
       *[empty] vacía
    }
row-label = { $bonus ->
        [none] { $state ->
            [dead] Fila {$n}: {$sum}, ya sin bonificación
            [staged] Fila {$n}: {$sum} con los dados preparados
           *[plain] Fila {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Fila {$n}: {$sum} y una bonificación de {$points} con los dados preparados
           *[plain] Fila {$n}: {$sum} y una bonificación de {$points}
        }
    }
column-label = { $bonus ->
        [none] { $state ->
            [dead] Columna {$n}: {$sum}, ya sin bonificación
            [staged] Columna {$n}: {$sum} con los dados preparados
           *[plain] Columna {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Columna {$n}: {$sum} y una bonificación de {$points} con los dados preparados
           *[plain] Columna {$n}: {$sum} y una bonificación de {$points}
        }
    }
straight = ESCALERA
four-of-a-kind = PÓQUER
two-pairs = DOS PAREJAS

tray = Tus dados
die-label = { $state ->
        [staged] El dado {$n} marca {$value}, está en el tablero: retíralo
        [chosen] El dado {$n} marca {$value}, está en tu mano
        [nowhere] El dado {$n} marca {$value}, no encaja en ningún sitio
       *[free] El dado {$n} marca {$value}
    }
undo = Deshacer
roll-aloud = { $magdagdon ->
        [yes] Turno {$turn}: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Turno {$turn}: {$first}, {$second}, {$third}, {$fourth}.
    }
dice-now = { $magdagdon ->
        [yes] Ahora tus dados: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Ahora tus dados: {$first}, {$second}, {$third}, {$fourth}.
    }
reveal-aloud = { $who ->
        [all] Todos los tableros a la vista, tienes {SIGN($total)}.
       *[own] Tienes {SIGN($total)}.
    }
hand-aloud = { $n ->
        [0] {$value} en la mano, no encaja en ninguna casilla.
        [one] {$value} en la mano, encaja en {$n} casilla.
       *[other] {$value} en la mano, encaja en {$n} casillas.
    }
laid-aloud = {$value} en la fila {$row}, columna {$column}.
may-confirm = Puedes confirmar.
stones-set = Tus piedras están puestas.
ruin-set = Tu casilla cayó.
choice-hidden = Nadie lo ve hasta que elija todo el mundo.
board-full = Tu tablero está lleno.
board-full-more = El resto sigue jugando.

powers-left = { $left ->
        [0] No quedan Powers
        [one] Queda {$left} Power, cuesta {$cost}
       *[other] Quedan {$left} Powers, la próxima cuesta {$cost}
    }
power-next = { $left ->
        [0] ya ninguna
       *[other] próxima −{$cost}
    }
decrease = RESTAR
increase = SUMAR
reroll = VOLVER A TIRAR
or-change-the-roll = o cambia la tirada
choose-a-die = elige antes un dado
powers-stay = { $n ->
        [0] no queda ninguna estrella
        [one] queda {$n} estrella
       *[other] quedan {$n} estrellas
    }

roll = TIRAR
confirm = CONFIRMAR
dice-staged = {$n} de 4 dados
place-more = { $n ->
        [one] Coloca {$n} dado más
       *[other] Coloca {$n} dados más
    }
take-one-back = Nada encaja: retira un dado
let-it-fall = QUE CAIGA
choose-a-cell = elige una casilla
this-cell = esta casilla, −{$cost}
choose-dice = elige dados
dice-for = { $n ->
        [one] {$n} dado, −{$cost}
       *[other] {$n} dados, −{$cost}
    }
waiting-for = { $n ->
        [0] Ya eligió todo el mundo
        [one] Esperando a {$n} persona
       *[other] Esperando a {$n} personas
    }
when-the-line-is-back = al reconectar
when-saving-works = al poder guardar

magdagdon-why = { $powers ->
        [none] { $n ->
            [one] No hay forma de colocar ni {$n} de estos dados. Cae una casilla vacía.
           *[other] No hay forma de colocar {$n} de estos dados. Cae una casilla vacía.
        }
       *[some] { $n ->
            [one] No hay forma de colocar ni {$n} de estos dados. Cae una casilla vacía, o una Power cambia la tirada.
           *[other] No hay forma de colocar {$n} de estos dados. Cae una casilla vacía, o una Power cambia la tirada.
        }
    }

roll-of-all = Tirada común
ready-of = Elecciones: {$n} de {$total}. Los tableros se abren a la vez.
at-own-pace = Tableros llenos: {$n} de {$total}. Se abren al final.

board-summary = { $lines ->
        [0] { $ruins ->
            [0] sin bonificación
            [one] sin bonificación · {$ruins} ruina
           *[other] sin bonificación · {$ruins} ruinas
        }
        [one] { $ruins ->
            [0] {$lines} bonificación
            [one] {$lines} bonificación · {$ruins} ruina
           *[other] {$lines} bonificación · {$ruins} ruinas
        }
       *[other] { $ruins ->
            [0] {$lines} bonificaciones
            [one] {$lines} bonificaciones · {$ruins} ruina
           *[other] {$lines} bonificaciones · {$ruins} ruinas
        }
    }
best-line = Mejor línea
best-row = Fila {$n} · {$bonus}
best-column = Columna {$n} · {$bonus}

first-choose = Elige un dado.
first-choose-line = Todo el mundo tiene estos cuatro.
first-lay = Ahora una casilla.
first-lay-line = El primer dado va donde quieras: todas las casillas están marcadas.
first-beside = Vecinos: 1 de diferencia como mucho.
first-beside-line = El siguiente toca un número. El que no encaja queda plano.
first-confirm = CONFIRMAR convierte los dados en piedra.
first-confirm-line = Antes puedes colocar más, o retirarlos.

key-space = Espacio
key-enter = Enter
key-choose = elegir dado
key-place = colocarlo
key-back = retirar
key-confirm = confirmar
key-walk = recorrer el tablero
key-let-go = soltar

turn_passed = El turno {$turn} ya se cerró.
already_chosen = Tu elección de este turno ya está hecha.
power_passed = Esta Power ya se usó.
occupied = Esta casilla está ocupada. Elige una vacía.
not_adjacent = Tiene que tocar un número por arriba, abajo o a los lados.
differs = Un {$value} no encaja junto a un {$neighbour}: como mucho, 1 de diferencia.
too_few = { $minimum ->
        [one] Coloca al menos {$minimum} dado en este turno.
       *[other] Coloca al menos {$minimum} dados en este turno.
    }
die_used_twice = Cada dado cuenta una vez. Elige otro.
die_staged = Este dado está en el tablero. Retíralo primero.
bad_die = Ese dado no existe. Hay cuatro.
bad_cell = Esa casilla no existe. El tablero tiene dieciséis.
not_magdagdon = Estos dados aún se pueden colocar, así que no cae nada.
no_powers_left = { $difficulty ->
        [NIGHTMARE] En NIGHTMARE no hay Powers.
       *[other] Ya no te quedan Powers.
    }
out_of_range = Un dado marca de 1 a 6, ni menos ni más.
no_dice = Elige al menos un dado para volver a tirarlo.
not_rolled = Todavía no se han tirado los dados.
game_over = Esta partida ya terminó.
choose-die-first = Elige primero un dado y después la casilla.
die-for-power = Elige primero un dado y después la Power.

results-winner-magdagdon = { $name } se queda con la ciudad
results-you-magdagdon = Te quedas con la ciudad
results-tie-magdagdon = La ciudad se comparte

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Mismos dados, dos historias
stories-turn = { $name } { $theirs }, tú { $mine }

review-title = Suerte y acierto
review-start = Antes de la primera tirada
review-luck = Lo que dieron los dados
review-cost = Lo que costaron tus decisiones
review-score = Tu puntuación
review-note = Puntos que esperaría { $name }, el bot más fuerte.
review-turns = Turno a turno
review-roll = Tirada
review-head-luck = Suerte
review-head-cost = Costo
review-best = lo mejor
review-power = { $name } habría usado antes una Power.
review-nothing = No había nada mejor.
review-ways = { $n ->
        [one] {$n} tablero era igual de bueno.
        [many] {$n} tableros eran igual de buenos.
       *[other] {$n} tableros eran igual de buenos.
    }

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

hint-line = { $axis ->
        [column] La columna {$n} quedaría completa: +{$points}.
       *[row] La fila {$n} quedaría completa: +{$points}.
    }
hint-waits = { $axis ->
        [column] La columna {$n} espera luego un {$face}: +{$points}.
       *[row] La fila {$n} espera luego un {$face}: +{$points}.
    }
hint-fewer = Un dado más costaría unos {$points}.
hint-open = { $n ->
        [one] Deja {$n} casilla abierta para {$low} y {$high}.
        [many] Deja {$n} casillas abiertas para {$low} y {$high}.
       *[other] Deja {$n} casillas abiertas para {$low} y {$high}.
    }
hint-open-all = Todos los números tienen aún una casilla.
hint-power = Esta Power cuesta {$cost} y aporta unos {$gains}.
hint-power-pays = Esta Power cuesta {$cost} y compensa.
hint-ruin = La fila {$row} y la columna {$column} son las que menos pierden.
hint-best = Nada promete más.
