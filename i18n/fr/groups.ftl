# Groupes : une famille, une classe, des proches voient leurs résultats.

groups-title = Groupes
groups-line = Famille, classe, proches : vous voyez les résultats du jour après avoir joué le vôtre.
group-new = Nouveau groupe
group-name = Nom du groupe
group-make = Créer le groupe
group-members = { $n ->
    [one] { $n } membre
   *[other] { $n } membres
}
group-title = Un groupe de MAGDAGDON
group-after-own = Joue d’abord le tien, et tu verras les résultats du groupe.
group-missed = pas joué
group-boards-later = Les plateaux sont dévoilés une fois le jour fini.
group-invite = INVITER
group-share = Partager le lien
group-link-line = Ce lien suffit pour entrer dans le groupe.
group-qr = Code QR du lien du groupe
group-leave = Quitter le groupe
group-leave-line = Tes résultats restent à toi. Le groupe ne les voit plus ici.
group-leave-act = Quitter
