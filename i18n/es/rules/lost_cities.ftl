lost-sheet = La planilla
lost-sheet-columns = Todo el mundo tiene la misma planilla: ocho columnas de nueve casillas, que se llenan desde abajo. Seis son expediciones, una es de artefactos y una de dados.
lost-sheet-between = Entre las casillas 6 y 7 de cada columna hay un puente. Debajo de cada expedición está su círculo, ×2.
lost-sheet-house = De 2 a 5 personas. El lugar de flechas y artefactos es nuestro:
lost-arrow-spaces = Flechas en las casillas
lost-jar-spaces = Artefactos en las casillas

lost-turn = Un turno
lost-turn-roll = Una persona tira, una vez: tres dados de color con los seis colores y tres dados de número del 0 al 9. En el turno siguiente tira el lugar siguiente, aunque esté sin fuerzas o ausente.
lost-turn-first = Quien tiró elige primero, a la vista: un color y un número para anotar, o rechaza.
lost-turn-others = Después eligen las demás personas a la vez, cada una por su cuenta: un color y un número de los dos y dos que quedan, o rechazan. Varias pueden tomar lo mismo.
lost-turn-gone = Un dado tomado ya no está; la misma cara en otro dado sigue ahí. Tras un rechazo quedan los seis dados.
lost-turn-whole = Una elección se envía entera: el par y adónde lleva cada una de sus flechas. Las de las demás personas se abren a la vez.
lost-turn-clock = Si se acaba el tiempo, cuenta como rechazo. El reloj vuelve a empezar para las demás personas después de la primera elección.

lost-writing = Anotar
lost-writing-first = Una expedición empieza con un número del 1 al 9 en su casilla más baja.
lost-writing-circle = Un 0 en una expedición sin números marca su círculo, una vez. Solo entonces se puede marcar, y no empieza la expedición.
lost-writing-next = Después, cada número es igual al de más arriba o mayor, y un 0 cuenta como 10. Ninguna expedición puede empezar con un 10.
lost-writing-full = Con las nueve casillas llenas, un número igual al noveno o mayor marca un artefacto.
lost-writing-nothing = Un par que no cambiaría nada en tu planilla, una columna llena con los nueve artefactos marcados, no se puede tomar.
lost-writing-equal = Un { $value }: basta con ser igual.
lost-writing-ten = Aquí un 0 cuenta como 10.
lost-writing-marks = Un 0 marca ×2.

lost-arrows = Flechas y artefactos
lost-arrows-jar = Un número sobre una vasija marca un artefacto.
lost-arrows-may = Un número sobre una flecha te deja avanzar cualquier expedición, también la misma: su casilla vacía más baja recibe el número que está arriba en ella.
lost-arrows-chain = Si esa casilla tiene flecha, vasija o puente, también cuenta: es una cadena. Nunca se bifurca y tiene seis flechas como mucho.
lost-arrows-none = Cada flecha puede quedar sin usar; ahí acaba la cadena. Una expedición sin números no se puede elegir; una llena marca un artefacto.
lost-arrows-shown = Un 4 en el rojo y su cadena, sobre fondo claro.

lost-bridges = Puentes
lost-bridges-first = Quien llega primero a la casilla 7 de una columna recibe 20 puntos, en cada una de las ocho columnas. Quienes llegan en el mismo turno reciben 20; después de ese turno ya no paga.
lost-bridges-how = Cuenta llegues como llegues, con un número, una flecha, un artefacto o un rechazo, también si pasas de largo. Los puentes pagan cuando se cierra el turno.
lost-bridges-shown = Abierto; cruzado, pagará pronto; ganado; de otra persona.

lost-refusing = Rechazar
lost-refusing-die = Quien no anota nada marca una casilla en la columna de dados. Siempre se puede rechazar; si ningún par encaja, no queda otra. Marcar un círculo o un artefacto es anotar.
lost-refusing-ninth = La novena marca te deja sin fuerzas: sigues jugando, pero la columna de dados cuenta 0. Un puente ganado ahí se queda.
lost-refusing-more = Un rechazo después del noveno dado, o un décimo artefacto, no tiene efecto.
lost-refusing-eight = Ocho rechazos
lost-refusing-nine = El noveno: sin fuerzas

lost-end = El final
lost-end-when = La partida termina tras el turno en que a nadie le quedan fuerzas o se han cruzado los ocho puentes, por quien sea. Ninguna partida pasa de 78 turnos.
lost-end-wins = Gana el total más alto. Los totales iguales comparten el puesto: 1, 1, 3.

lost-scoring = Puntuación
lost-scoring-table = Lo que da una columna según sus casillas llenas:
lost-spaces = Casillas
lost-expedition = Expedición
lost-doubled = Con ×2
lost-scoring-circle = El círculo duplica lo que se gana y lo que se pierde. Sin números cuenta 0.
lost-scoring-sum = El total: seis expediciones, artefactos, dados y 20 por cada puente.
lost-scoring-shown = Con cuatro puentes, esta planilla vale { $total }.
