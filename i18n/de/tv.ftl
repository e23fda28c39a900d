wall-title = TV { $code } · { $game }
wall-opening = Ein Raum wird geöffnet …
wall-new-room = Dieser Bildschirm macht gleich von selbst weiter.
wall-scan = Scannen, oder { $name } öffnen und diesen Code eingeben
wall-first = Wer zuerst kommt, leitet den Raum
wall-join = Zuschauen oder mitspielen
wall-again = Zur Revanche
wall-line = Runde { $turn } · { $difficulty } · { $n }/{ $total } bereit
wall-own-line = { $difficulty } · freies Tempo · { $n } von { $total } voll
wall-over-line = { $difficulty } · alle Bretter aufgedeckt
wall-chosen = { $n }/{ $total } gewählt
wall-as-it-was = { $mode } · Stand von zuletzt
wall-reveal = Aufgedeckt
wall-shut = Die Bretter bleiben zu, bis das letzte voll ist.
wall-done = Bereit
wall-thinking = Überlegt
wall-away = Abwesend
wall-finished = Voll
wall-gone = Gegangen
wall-active = Wählt zuerst
wall-waits = Wartet
wall-took = Nimmt
wall-cells = { $n } von 16 Feldern
wall-in-turns = { $n ->
    [one] in { $n } Runde
   *[other] in { $n } Runden
}
wall-waiting = Warten auf: { $name }.
wall-house = Wer mitspielt, kann automatisch weiterspielen lassen. Der Platz bleibt.
wall-off = Dieser Bildschirm ist offline.
wall-off-line = { $seconds ->
    [0] Auf den Handys geht die Partie weiter. Neuer Versuch läuft.
   *[other] Auf den Handys geht die Partie weiter. Nächster Versuch in { $seconds } s.
}
wall-boards = Alle Bretter
wall-same-dice = Dieselben Würfel, Runde { $turn }
wall-parts = Basis { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Linien +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Ruinen −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Powers −{ $powers }
}
wall-expedition-parts = Expeditionen { SIGN($expeditions) } · Artefakte { SIGN($artifacts) } · Verzichte { SIGN($refusals) } · Brücken { SIGN($bridges) }
times = ×{ $n }
