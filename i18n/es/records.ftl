replay-title = Repetición
replay-line = Una partida terminada, turno a turno
replay-turn = Turno { $turn } de { $of }
replay-previous = Turno anterior
replay-next = Turno siguiente
replay-save = Guardar como archivo
file-open = Abrir un archivo
file-other = Otro archivo
file-line = Aquí se puede ver una partida guardada como archivo. No sale de este dispositivo.
file-paste = Pegar el texto de un archivo
file-read = Leer

verify-title = Comprobar los dados
verify-line = Cada dado, otra vez a partir de la semilla
verify-good = Estos dados son correctos
verify-bad = Aquí hay algo que no cuadra
verify-dice-good = { $n ->
    [one] { $n } dado es lo que dice la semilla.
   *[other] Los { $n } dados son lo que dice la semilla.
}
verify-dice-bad = { $n ->
    [one] { $n } dado no es lo que dice la semilla.
   *[other] { $n } dados no son lo que dice la semilla.
}
verify-seed-good = La semilla tiene la huella que se vio antes de la partida.
verify-seed-bad = La semilla no tiene la huella que se vio antes de la partida.
verify-score-good = Las jugadas cumplen las reglas y llevan a los puntos anotados.
verify-score-bad = Las jugadas no cumplen las reglas o no llevan a los puntos anotados.
verify-sealed = Otras personas aún juegan con estos dados. La semilla se verá aquí desde el { DAY($day, day: "numeric", month: "long") }, 01:00 UTC.
verify-seed = Semilla
verify-made = Su huella, calculada aquí
verify-shown = La huella que se vio antes
verify-row-log = Jugado
verify-row-seed = De la semilla
verify-differs = no coincide
verify-how = Comprobarlo con otros medios
verify-how-1 = La semilla son 32 bytes, escritos como 64 cifras hexadecimales. Su SHA-256 es la huella que se ve antes de la primera tirada.
verify-how-2 = Cada dado tiene un lugar, como roll:3:0 para el primer dado del turno 3. Los turnos y las nuevas tiradas se cuentan desde 1, los dados desde 0.
verify-how-3 = HMAC-SHA-256, con la semilla como clave y el lugar como mensaje, da 32 bytes.
verify-how-4 = Toma el primer byte menor que el mayor múltiplo del número de caras hasta 256. El resto de dividirlo entre el número de caras, más 1, es la cara. Si ningún byte es tan pequeño, añade #1 al lugar, luego #2, y así sucesivamente.
verify-places = Los lugares de este juego:
verify-sides = { $n ->
    [one] { $n } cara
   *[other] { $n } caras
}
verify-faces = { $game ->
    [lost_cities] Las caras del 1 al 6 son rojo, naranja, amarillo, verde, azul y morado. Un dado de número muestra uno menos que su cara.
   *[other] Lo que una Power solo sube o baja no se ha tirado: sale del dado anterior.
}
