watch-title = Table
watch-line = Tu regardes
watch-next = Tu joues dès la prochaine partie.
watch-join = Jouer la prochaine partie
seat-aloud = { $name } : { SIGN($total) }.
only-you = Il ne manque que ton choix.
keys-title = Clavier
key-tab = au bouton suivant
key-help = ces touches
absent = { $name } n’est pas là.
house-plays = Laisser jouer la maison
guide-step = Ton premier tour · { $n } sur { $of }
guide-skip = Passer
guide-next = Suivant

## A hint, for who plays alone

hint-ask = Demander un indice
hint-title = L’indice
hint-note = Avec un indice, cette partie ne figure sur aucune liste.
