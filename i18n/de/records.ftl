replay-title = Wiederholung
replay-line = Eine fertige Partie, Runde für Runde
replay-turn = Runde { $turn } von { $of }
replay-previous = Vorige Runde
replay-next = Nächste Runde
replay-save = Als Datei sichern
file-open = Datei öffnen
file-other = Andere Datei
file-line = Eine Partie, die als Datei gesichert ist, lässt sich hier ansehen. Sie bleibt auf diesem Gerät.
file-paste = Text einer Datei hier einsetzen
file-read = Lesen

verify-title = Die Würfel prüfen
verify-line = Jeder Würfel, noch einmal aus dem Startwert
verify-good = Diese Würfel stimmen
verify-bad = Hier stimmt etwas nicht
verify-dice-good = { $n ->
    [one] { $n } Würfel zeigt, was der Startwert sagt.
   *[other] Alle { $n } Würfel zeigen, was der Startwert sagt.
}
verify-dice-bad = { $n ->
    [one] { $n } Würfel zeigt nicht, was der Startwert sagt.
   *[other] { $n } Würfel zeigen nicht, was der Startwert sagt.
}
verify-seed-good = Der Startwert hat den Fingerabdruck, der vor der Partie dastand.
verify-seed-bad = Der Startwert hat einen anderen Fingerabdruck als den, der vor der Partie dastand.
verify-score-good = Die Züge halten sich an die Regeln und führen zu den Punkten, die notiert sind.
verify-score-bad = Die Züge halten sich nicht an die Regeln oder führen zu anderen Punkten als den notierten.
verify-sealed = Andere spielen noch mit diesen Würfeln. Der Startwert steht hier ab dem { DAY($day, day: "numeric", month: "long") }, 01:00 UTC.
verify-seed = Startwert
verify-made = Sein Fingerabdruck, hier berechnet
verify-shown = Der Fingerabdruck von vorher
verify-row-log = Gespielt
verify-row-seed = Aus dem Startwert
verify-differs = weicht ab
verify-how = Mit anderen Mitteln prüfen
verify-how-1 = Der Startwert hat 32 Byte, geschrieben als 64 hexadezimale Ziffern. Sein SHA-256 ist der Fingerabdruck, der vor dem ersten Wurf dasteht.
verify-how-2 = Jeder Würfel hat einen Ort, etwa roll:3:0 für den ersten Würfel von Runde 3. Runden und neue Würfe zählen ab 1, Würfel ab 0.
verify-how-3 = HMAC-SHA-256 mit dem Startwert als Schlüssel und dem Ort als Nachricht ergibt 32 Byte.
verify-how-4 = Nimm das erste Byte, das kleiner ist als das größte Vielfache der Seitenzahl bis 256. Der Rest bei der Teilung durch die Seitenzahl, plus 1, ist die Augenzahl. Ist kein Byte klein genug, häng #1 an den Ort, dann #2 und so weiter.
verify-places = Die Orte dieses Spiels:
verify-sides = { $n ->
    [one] { $n } Seite
   *[other] { $n } Seiten
}
verify-faces = { $game ->
    [lost_cities] 1 bis 6 sind Rot, Orange, Gelb, Grün, Blau, Lila. Ein Zahlenwürfel zeigt eins weniger.
   *[other] Was eine Power nur erhöht oder senkt, wurde nicht gewürfelt: Es folgt aus dem Würfel davor.
}
