lobby-title = Raum
lobby-line = Teil den Code. Alle bekommen dieselben Würfel.
lobby-qr = QR-Code des Links zu diesem Raum
lobby-code = Code
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-share = Teilen
lobby-wall = Am Fernseher zeigen
lobby-people = Personen
lobby-count = { $n } von { $max }
lobby-free = { $n ->
    [one] { $n } freier Platz
   *[other] { $n } freie Plätze
}
lobby-host = leitet
lobby-nameless = Vor der Tür
lobby-lock = Sperren
lobby-unlock = Entsperren
lobby-locked = Gesperrt
state-away = abwesend
state-joining = kommt gerade
state-ready = bereit
state-not-ready = nicht bereit
start = STARTEN
start-players = { $n ->
    [one] { $n } Person
   *[other] { $n } Personen
}
start-ready = { $ready } von { $n } bereit
start-missing = { $n ->
    [one] Es fehlt noch { $n } Person
   *[other] Es fehlen noch { $n } Personen
}
ready = BEREIT
ready-wait = { $name } startet die Partie
ready-no-host = noch leitet niemand den Raum
person-hand = Raum übergeben
person-kick = Entfernen
person-kick-line = Wer entfernt ist, kommt nicht in diesen Raum zurück.
person-joined = { $name } ist da.
person-left = { $name } ist gegangen.

bot-add = Bot dazusetzen
bot-line = Sie wissen nicht mehr als du und lassen niemanden warten.
bot-strength = Stärke { $strength }
bot-1 = Kiesel
bot-2 = Ziegel
bot-3 = Bogen
bot-4 = Turm
bot-5 = Zitadelle
