wall-title = TV { $code } · { $game }
wall-opening = Une salle s’ouvre…
wall-new-room = Cet écran continue tout seul dans un instant.
wall-scan = Scanner, ou ouvrir { $name } et entrer ce code
wall-first = La première personne à entrer mène la salle
wall-join = Regarder ou jouer
wall-again = Entrer pour la revanche
wall-line = Tour { $turn } · { $difficulty } · { $n } sur { $total } en place
wall-own-line = { $difficulty } · rythme libre · pleins : { $n } sur { $total }
wall-over-line = { $difficulty } · tous les plateaux dévoilés
wall-chosen = choix faits : { $n } sur { $total }
wall-as-it-was = { $mode } · au dernier contact
wall-reveal = Dévoilé
wall-shut = Les plateaux restent cachés jusqu’à ce que le dernier soit plein.
wall-done = En place
wall-thinking = Réfléchit
wall-away = Pas là
wall-finished = Plein
wall-gone = N’est plus là
wall-active = Choisit d’abord
wall-waits = Attend
wall-took = Prend
wall-cells = { $n } sur 16 cases
wall-in-turns = { $n ->
    [one] en { $n } tour
   *[other] en { $n } tours
}
wall-waiting = On attend : { $name }.
wall-house = N’importe qui à la table peut laisser jouer la maison. La place est gardée.
wall-off = Cet écran a perdu la connexion.
wall-off-line = { $seconds ->
    [0] La partie continue sur les téléphones. Nouvel essai en cours.
   *[other] La partie continue sur les téléphones. Nouvel essai dans { $seconds } s.
}
wall-boards = Tous les plateaux
wall-same-dice = Mêmes dés, tour { $turn }
wall-parts = Base { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Lignes +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Ruines −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Powers −{ $powers }
}
wall-expedition-parts = Expéditions { SIGN($expeditions) } · Artefacts { SIGN($artifacts) } · Refus { SIGN($refusals) } · Ponts { SIGN($bridges) }
times = ×{ $n }
