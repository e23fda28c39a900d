difficulty = Difficulté
terms = { $powers ->
        [0] {$dice} dés · zéro étoile
        [one] {$dice} dés · {$powers} étoile
       *[other] {$dice} dés · {$powers} étoiles
    }
pace = Rythme
pace-together = Commun
pace-own = Libre
clock = Chrono
clock-off = Sans
clock-seconds = {$n} s
mode = { $pace ->
        [own] { $difficulty } · rythme libre
       *[together] { $clock ->
            [0] { $difficulty } · en commun
           *[other] { $difficulty } · en commun · {$clock} s
        }
    }
turn-n = Tour {$turn}
room-code = Salle {$code}
others-after = { $turn ->
        [0] Les autres
       *[other] Les autres, après le tour {$turn}
    }
seat-state = { $state ->
        [done] a choisi
        [away] pas là
        [finished] plateau plein
        [gone] n’est plus là
       *[thinking] réfléchit encore
    }
seat-progress = Tour {$turn} · {$filled} sur 16
points = { $n ->
        [one] {SIGN($n)} point
       *[other] {SIGN($n)} points
    }
gain = { $n ->
        [0] 0
       *[other] +{$n}
    }
loss = { $n ->
        [0] 0
       *[other] −{$n}
    }
score-own = Ton score
gain-staged = +{$n} avec les dés préparés
base = Base
bonuses = Lignes
ruins = Ruines
powers = Powers
total = Total
ruin_count = Ruines
powers_used = Powers utilisés
turns = Tours
boards_full = Tous les plateaux sont pleins.
board-own = Ton plateau
cell-label = Rangée {$row}, colonne {$column}, { $state ->
        [stone] nombre {$value}
        [staged] {$value}, pas encore validé
        [ruin] ruine
        [legal] vide, {$value} convient
        [doomed] vide, peut tomber
        [picked] vide, choisie pour tomber
       *[empty] vide
    }
row-label = { $bonus ->
        [none] { $state ->
            [dead] Rangée {$n} : {$sum}, plus de bonus possible
            [staged] Rangée {$n} : {$sum} avec les dés préparés
           *[plain] Rangée {$n} : {$sum}
        }
       *[other] { $state ->
            [staged] Rangée {$n} : {$sum} et un bonus de {$points} avec les dés préparés
           *[plain] Rangée {$n} : {$sum} et un bonus de {$points}
        }
    }
column-label = { $bonus ->
        [none] { $state ->
            [dead] Colonne {$n} : {$sum}, plus de bonus possible
            [staged] Colonne {$n} : {$sum} avec les dés préparés
           *[plain] Colonne {$n} : {$sum}
        }
       *[other] { $state ->
            [staged] Colonne {$n} : {$sum} et un bonus de {$points} avec les dés préparés
           *[plain] Colonne {$n} : {$sum} et un bonus de {$points}
        }
    }
straight = SUITE
four-of-a-kind = CARRÉ
two-pairs = DEUX PAIRES
tray = Tes dés
die-label = { $state ->
        [staged] Le dé {$n} montre {$value}, sur le plateau : le reprendre
        [chosen] Le dé {$n} montre {$value}, en main
        [nowhere] Le dé {$n} montre {$value}, ne va nulle part
       *[free] Le dé {$n} montre {$value}
    }
undo = Annuler
roll-aloud = { $magdagdon ->
        [yes] Tour {$turn} : {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Tour {$turn} : {$first}, {$second}, {$third}, {$fourth}.
    }
dice-now = { $magdagdon ->
        [yes] Tes dés maintenant : {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Tes dés maintenant : {$first}, {$second}, {$third}, {$fourth}.
    }
reveal-aloud = { $who ->
        [all] Tous les plateaux sont dévoilés, tu as {SIGN($total)}.
       *[own] Tu as {SIGN($total)}.
    }
hand-aloud = { $n ->
        [0] {$value} en main, ne va nulle part.
        [one] {$value} en main, va sur {$n} case.
       *[other] {$value} en main, va sur {$n} cases.
    }
laid-aloud = {$value} rangée {$row}, colonne {$column}.
may-confirm = Tu peux valider.
stones-set = Tes pierres sont posées.
ruin-set = Ta case est tombée.
choice-hidden = Personne ne voit ceci avant que tout le monde ait choisi.
board-full = Ton plateau est plein.
board-full-more = Les autres jouent encore.
powers-left = { $left ->
        [0] Il ne reste aucun Power
        [one] Il reste {$left} Power, il coûte {$cost}
       *[other] Il reste {$left} Powers, le prochain coûte {$cost}
    }
power-next = { $left ->
        [0] aucun
       *[other] prochain −{$cost}
    }
decrease = BAISSER
increase = MONTER
reroll = RELANCER
or-change-the-roll = ou change le lancer
choose-a-die = choisis d’abord un dé
powers-stay = { $n ->
        [0] plus d’étoile après
        [one] il restera {$n} étoile
       *[other] il restera {$n} étoiles
    }
roll = LANCER
confirm = VALIDER
dice-staged = { $n ->
        [one] {$n} dé sur 4
       *[other] {$n} dés sur 4
    }
place-more = { $n ->
        [one] Place encore {$n} dé
       *[other] Place encore {$n} dés
    }
take-one-back = Rien ne va : reprends un dé
let-it-fall = LAISSER TOMBER
choose-a-cell = choisis une case
this-cell = cette case, −{$cost}
choose-dice = choisis des dés
dice-for = { $n ->
        [one] {$n} dé, −{$cost}
       *[other] {$n} dés, −{$cost}
    }
waiting-for = { $n ->
        [0] Tout le monde a choisi
        [one] On attend {$n} personne
       *[other] On attend {$n} personnes
    }
when-the-line-is-back = à la reconnexion
when-saving-works = dès que ça s’enregistre
magdagdon-why = { $powers ->
        [none] { $n ->
            [one] Aucun moyen de placer ne serait-ce que {$n} de ces dés. Une case vide tombe.
           *[other] Aucun moyen de placer {$n} de ces dés. Une case vide tombe.
        }
       *[some] { $n ->
            [one] Aucun moyen de placer ne serait-ce que {$n} de ces dés. Une case vide tombe, ou un Power change le lancer.
           *[other] Aucun moyen de placer {$n} de ces dés. Une case vide tombe, ou un Power change le lancer.
        }
    }
roll-of-all = Le lancer commun
ready-of = {$n} sur {$total} en place. Les plateaux sont dévoilés ensemble.
at-own-pace = Plateaux pleins : {$n} sur {$total}. Ils sont dévoilés à la fin.
board-summary = { $lines ->
        [0] { $ruins ->
            [0] aucune ligne bonus
            [one] aucune ligne bonus · {$ruins} ruine
           *[other] aucune ligne bonus · {$ruins} ruines
        }
        [one] { $ruins ->
            [0] {$lines} ligne bonus
            [one] {$lines} ligne bonus · {$ruins} ruine
           *[other] {$lines} ligne bonus · {$ruins} ruines
        }
       *[other] { $ruins ->
            [0] {$lines} lignes bonus
            [one] {$lines} lignes bonus · {$ruins} ruine
           *[other] {$lines} lignes bonus · {$ruins} ruines
        }
    }
best-line = Meilleure ligne
best-row = Rangée {$n} · {$bonus}
best-column = Colonne {$n} · {$bonus}
first-choose = Prends un dé.
first-choose-line = Tout le monde a ces quatre-là.
first-lay = Et maintenant, une case.
first-lay-line = Le premier dé va n’importe où : toutes les cases sont marquées.
first-beside = Entre voisins, 1 d’écart au plus.
first-beside-line = Le dé suivant doit toucher un nombre. S’il ne va nulle part, il est à plat.
first-confirm = VALIDER change les dés en pierre.
first-confirm-line = Avant, tu peux en placer d’autres ou les reprendre.
key-space = Espace
key-enter = Entrée
key-choose = choisir un dé
key-place = le placer
key-back = reprendre
key-confirm = valider
key-walk = parcourir le plateau
key-let-go = lâcher
turn_passed = Le tour {$turn} est déjà terminé.
already_chosen = Ton choix pour ce tour est déjà fait.
power_passed = Ce Power a déjà servi.
occupied = Cette case est prise. Choisis-en une vide.
not_adjacent = Le dé doit toucher un nombre : en haut, en bas, à gauche ou à droite.
differs = Un {$value} ne va pas à côté d’un {$neighbour} : 1 d’écart au plus.
too_few = { $minimum ->
        [one] Place au moins {$minimum} dé ce tour-ci.
       *[other] Place au moins {$minimum} dés ce tour-ci.
    }
die_used_twice = Un dé ne compte qu’une fois. Choisis-en un autre.
die_staged = Ce dé est sur le plateau. Reprends-le d’abord.
bad_die = Ce dé n’existe pas. Il y en a quatre.
bad_cell = Cette case n’existe pas. Le plateau en a seize.
not_magdagdon = Ces dés peuvent encore être placés, donc rien ne tombe.
no_powers_left = { $difficulty ->
        [NIGHTMARE] Il n’y a pas de Powers en NIGHTMARE.
       *[other] Tu n’as plus de Powers.
    }
out_of_range = Un dé va de 1 à 6, ni moins ni plus.
no_dice = Choisis au moins un dé à relancer.
not_rolled = Les dés ne sont pas encore lancés.
game_over = Cette partie est finie.
choose-die-first = Choisis d’abord un dé, puis la case.
die-for-power = Choisis d’abord un dé, puis le Power.
results-winner-magdagdon = { $name } prend la ville
results-you-magdagdon = Tu prends la ville
results-tie-magdagdon = La ville est partagée

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Mêmes dés, deux histoires
stories-turn = { $name } { $theirs }, toi { $mine }

review-title = Chance et talent
review-start = Avant le premier lancer
review-luck = Ce que les dés ont donné
review-cost = Ce que tes choix ont coûté
review-score = Ton score
review-note = Points attendus par { $name }, le bot le plus fort.
review-turns = Tour par tour
review-roll = Lancer
review-head-luck = Chance
review-head-cost = Coût
review-best = optimal
review-power = { $name } aurait d’abord utilisé un Power.
review-nothing = On ne pouvait pas faire mieux.
review-ways = { $n ->
        [one] {$n} plateau se valait.
        [many] {$n} plateaux se valaient.
       *[other] {$n} plateaux se valaient.
    }

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

hint-line = { $axis ->
        [column] La colonne {$n} serait complète : +{$points}.
       *[row] La rangée {$n} serait complète : +{$points}.
    }
hint-waits = { $axis ->
        [column] La colonne {$n} attend ensuite un {$face} : +{$points}.
       *[row] La rangée {$n} attend ensuite un {$face} : +{$points}.
    }
hint-fewer = Un dé de plus coûterait environ {$points}.
hint-open = { $n ->
        [one] Garde {$n} case ouverte pour {$low} et {$high}.
        [many] Garde {$n} cases ouvertes pour {$low} et {$high}.
       *[other] Garde {$n} cases ouvertes pour {$low} et {$high}.
    }
hint-open-all = Chaque nombre trouve encore une case.
hint-power = Ce Power coûte {$cost} et rapporte environ {$gains}.
hint-power-pays = Ce Power coûte {$cost} et vaut le coup.
hint-ruin = La rangée {$row} et la colonne {$column} y perdent le moins.
hint-best = Rien d’autre ne promet plus.
