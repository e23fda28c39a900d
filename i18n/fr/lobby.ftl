lobby-title = Salle
lobby-line = Partage le code. Tout le monde reçoit les mêmes dés.
lobby-qr = Code QR du lien de cette salle
lobby-code = Code
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager
lobby-wall = Afficher à la télé
lobby-people = À la table
lobby-count = { $n } sur { $max }
lobby-free = { $n ->
    [one] { $n } place libre
   *[other] { $n } places libres
}
lobby-host = hôte
lobby-nameless = À la porte
lobby-lock = Verrouiller
lobby-unlock = Déverrouiller
lobby-locked = Verrouillée
state-away = pas là
state-joining = entre
state-ready = en place
state-not-ready = pas encore en place
start = COMMENCER
start-players = { $n ->
    [one] { $n } personne
   *[other] { $n } personnes
}
start-ready = { $ready } sur { $n } en place
start-missing = { $n ->
    [one] Il manque { $n } personne
   *[other] Il manque { $n } personnes
}
ready = EN PLACE
ready-wait = { $name } lance la partie
ready-no-host = personne ne mène encore la salle
person-hand = Céder la salle
person-kick = Exclure
person-kick-line = Une personne exclue ne peut plus revenir dans cette salle.
person-joined = { $name } est là.
person-left = { $name } n’est plus dans la salle.

bot-add = Ajouter un bot
bot-line = Les bots n’en savent pas plus que toi et ne font attendre personne.
bot-strength = niveau { $strength }
bot-1 = Caillou
bot-2 = Brique
bot-3 = Arche
bot-4 = Donjon
bot-5 = Citadelle
