lost_cities-name = Lost Cities: Roll & Write
lost_cities-who = 2–5 personas

column-plain = { $column ->
        [red] rojo
        [orange] naranja
        [yellow] amarillo
        [green] verde
        [blue] azul
        [purple] morado
        [artifacts] artefactos
       *[refusals] dados
    }
column-name = { $column ->
        [red] rojo, montaña
        [orange] naranja, sol
        [yellow] amarillo, pilar
        [green] verde, hoja
        [blue] azul, ola
        [purple] morado, ojo
        [artifacts] artefactos
       *[refusals] dados
    }

sheet-own = Tu planilla
sheet-of = {$name}: planilla
way-label = { $count ->
        [0] { column-name }: ningún número todavía.
       *[other] { column-name }: {$numbers}.
    }
way-marks = { column-name }: {$count} de 9.
way-next = { $mark ->
        [arrow] Siguiente casilla: {$space}, una flecha.
        [artifact] Siguiente casilla: {$space}, un artefacto.
       *[plain] Siguiente casilla: {$space}.
    }
way-circle = El ×2 está marcado.
way-circle-hoped = Con lo elegido: ×2.
way-hoped = Con lo elegido: hasta la casilla {$space}.
way-bridge = { $state ->
        [mine] Puente ganado.
        [gone] Puente de otra persona.
        [soon] Puente cruzado, cuenta al cerrarse el turno.
       *[open] Puente libre.
    }
way-points = { $n ->
        [one] {SIGN($n)} punto.
       *[other] {SIGN($n)} puntos.
    }
way-points-hoped = {SIGN($n)} puntos, {SIGN($later)} con lo elegido.

you-roll = Tiras tú
rolls = {$name} tira
you-took = Elegiste {$number} y { column-name }
has-taken = {$name} eligió {$number} y { column-name }
you-refused = Rechazaste los dados
refused = {$name} rechazó los dados
three-colours = { $first }; { $second }; { $third }
dice-aloud = Turno {$turn}: {$colours}; {$numbers}.
sheets-aloud = Todas las elecciones a la vista, tienes {SIGN($total)}.

sheets-after = { $turn ->
        [0] Las demás planillas
       *[other] Las demás planillas, tras el turno {$turn}
    }
standing = { $state ->
        [active] tira y elige primero
        [took] eligió a la vista
        [done] ya eligió
        [thinking] sigue pensando
        [away] ausente
        [gone] se fue
       *[waits] espera
    }
exhausted = sin fuerzas
took = eligió {$number} y { column-name }
took-nothing = rechazó los dados

colour-title = Color
number-title = Número
colour-dice = Dados de color
number-dice = Dados de número
colour-die = { $state ->
        [chosen] Dado de color {$n}: {$face}, elegido
        [gone] Dado de color {$n}: {$face}, ya no está libre
        [nowhere] Dado de color {$n}: {$face}, no encaja con ningún número
        [apart] Dado de color {$n}: {$face}, no va con el número elegido
       *[free] Dado de color {$n}: {$face}
    }
number-die = { $state ->
        [chosen] Dado de número {$n}: {$face}, elegido
        [gone] Dado de número {$n}: {$face}, ya no está libre
        [nowhere] Dado de número {$n}: {$face}, no encaja con ningún color
        [apart] Dado de número {$n}: {$face}, no va con el color elegido
       *[free] Dado de número {$n}: {$face}
    }
pick-hint = Un color, un número. Un 0 marca ×2 al principio; después cuenta como 10.
plan-hint = Mientras tanto puedes elegir. Nadie lo ve.
arrow-asks = La flecha en { column-plain }, casilla {$space}
arrow-none = Ninguna
arrow-back = Volver a la flecha anterior

fact-fill = {$value} en { column-plain }, casilla {$space}
fact-circle = ×2 en { column-plain }
fact-artifact = { $space ->
        [0] no quedan artefactos
       *[other] artefacto {$space}
    }
fact-die = { $space ->
        [0] no quedan dados por marcar
       *[other] dado {$space}
    }
fact-bridge = puente: { column-plain } +{$points}
change-picked = {$change} con lo elegido

write = ANOTAR {$number}
write-where = { column-plain }, casilla {$space}
write-circle = MARCAR ×2
write-circle-where = { column-plain }
write-artifact = MARCAR ARTEFACTO
write-artifact-where = casilla {$space}
refuse = RECHAZAR
refuse-small = Rechazar
marks-die = { $left ->
        [0] no marca nada
       *[other] marca un dado
    }
nothing-fits = nada encaja
pick-both = Elige un color y un número
pick-colour = Elige un color
pick-number = Elige un número
arrow-where = ¿Adónde lleva la flecha?
chooses-first = {$name} elige primero

choice-made = Tu elección está hecha.
choice-open = Todo el mundo la ve. Ahora elige el resto.

expeditions = Expediciones
artifacts = Artefactos
refusals = Rechazos
bridges = Puentes

chosen-of = Elecciones: {$n} de {$total}. Las ocultas se abren a la vez.
spaces-filled = { $circle ->
        [yes] {$n} de 9, ×2
       *[no] {$n} de 9
    }
expeditions-begun = { $n ->
        [one] {$n} expedición
       *[other] {$n} expediciones
    }
bridges-won = { $n ->
        [0] ningún puente
        [one] {$n} puente
       *[other] {$n} puentes
    }
ended-bridges = Se cruzaron los ocho puentes.
ended-exhausted = A nadie le quedan fuerzas.
ended-bridges_and_exhausted = Se cruzaron los ocho puentes y a nadie le quedan fuerzas.

first-die = Elige un color o un número.
first-die-line = Hace falta un dado de cada tipo.
first-pair = Ahora el otro.
first-pair-line = La columna se llena desde abajo y sus números nunca bajan.
first-write = El número punteado es lo que aporta.
first-write-line = Elige otros dados hasta que te guste. O rechaza y marca un dado.

key-arrow = flecha
key-write = anotar
key-colour = elegir color
key-number = elegir número
key-lead = adónde lleva una flecha
key-lead-nowhere = una flecha no lleva a ninguna parte
key-steps = de botón en botón

lower = Este número es menor que el último de aquí. Tiene que ser igual o mayor.
circle_taken = El círculo ×2 de esta expedición ya está marcado.
changes_nothing = En tu planilla no cambiaría nada. Elige otros dados o rechaza.
arrow_missing = Queda una flecha abierta: avanza una expedición o ninguna.
arrow_extra = Ya no hay ninguna flecha que seguir.
arrow_not_started = Una flecha solo avanza una expedición ya empezada.
arrow_bad_column = La flecha no lleva a ninguna expedición.
number_taken = Este dado de número ya está elegido. Elige otro.
colour_taken = Este dado de color ya está elegido. Elige otro.
bad_number = Este dado de número no está en la mesa.
bad_colour = Este dado de color no está en la mesa.
not_active = Espera: primero elige quien tiró.

results-winner-lost_cities = { $name } llegó más lejos
results-you-lost_cities = Llegaste más lejos
results-tie-lost_cities = Empate

review-others = Lo que hizo el resto de la mesa
review-luck-lost_cities = Lo que dieron dados y rivales

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Cruza el puente ({ column-plain }): +{$points}.
hint-column = De {SIGN($before)} a {SIGN($after)}: { column-plain }.
hint-circle = ×2 antes del primer número: { column-plain }.
hint-arrow = La flecha avanza también en { column-plain }.
hint-artifact = Marca el artefacto {$space}.
hint-room = { $n ->
        [one] Aún cabe {$n} número de 10: { column-plain }.
        [many] Aún caben {$n} números de 10: { column-plain }.
       *[other] Aún caben {$n} números de 10: { column-plain }.
    }
hint-refuse = Cualquier par estropearía más de lo que da.
