daily-title = Spiel des Tages
daily-line = { DAY($day, day: "numeric", month: "long") } · dieselben Würfel für alle
daily-card = Dieselben Würfel für die ganze Welt
daily-played = { $n ->
    [one] heute { $n } gespielt
   *[other] heute { $n } gespielt
}
daily-of = Spiel vom { DAY($day, day: "numeric", month: "long") }
daily-practice = Übung · { DAY($day, day: "numeric", month: "long") }
daily-which = Die Spiele von heute
daily-not-yet = noch nicht
daily-begun = begonnen
daily-yours = du: { SIGN($score) }
daily-once = Ein Versuch. Keine Uhr. Du kannst pausieren und weiterspielen, bis der Tag vorbei ist.
daily-first = Der erste Wurf
daily-waits = Dein Brett wartet, wie du es verlassen hast.
daily-players = { $n ->
    [0] Noch ist niemand fertig
    [one] { $n } Brett
   *[other] { $n } Bretter
}
daily-play = HEUTE SPIELEN
daily-resume = WEITER
daily-resume-small = Weiter
daily-unended = { $name } vom { DAY($day, day: "numeric", month: "long") } ist noch einen Moment offen.
daily-score = Dein Ergebnis
daily-counting = Wird gezählt …
daily-rank = Rang { $rank } von { $total }
daily-percentile = besser als { $percent } %
daily-stand = Wo du stehst
daily-bars = Wie viele welches Ergebnis hatten, von { SIGN($from) } bis { SIGN($to) }. Der dunkle Balken ist deiner.
daily-median = Median { SIGN($n) }
daily-board = Rangliste
daily-top = { $n ->
    [one] Der erste Platz
   *[other] Die ersten { $n }
}
daily-board-act = RANGLISTE
daily-next = Nächste Würfel in
daily-archive = Frühere Tage
daily-today = Heute
daily-practise = ÜBEN
daily-proof = Der Fingerabdruck der Würfel
daily-proof-line = Er legt die Würfel fest, bevor jemand spielt. Den Startwert gibt es, wenn der Tag vorbei ist.
daily-proof-closed = Der Startwert dieser Würfel. Sein Fingerabdruck stand da, bevor jemand gespielt hat.
leave-daily = Dein Versuch bleibt erhalten. Spiel weiter, wann du willst, solange der Tag dauert.
streak = { $days ->
    [0] Noch keine Serie
    [one] { $days } Tag
   *[other] { $days } Tage in Folge
}
streak-best = Längste Serie { $days }
streak-freezes = { $n ->
    [one] { $n } Serienschutz
   *[other] { $n }× Serienschutz
}
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") }: gespielt
day-open = { DAY($day, weekday: "long") }: nicht gespielt
share-act = TEILEN
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
share-day-rank = { $score ->
    [one] { SIGN($score) } Punkt
   *[other] { SIGN($score) } Punkte
} · Rang { $rank } von { $total }
scores-everyone = Alle
scores-mine = Meine
scores-whose = Wessen Ergebnisse
scores-all = Alle Partien
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
source-room = gemeinsam
source-solo = allein
source-daily = Spiel des Tages
scores-turns = { $n ->
    [one] { $n } Runde
   *[other] { $n } Runden
}
scores-powers = { $n ->
    [one] { $n } Power
   *[other] { $n } Powers
}
scores-equal = Gleiche Punkte: erst weniger Powers, dann weniger Runden. Was dann noch gleich ist, teilt den Rang.
me-title = Du
me-line = Deine Ergebnisse, auf allen deinen Geräten
me-figures = Deine Zahlen
me-none = Spiel eine Partie zu Ende, dann zählt sie hier.
me-average = Schnitt
me-best = Bestes
me-ways = Anderes Gerät
me-ways-line = Sei auf Handy und Tablet dieselbe Person: dieselbe Serie, derselbe Platz.
me-link = Link für ein anderes Gerät
me-link-line = Öffne ihn auf dem anderen Gerät. Er gilt einmal, zehn Minuten lang.
me-qr = QR-Code des Links für dein anderes Gerät
me-code = Wiederherstellungscode
me-code-again = Neuer Wiederherstellungscode
me-code-line = Schreib ihn jetzt auf: Er wird nur einmal gezeigt. Damit bist du auf jedem Gerät wieder du.
me-code-void = Wiederherstellungscode entfernen
me-code-label = Wiederherstellungscode
me-devices = Deine Geräte
me-device = Gerät { $no }
me-here = dieses Gerät
me-seen = zuletzt hier am { DAY($day, day: "numeric", month: "long") }
me-remove = Entfernen
me-remove-line = Es gehört ab jetzt niemandem. Auch der Wiederherstellungscode und offene Links enden: Das Gerät kann sie gesehen haben.
me-remove-here = Du bist hier ab jetzt jemand Neues. Auch der Wiederherstellungscode und offene Links enden.
me-keep = Behalten
me-remove-act = ENTFERNEN
me-become = Du spielst schon anderswo
claim-title = Als jemand anders weiterspielen?
claim-line = Dieses Gerät gehört dann der Person hinter dem Link oder Code. Wer du hier jetzt bist, bleibt zurück.
claim-act = WEITER
claim-act-small = Weiter
me-forget = Meine Daten löschen
me-forget-line = Name, Ergebnisse, Serie und Geräte werden gelöscht, und du verlässt laufende Partien. Das ist endgültig.
me-forget-act = Alles löschen
pages-opening = Einen Moment …
