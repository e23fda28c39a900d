replay-title = Revoir la partie
replay-line = Une partie finie, tour par tour
replay-turn = Tour { $turn } sur { $of }
replay-previous = Tour précédent
replay-next = Tour suivant
replay-save = Garder dans un fichier
file-open = Ouvrir un fichier
file-other = Autre fichier
file-line = Une partie gardée dans un fichier peut être revue ici. Elle reste sur cet appareil.
file-paste = Coller le texte d’un fichier
file-read = Lire

verify-title = Vérifier les dés
verify-line = Chaque dé, refait à partir de la graine
verify-good = Ces dés sont justes
verify-bad = Quelque chose ne va pas ici
verify-dice-good = { $n ->
    [one] { $n } dé est ce que dit la graine.
   *[other] Les { $n } dés sont ce que dit la graine.
}
verify-dice-bad = { $n ->
    [one] { $n } dé n’est pas ce que dit la graine.
   *[other] { $n } dés ne sont pas ce que dit la graine.
}
verify-seed-good = La graine a l’empreinte affichée avant la partie.
verify-seed-bad = La graine a une autre empreinte que celle affichée avant la partie.
verify-score-good = Les coups respectent les règles et mènent aux points notés.
verify-score-bad = Les coups ne respectent pas les règles ou mènent à d’autres points que ceux notés.
verify-sealed = D’autres jouent encore avec ces dés. La graine sera ici dès le { DAY($day, day: "numeric", month: "long") }, 01:00 UTC.
verify-seed = Graine
verify-made = Son empreinte, calculée ici
verify-shown = L’empreinte affichée avant
verify-row-log = Joué
verify-row-seed = D’après la graine
verify-differs = diffère
verify-how = Vérifier avec d’autres outils
verify-how-1 = La graine fait 32 octets, écrits en 64 chiffres hexadécimaux. Son SHA-256 est l’empreinte affichée avant le premier lancer.
verify-how-2 = À chaque dé correspond un endroit, comme roll:3:0 pour le premier dé du tour 3. Les tours et les relances se comptent à partir de 1, les dés à partir de 0.
verify-how-3 = HMAC-SHA-256, avec la graine pour clé et l’endroit pour message, donne 32 octets.
verify-how-4 = Prends le premier octet inférieur au plus grand multiple du nombre de faces jusqu’à 256. Le reste de sa division par le nombre de faces, plus 1, est la face. Si aucun octet n’est assez petit, ajoute #1 à l’endroit, puis #2, et ainsi de suite.
verify-places = Les endroits de ce jeu :
verify-sides = { $n ->
    [one] { $n } face
   *[other] { $n } faces
}
verify-faces = { $game ->
    [lost_cities] Les faces 1 à 6 sont rouge, orange, jaune, vert, bleu, violet. Un dé nombre montre un de moins que sa face.
   *[other] Ce qu’un Power ne fait que monter ou baisser n’a pas été lancé : cela vient du dé d’avant.
}
