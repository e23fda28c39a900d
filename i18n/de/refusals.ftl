bad_request = Der Server hat das nicht verstanden. Lade die Seite neu.
bad_code = Kein Code enthält { $character }. Sieh noch einmal nach.
code_length = Ein Code hat { $length } Zeichen.
unknown_room = Mit diesem Code gibt es keinen Raum.
no_identity = Dieser Browser behält keine Cookies für das Spiel. Erlaube sie und lade neu.
store_away = Noch nicht als gespeichert bestätigt. Es wird von selbst erneut gesendet.
server_leaving = Der Server startet neu. Es wird von selbst erneut gesendet.
server_busy = Der Server hat mehr zu tun, als er schafft. Es wird von selbst erneut gesendet.
too_many_requests = { $seconds ->
    [one] Von hier kam zu viel auf einmal. Warte { $seconds } Sekunde.
   *[other] Von hier kam zu viel auf einmal. Warte { $seconds } Sekunden.
}
unknown_game = Dieses Spiel ist hier nicht bekannt. Lade die Seite neu.
bad_options = Diese Optionen passen nicht zusammen.
newer_format = Dieser Raum ist von einer neueren Version. Lade die Seite gleich noch einmal.
moves_lost = Einige Züge gingen verloren. Es geht von hier weiter, mit denselben Würfeln.
no_line = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
no_network = Dieses Gerät ist offline. Nichts wurde gesendet.
not_member = Tritt erst dem Raum bei.
not_host = Das kann nur, wer den Raum leitet.
not_seated = Du hast in dieser Partie keinen Platz. Du spielst ab der nächsten mit.
unknown_person = Diese Person ist nicht mehr im Raum.
kicked = Du wurdest aus diesem Raum entfernt.
room_full = Der Raum ist voll ({ $max } von { $max }). Du kannst zuschauen.
room_locked = Dieser Raum ist gesperrt. Du kannst zuschauen.
name_empty = Gib erst einen Namen ein.
name_too_long = Ein Name hat höchstens { $max } Zeichen.
name_taken = Der Name { $name } ist hier schon vergeben. Nimm einen anderen.
game_running = Eine Partie läuft. Warte, bis sie vorbei ist.
game_passed = Diese Partie ist vorbei. Sieh dir die neue an.
no_game = Es läuft keine Partie.
too_few_players = { $min ->
    [one] Es braucht mindestens { $min } Person.
   *[other] Es braucht mindestens { $min } Personen.
}
not_away = Diese Person ist noch keine Minute abwesend.
kick_self = Dich selbst kannst du nicht entfernen. Verlass den Raum.
server_failed = Auf dem Server ging etwas kaputt, es ist notiert. Versuch es noch einmal.
daily_private = Das ist ein fremdes Spiel des Tages. Zusehen geht, wenn der Tag vorbei ist.
daily_only_play = Im Spiel des Tages kannst du nur spielen.
unknown_daily = Dieses Spiel des Tages gibt es nicht.
another_day = Dieses Spiel kommt an einem anderen Tag.
daily_unfinished = Beende erst deinen eigenen Versuch.
unknown_record = Diese Partie ist nicht (mehr) verzeichnet.
bad_recovery_code = Das ist kein Wiederherstellungscode. Vergleich ihn mit deiner Notiz.
unknown_recovery_code = Diesen Wiederherstellungscode hat niemand mehr.
link_used = Dieser Link ist benutzt oder abgelaufen. Mach einen neuen.
too_many_devices = Du hast schon { $max } Geräte. Entferne erst eins.
unknown_device = Dieses Gerät steht nicht mehr auf deiner Liste.
last_device = Das ist dein einziges Gerät. Hol erst ein anderes dazu.
group_full = Diese Gruppe ist voll: Sie hat { $max } Mitglieder.
unknown_group = Diese Gruppe gibt es nicht (mehr). Frag noch einmal nach dem Link.
not_in_group = Tritt erst der Gruppe bei.
too_many_groups = Du bist in { $max } Gruppen. Verlass erst eine.
file_unreadable = In dieser Datei ist keine Partie zum Ansehen. Sichere eine aus ihrer Wiederholung.
file_newer = Diese Partie hat neuere Regeln. Lade die Seite neu, dann sieh noch einmal nach.

# Hints
hints_alone = Tipps gibt es nur allein oder mit Bots. Hier spielen noch andere.
hints_ranked = Der Versuch des Tages zählt, darum ohne Tipps. Üb an einem früheren Tag.
nothing_to_choose = Gerade gibt es nichts zu wählen. Frag wieder, wenn du dran bist.
