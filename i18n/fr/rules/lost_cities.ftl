lost-sheet = La fiche
lost-sheet-columns = Tout le monde a la même fiche : huit colonnes de neuf cases, remplies à partir du bas. Six sont des expéditions, une est pour les artefacts, une pour les dés.
lost-sheet-between = Entre les cases 6 et 7 de chaque colonne se trouve un pont. Sous chaque expédition, il y a son cercle, ×2.
lost-sheet-house = De 2 à 5 personnes. La place des flèches et des artefacts est la nôtre :
lost-arrow-spaces = Flèches sur les cases
lost-jar-spaces = Artefacts sur les cases

lost-turn = Un tour
lost-turn-roll = Une personne lance, une fois : trois dés couleur aux six couleurs, trois dés nombre de 0 à 9. Au tour suivant, c’est la place suivante qui lance, même si la personne est à bout de forces ou pas là.
lost-turn-first = Qui a lancé choisit d’abord, à la vue de tous : une couleur et un nombre à noter, ou un refus.
lost-turn-others = Puis les autres choisissent en même temps, chaque personne pour soi : une couleur et un nombre parmi les deux couleurs et les deux nombres qui restent, ou un refus. Plusieurs peuvent prendre la même chose.
lost-turn-gone = Un dé pris n’est plus là ; la même face sur un autre dé reste. Après un refus, les six dés restent.
lost-turn-whole = Un choix s’envoie entier : la paire, et où mène chacune de ses flèches. Ceux des autres sont dévoilés ensemble.
lost-turn-clock = Quand le chrono est écoulé, c’est un refus. Il repart pour les autres une fois le premier choix fait.

lost-writing = Noter
lost-writing-first = Une expédition commence par un nombre de 1 à 9 dans sa case la plus basse.
lost-writing-circle = Un 0 sur une expédition sans nombre coche son cercle, une fois. C’est possible seulement alors, et cela ne commence pas l’expédition.
lost-writing-next = Ensuite, chaque nombre est égal à celui du haut ou plus grand, et un 0 compte pour 10. Aucune expédition ne peut commencer par un 10.
lost-writing-full = Quand les neuf cases sont pleines, un nombre égal au neuvième ou plus grand coche un artefact à la place.
lost-writing-nothing = Une paire qui ne changerait rien sur ta fiche, une colonne pleine quand les neuf artefacts sont cochés, ne peut pas être prise.
lost-writing-equal = Un { $value } : égal suffit.
lost-writing-ten = Ici, un 0 compte pour 10.
lost-writing-marks = Un 0 coche ×2.

lost-arrows = Flèches et artefacts
lost-arrows-jar = Un nombre sur une jarre coche un artefact.
lost-arrows-may = Un nombre sur une flèche te permet de faire avancer n’importe quelle expédition, la même aussi : sa case vide la plus basse reçoit le nombre qui s’y trouve en haut.
lost-arrows-chain = Si cette case a une flèche, une jarre ou un pont, cela compte à son tour : une chaîne. Elle ne se divise jamais et a six flèches au plus.
lost-arrows-none = Chaque flèche peut rester inutilisée ; la chaîne finit là. Une expédition sans nombre ne peut pas être choisie ; une pleine coche un artefact.
lost-arrows-shown = Un 4 sur le rouge et sa chaîne, sur fond clair.

lost-bridges = Ponts
lost-bridges-first = Qui atteint d’abord la case 7 d’une colonne reçoit 20 points, dans chacune des huit colonnes. Qui l’atteint au même tour reçoit aussi 20 ; après ce tour, plus rien.
lost-bridges-how = Cela compte de toutes les façons, par un nombre, une flèche, un artefact ou un refus, même en allant au-delà. Les ponts rapportent quand le tour se ferme.
lost-bridges-shown = Ouvert ; franchi, rapportera bientôt ; gagné ; à d’autres.

lost-refusing = Refuser
lost-refusing-die = Qui ne note rien coche une case dans la colonne des dés. Tu peux toujours refuser ; si aucune paire ne va, il le faut. Cocher un cercle ou un artefact, c’est noter.
lost-refusing-ninth = La neuvième marque te laisse à bout de forces : tu continues à jouer, mais la colonne des dés compte 0. Un pont gagné là reste.
lost-refusing-more = Un refus après le neuvième dé, ou un dixième artefact, n’a pas d’effet.
lost-refusing-eight = Huit refus
lost-refusing-nine = Le neuvième : à bout de forces

lost-end = La fin
lost-end-when = La partie finit après le tour où tout le monde est à bout de forces, ou bien où les huit ponts sont franchis, par qui que ce soit. Aucune partie ne dépasse 78 tours.
lost-end-wins = Le plus grand total gagne. Les totaux égaux partagent le rang : 1, 1, 3.

lost-scoring = Le décompte
lost-scoring-table = Ce que rapporte une colonne selon ses cases remplies :
lost-spaces = Cases
lost-expedition = Expédition
lost-doubled = Avec ×2
lost-scoring-circle = Le cercle double ce qui est gagné et ce qui est perdu. Sans nombre, il compte 0.
lost-scoring-sum = Le total : six expéditions, artefacts, dés, et 20 pour chaque pont.
lost-scoring-shown = Avec quatre ponts, cette fiche vaut { $total }.
