# Skupiny: rodina, třída, přátelé vidí své výsledky.

groups-title = Skupiny
groups-line = Rodina, třída, přátelé: uvidíte navzájem své výsledky dne, každý až po tom svém.
group-new = Nová skupina
group-name = Název skupiny
group-make = Založit skupinu
group-members = { $n ->
    [one] { $n } člen
    [few] { $n } členové
   *[other] { $n } členů
}
group-title = Skupina v MAGDAGDON
group-after-own = Nejdřív zahraj tu svou, pak uvidíš výsledky ostatních.
group-missed = bez hry
group-boards-later = Desky se otevřou, až den skončí.
group-invite = POZVAT
group-share = Sdílet odkaz
group-link-line = Kdo má tento odkaz, může se přidat.
group-qr = QR kód odkazu skupiny
group-leave = Opustit skupinu
group-leave-line = Tvé výsledky zůstanou tobě. Ostatní je tu už neuvidí.
group-leave-act = Opustit
