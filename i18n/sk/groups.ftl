# Skupiny: rodina, trieda, priatelia vidia svoje výsledky.

groups-title = Skupiny
groups-line = Rodina, trieda, priatelia: uvidíte navzájom svoje výsledky dňa, každý až po tom svojom.
group-new = Nová skupina
group-name = Názov skupiny
group-make = Založiť skupinu
group-members = { $n ->
    [one] { $n } člen
    [few] { $n } členovia
   *[other] { $n } členov
}
group-title = Skupina v MAGDAGDON
group-after-own = Najprv zahraj tú svoju, potom uvidíš výsledky ostatných.
group-missed = bez hry
group-boards-later = Dosky sa otvoria, keď sa deň skončí.
group-invite = POZVAŤ
group-share = Zdieľať odkaz
group-link-line = Kto má tento odkaz, môže sa pridať.
group-qr = QR kód odkazu skupiny
group-leave = Opustiť skupinu
group-leave-line = Tvoje výsledky zostanú tebe. Ostatní ich tu už neuvidia.
group-leave-act = Opustiť
