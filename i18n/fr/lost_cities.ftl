lost_cities-name = Lost Cities: Roll & Write
lost_cities-who = 2–5 personnes
column-plain = { $column ->
        [red] rouge
        [orange] orange
        [yellow] jaune
        [green] vert
        [blue] bleu
        [purple] violet
        [artifacts] artefacts
       *[refusals] dés
    }
column-name = { $column ->
        [red] rouge, montagne
        [orange] orange, soleil
        [yellow] jaune, pilier
        [green] vert, feuille
        [blue] bleu, vague
        [purple] violet, œil
        [artifacts] artefacts
       *[refusals] dés
    }
sheet-own = Ta fiche
sheet-of = {$name} : fiche
way-label = { $count ->
        [0] { column-name } : pas encore de nombre.
       *[other] { column-name } : {$numbers}.
    }
way-marks = { column-name } : {$count} sur 9.
way-next = { $mark ->
        [arrow] Ensuite : case {$space}, une flèche.
        [artifact] Ensuite : case {$space}, un artefact.
       *[plain] Ensuite : case {$space}.
    }
way-circle = ×2 est coché.
way-circle-hoped = Avec ton choix : ×2.
way-hoped = Avec ton choix : jusqu’à la case {$space}.
way-bridge = { $state ->
        [mine] Pont gagné.
        [gone] Pont déjà pris.
        [soon] Pont franchi, il rapporte à la fin du tour.
       *[open] Pont ouvert.
    }
way-points = { $n ->
        [one] {SIGN($n)} point.
       *[other] {SIGN($n)} points.
    }
way-points-hoped = {SIGN($n)} points, {SIGN($later)} avec ton choix.
you-roll = Tu lances
rolls = {$name} lance
you-took = Tu prends {$number} et { column-name }
has-taken = {$name} prend {$number} et { column-name }
you-refused = Tu refuses
refused = {$name} refuse
three-colours = { $first } ; { $second } ; { $third }
dice-aloud = Tour {$turn} : {$colours} ; {$numbers}.
sheets-aloud = Tous les choix sont dévoilés, tu as {SIGN($total)}.
sheets-after = { $turn ->
        [0] Les autres
       *[other] Les autres, après le tour {$turn}
    }
standing = { $state ->
        [active] lance et choisit d’abord
        [took] a choisi devant tout le monde
        [done] a choisi
        [thinking] réfléchit encore
        [away] pas là
        [gone] n’est plus là
       *[waits] attend
    }
exhausted = à bout de forces
took = prend {$number} et { column-name }
took-nothing = refuse
colour-title = Couleur
number-title = Nombre
colour-dice = Dés couleur
number-dice = Dés nombre
colour-die = { $state ->
        [chosen] Dé couleur {$n} : {$face}, choisi
        [gone] Dé couleur {$n} : {$face}, pris
        [nowhere] Dé couleur {$n} : {$face}, ne va avec aucun nombre
        [apart] Dé couleur {$n} : {$face}, ne va pas avec le nombre choisi
       *[free] Dé couleur {$n} : {$face}
    }
number-die = { $state ->
        [chosen] Dé nombre {$n} : {$face}, choisi
        [gone] Dé nombre {$n} : {$face}, pris
        [nowhere] Dé nombre {$n} : {$face}, ne va avec aucune couleur
        [apart] Dé nombre {$n} : {$face}, ne va pas avec la couleur choisie
       *[free] Dé nombre {$n} : {$face}
    }
pick-hint = Une couleur, un nombre. Un 0 coche d’abord ×2, ensuite il compte pour 10.
plan-hint = Tu peux déjà choisir. Personne ne le voit.
arrow-asks = La flèche sur { column-plain }, case {$space}
arrow-none = Aucune
arrow-back = Retour à la flèche d’avant
fact-fill = {$value} sur { column-plain }, case {$space}
fact-circle = ×2 sur { column-plain }
fact-artifact = { $space ->
        [0] plus d’artefact à prendre
       *[other] artefact {$space}
    }
fact-die = { $space ->
        [0] plus de dé à cocher
       *[other] dé {$space}
    }
fact-bridge = pont ({ column-plain }) +{$points}
change-picked = {$change} avec ton choix
write = NOTER {$number}
write-where = { column-plain }, case {$space}
write-circle = COCHER ×2
write-circle-where = { column-plain }
write-artifact = COCHER L’ARTEFACT
write-artifact-where = case {$space}
refuse = REFUSER
refuse-small = Refuser
marks-die = { $left ->
        [0] ne coche rien
       *[other] coche un dé
    }
nothing-fits = rien ne va
pick-both = Choisis couleur et nombre
pick-colour = Choisis une couleur
pick-number = Choisis un nombre
arrow-where = Où mène la flèche ?
chooses-first = {$name} choisit d’abord
choice-made = Ton choix est fait.
choice-open = Tout le monde le voit. Aux autres de choisir.
expeditions = Expéditions
artifacts = Artefacts
refusals = Refus
bridges = Ponts
chosen-of = Choix faits : {$n} sur {$total}. Ceux des autres sont dévoilés ensemble.
spaces-filled = { $circle ->
        [yes] {$n} sur 9, ×2
       *[no] {$n} sur 9
    }
expeditions-begun = { $n ->
        [one] {$n} expédition
       *[other] {$n} expéditions
    }
bridges-won = { $n ->
        [0] aucun pont
        [one] {$n} pont
       *[other] {$n} ponts
    }
ended-bridges = Les huit ponts sont franchis.
ended-exhausted = Tout le monde est à bout de forces.
ended-bridges_and_exhausted = Les huit ponts sont franchis, et tout le monde est à bout de forces.
first-die = Choisis une couleur ou un nombre.
first-die-line = Il te faut un dé de chaque sorte.
first-pair = L’autre, maintenant.
first-pair-line = Une colonne se remplit par le bas, ses nombres ne baissent jamais.
first-write = Le nombre en pointillés est ce que ça rapporte.
first-write-line = Change de dés tant que tu veux. Ou refuse, et coche un dé.
key-arrow = flèche
key-write = noter
key-colour = choisir une couleur
key-number = choisir un nombre
key-lead = où mène une flèche
key-lead-nowhere = une flèche ne mène nulle part
key-steps = d’un bouton à l’autre
lower = Ce nombre est plus petit que celui du haut. Il en faut un égal ou plus grand.
circle_taken = Le cercle de cette expédition est déjà coché.
changes_nothing = Rien ne changerait sur ta fiche. Prends d’autres dés, ou refuse.
arrow_missing = Une flèche attend encore : fais avancer une expédition, ou aucune.
arrow_extra = Il n’y a plus de flèche à suivre.
arrow_not_started = Une flèche ne fait avancer qu’une expédition commencée.
arrow_bad_column = La flèche ne mène à aucune expédition.
number_taken = Ce dé nombre est pris. Choisis-en un autre.
colour_taken = Ce dé couleur est pris. Choisis-en un autre.
bad_number = Ce dé nombre n’est pas sur la table.
bad_colour = Ce dé couleur n’est pas sur la table.
not_active = Attends : qui a lancé choisit d’abord.
results-winner-lost_cities = { $name } va le plus loin
results-you-lost_cities = Tu vas le plus loin
results-tie-lost_cities = Égalité

review-others = Ce que les autres ont fait
review-luck-lost_cities = Ce que dés et adversaires ont donné

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Franchit le pont ({ column-plain }) : +{$points}.
hint-column = De {SIGN($before)} à {SIGN($after)} : { column-plain }.
hint-circle = ×2 tant qu’il n’y a aucun nombre : { column-plain }.
hint-arrow = La flèche remplit aussi une case : { column-plain }.
hint-artifact = Coche l’artefact {$space}.
hint-room = { $n ->
        [one] {$n} nombre sur 10 convient encore : { column-plain }.
        [many] {$n} nombres sur 10 conviennent encore : { column-plain }.
       *[other] {$n} nombres sur 10 conviennent encore : { column-plain }.
    }
hint-refuse = Toute paire gâcherait plus qu’elle n’apporte.
