# Party: rodina, třída, přátelé vidí své výsledky.

groups-title = Party
groups-line = Rodina, třída, přátelé: uvidíte své výsledky dne, každý až po tom svém.
group-new = Nová parta
group-name = Název party
group-make = Založit partu
group-members = { $n ->
    [one] { $n } člen
    [few] { $n } členové
   *[other] { $n } členů
}
group-title = Parta v MAGDAGDON
group-after-own = Nejdřív zahraj tu svou, pak uvidíš výsledky ostatních.
group-missed = bez hry
group-boards-later = Desky se otevřou, až se den uzavře.
group-invite = POZVAT
group-share = Sdílet odkaz
group-link-line = Kdo má tento odkaz, může se přidat.
group-qr = QR kód odkazu party
group-leave = Opustit partu
group-leave-line = Tvé výsledky zůstanou tobě. Ostatní je tu už neuvidí.
group-leave-act = Opustit
