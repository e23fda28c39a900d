# Gruppen: eine Familie, eine Klasse, ein Freundeskreis sehen ihre Ergebnisse.

groups-title = Gruppen
groups-line = Familie, Klasse, Freundeskreis: Ihr seht die Ergebnisse des Tages, alle erst nach dem eigenen.
group-new = Neue Gruppe
group-name = Name der Gruppe
group-make = Gruppe anlegen
group-members = { $n ->
    [one] { $n } Mitglied
   *[other] { $n } Mitglieder
}
group-title = Eine Gruppe in MAGDAGDON
group-after-own = Spiel erst selbst, dann siehst du die Ergebnisse der anderen.
group-missed = nicht gespielt
group-boards-later = Die Bretter öffnen sich, wenn der Tag vorbei ist.
group-invite = EINLADEN
group-share = Link teilen
group-link-line = Wer diesen Link hat, kann beitreten.
group-qr = QR-Code mit dem Link der Gruppe
group-leave = Gruppe verlassen
group-leave-line = Deine Ergebnisse bleiben dir. Die anderen sehen sie hier nicht mehr.
group-leave-act = Verlassen
