app-name = MAGDAGDON
page-title = { $page } · { $of }
language-name = Français
locale = fr
direction = ltr
number = { SIGN($n) }
you = Toi
back = Retour
close = Fermer
cancel = Rester
menu = Menu
menu-invite = Inviter du monde
menu-abandon = Retour à la salle d’attente
leave = Quitter la salle
leave-title = Quitter cette salle ?
leave-line = Ta place se libère. Le lien te fait entrer de nouveau.
leave-playing = La maison joue tes tours jusqu’à la fin. Tu n’auras pas de rang dans cette partie.
leave-act = QUITTER
name-label = Ton nom
settings-title = Réglages
settings-language = Langue
settings-theme = Thème
theme-light = Clair
theme-dark = Sombre
settings-dice = Faces des dés
dice-pips = Points
dice-numerals = Chiffres
settings-sound = Son
settings-sound-line = Dés, pierre, cloches
settings-vibration = Vibrations
settings-vibration-line = Une brève quand ton choix est posé, une longue pour une ruine
link-down = Reconnexion…
link-device = Cet appareil est hors ligne.
link-server = Le serveur est injoignable.
link-leaving = Le serveur redémarre.
link-slow = La connexion est lente.
link-back = La connexion est revenue.
link-look = Rien n’est perdu. Vérifie le Wi-Fi ou les données mobiles.
link-waits = Pas encore de réponse. Rien n’est perdu.
link-moves-over = Rien n’est perdu. La partie reprend dans un instant.
link-next = { $seconds ->
    [0] Rien n’est perdu.
   *[other] Rien n’est perdu. Nouvel essai dans { $seconds } s.
}
link-now = Essayer
store-title = Les coups ne sont pas enregistrés.
clock-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
clock-unknown = temps inconnu
share-title = Une salle de MAGDAGDON
share-line = Ce lien mène droit à la porte.
stop-opening = La salle s’ouvre…
stop-store = La salle est illisible
stop-store-line = Le stockage ne répond pas. Cette page réessaie toute seule.
stop-unknown = Pas de salle ici
stop-unknown-line = Personne n’a bâti de salle avec ce code, ou elle est restée vide un jour. Un code n’a ni voyelle, ni 0, ni 1, ni L.
stop-other = La porte est coincée
stop-again = RÉESSAYER
stop-kicked = Cette porte est fermée
stop-kicked-line = Cela ne vaut que pour cette salle.
stop-missing = Rien n’est bâti ici
stop-missing-line = Cette adresse ne mène à aucune page.
stop-full = Les { $max } places sont prises
stop-full-line = Tu peux regarder, et t’asseoir quand une place se libère.
stop-locked = Cette salle est verrouillée
stop-locked-line = Plus personne ne s’assoit pour l’instant. Tu peux regarder.
