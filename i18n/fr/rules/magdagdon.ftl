mag-aim = Le but
mag-aim-line = Remplis ton plateau de 4 × 4 cases avec une seule zone de nombres reliés. Les rangées et colonnes fortes rapportent des points, les RUINES en coûtent.

mag-turn = Un tour
mag-turn-roll = LANCER : quatre dés ordinaires à six faces. Toute la table joue les quatre mêmes.
mag-turn-stage = Choisis un dé, puis une case marquée. Jusqu’à la validation, tu peux annuler, déplacer et changer l’ordre à ta guise.
mag-turn-confirm = VALIDER s’active dès que le minimum est sur le plateau. Tu peux en placer plus. Les dés qui restent sont perdus.
mag-turn-permanent = Ce qui est validé est de pierre : cela reste jusqu’à la fin de la partie.
mag-minimum = Dés par tour, au moins
mag-turn-few = S’il reste moins de cases vides, il faut toutes les remplir : NIGHTMARE demande 2 dés pour les deux dernières cases et 1 pour la dernière.

mag-fits = Ce qui va
mag-fits-first = Tant qu’aucun nombre n’est sur ton plateau, un dé va dans n’importe quelle case vide, même près de RUINES.
mag-fits-touch = Chaque dé suivant touche un nombre : en haut, en bas, à gauche ou à droite. Les coins ne comptent pas.
mag-fits-differ = Il est égal à chaque nombre qu’il touche, ou s’en écarte de 1 au plus. Entre un 3 et un 4, seul un 3 ou un 4 va.
mag-fits-ruin = Une RUINE n’est pas un nombre : elle ne relie rien et ne limite rien.
mag-fits-order = Les dés du même tour comptent aussitôt : l’ordre a donc son importance.
mag-fits-anywhere = Le premier nombre va n’importe où.
mag-fits-marked = Les cases marquées acceptent un { $value }.
mag-fits-apart = Un 4 à côté d’un 3 : 1 d’écart.
mag-fits-both = Un 4 à côté d’un 3 et d’un 4 : il va avec les deux.
mag-fits-ruins = Un 3 à côté d’un 2. La RUINE ne demande rien.
mag-fits-ordered = D’abord le 4, puis le 5 à côté.

mag-lines = Lignes
mag-lines-base = Chaque rangée et chaque colonne additionne ses nombres. Chaque nombre compte donc deux fois.
mag-lines-bonus = Une ligne pleine de quatre nombres rapporte un bonus au plus.
mag-straight = Quatre nombres consécutifs dans l’ordre de la ligne : +60.
mag-straight-down = En descendant aussi : +60.
mag-four = Quatre fois le même nombre : +40.
mag-pairs = Deux nombres différents, deux fois chacun, dans n’importe quel ordre : +20.
mag-dead = Avec une RUINE
mag-dead-line = Les nombres qui restent comptent toujours, mais sans bonus.

mag-powers = Majda Powers
mag-powers-when = Un Power change le lancer. Il n’est jamais obligatoire, et plusieurs sont possibles dans un tour tant qu’il t’en reste : à n’importe quel tour, avant ou pendant MAGDAGDON.
mag-powers-step = BAISSER −1 et MONTER +1 changent un dé d’exactement 1, jamais en dessous de 1 ni au-dessus de 6.
mag-powers-reroll = RELANCER relance ensemble un ou plusieurs dés. C’est une seule utilisation, quel que soit leur nombre.
mag-powers-staged = Un dé posé sur le plateau se reprend avant qu’un Power le change.
mag-powers-worse = Un Power peut aussi changer un lancer jouable en MAGDAGDON. Cela reste ainsi.
mag-powers-shown = Trois étoiles sont trois Powers. Le premier coûte 10.
mag-powers-shown-then = Un est utilisé, le suivant coûte 20.
mag-cost = Ils coûtent, l’un après l’autre
mag-powers-sum = Les trois de PEACEFUL coûtent 70 en tout. NIGHTMARE n’a pas de Powers, ni de malus pour eux.

mag-fall = MAGDAGDON et RUINES
mag-fall-when = Quand ces dés ne laissent aucun moyen de placer le minimum, dans aucun ordre, le tour est un MAGDAGDON.
mag-fall-choice = Sauve le lancer avec un Power, ou accepte, même s’il te reste des Powers.
mag-fall-ruin = Qui accepte choisit n’importe quelle case vide. Elle est RUINE pour le reste de la partie, coûte 15, et le tour finit.
mag-fall-again = Après un Power, la question se pose à nouveau avec les nouveaux dés.
mag-fall-forced = Tant qu’il y a un moyen, rien ne tombe. Annule et place les dés autrement.
mag-fall-shown = 4, 5 et 6 ne vont à côté d’aucun 1 ni d’aucun 2. Une case est choisie.
mag-fall-fallen = Elle tombe.

mag-end = La fin
mag-end-when = La partie finit quand les 16 cases portent un nombre ou une RUINE. Chaque lancer compte pour un tour, même s’il finit en RUINE.
mag-end-sum = Le score : deux fois la somme de tous les nombres, plus les bonus des lignes, moins 15 pour chaque RUINE, moins les Powers.
mag-end-kept = Il est calculé aussitôt et gardé parmi les meilleurs scores, avec la date, les tours et les Powers utilisés.
mag-end-ties = À score égal : d’abord moins de Powers, puis moins de tours. Si tout est égal, le rang est partagé.
mag-end-difficulty = Chaque difficulté a ses propres meilleurs scores. En changer commence une nouvelle partie.

mag-dice = Des dés honnêtes
mag-dice-same = Tous les dés d’une partie viennent d’une graine : le même dé du même tour est le même pour toute la table, à n’importe quel rythme.
mag-dice-reroll = Qui relance le même dé autant de fois dans le même tour obtient la même face, quels que soient les autres dés choisis.
mag-dice-proof = Toutes les faces sont également probables. L’empreinte de la graine (SHA-256) est montrée au début, la graine à la fin. Aucun dé n’est envoyé avant son tour.
