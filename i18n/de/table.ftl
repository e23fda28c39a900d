watch-title = Tisch
watch-line = Du schaust zu
watch-next = Du spielst ab der nächsten Partie mit.
watch-join = Ab der nächsten Partie mitspielen
seat-aloud = { $name }: { SIGN($total) }.
only-you = Nur deine Wahl fehlt noch.
keys-title = Tastatur
key-tab = zum nächsten Knopf
key-help = diese Tasten
absent = { $name } ist abwesend.
house-plays = Automatisch spielen
guide-step = Deine erste Runde · { $n } von { $of }
guide-skip = Überspringen
guide-next = Weiter

## A hint, for who plays alone

hint-ask = Tipp holen
hint-title = Der Tipp
hint-note = Mit Tipp zählt diese Partie für keine Liste.
