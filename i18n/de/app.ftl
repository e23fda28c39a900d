app-name = MAGDAGDON
page-title = { $page } · { $of }
language-name = Deutsch
locale = de
direction = ltr
number = { SIGN($n) }
you = Du
back = Zurück
close = Schließen
cancel = Bleiben
menu = Menü
menu-invite = Andere einladen
menu-abandon = Zurück zur Lobby
leave = Raum verlassen
leave-title = Diesen Raum verlassen?
leave-line = Dein Platz wird frei. Über den Link kommst du wieder herein.
leave-playing = Deine Runden werden automatisch zu Ende gespielt. In dieser Partie bekommst du keinen Rang.
leave-act = VERLASSEN
name-label = Dein Name
settings-title = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
theme-light = Hell
theme-dark = Dunkel
settings-dice = Würfelseiten
dice-pips = Augen
dice-numerals = Ziffern
settings-sound = Ton
settings-sound-line = Würfel, Stein, Glocken
settings-vibration = Vibration
settings-vibration-line = Kurz, wenn deine Wahl steht, lang bei einer Ruine
link-down = Verbinde neu …
link-device = Dieses Gerät ist offline.
link-server = Der Server ist nicht erreichbar.
link-leaving = Der Server startet neu.
link-slow = Die Verbindung ist langsam.
link-back = Die Verbindung steht wieder.
link-look = Nichts ist verloren. Prüfe WLAN oder mobile Daten.
link-waits = Noch keine Antwort. Nichts ist verloren.
link-moves-over = Nichts ist verloren. Gleich geht es weiter.
link-next = { $seconds ->
    [0] Nichts ist verloren.
   *[other] Nichts ist verloren. Nächster Versuch in { $seconds } s.
}
link-now = Jetzt
store-title = Züge werden nicht gespeichert.
clock-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
clock-unknown = Zeit unbekannt
share-title = Ein Raum in MAGDAGDON
share-line = Wer diesen Link öffnet, steht vor der Tür.
stop-opening = Raum wird geöffnet …
stop-store = Der Raum lässt sich nicht lesen
stop-store-line = Der Speicher antwortet nicht. Diese Seite versucht es von selbst wieder.
stop-unknown = Hier ist kein Raum
stop-unknown-line = Mit diesem Code hat niemand einen Raum gebaut, oder er stand einen Tag leer. Codes haben keine Vokale und weder 0, 1 noch L.
stop-other = Das Tor klemmt
stop-again = NOCHMAL
stop-kicked = Dieses Tor ist zu
stop-kicked-line = Das gilt nur für diesen Raum.
stop-missing = Hier steht nichts
stop-missing-line = Diese Adresse führt zu keiner Seite.
stop-full = Alle { $max } Plätze sind besetzt
stop-full-line = Du kannst jetzt zuschauen und dich setzen, wenn jemand geht.
stop-locked = Dieser Raum ist gesperrt
stop-locked-line = Im Moment kommt niemand dazu. Du kannst zuschauen.
