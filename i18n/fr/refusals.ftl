bad_request = Le serveur n’a pas compris. Recharge la page.
bad_code = Aucun code ne contient { $character }. Regarde encore.
code_length = Un code a { $length } caractères.
unknown_room = Il n’y a pas de salle avec ce code.
no_identity = Ce navigateur ne garde pas les cookies du jeu. Autorise-les, puis recharge.
store_away = Pas encore confirmé comme enregistré. L’envoi reprend tout seul.
server_leaving = Le serveur redémarre. L’envoi reprend tout seul.
server_busy = Le serveur est débordé. L’envoi reprend tout seul.
too_many_requests = { $seconds ->
    [one] Trop de demandes d’un coup. Attends { $seconds } seconde, puis réessaie.
   *[other] Trop de demandes d’un coup. Attends { $seconds } secondes, puis réessaie.
}
unknown_game = Ce jeu n’est pas connu ici. Recharge la page.
bad_options = Ces options ne vont pas ensemble.
newer_format = Cette salle vient d’une version plus récente. Recharge la page dans un instant.
moves_lost = Des coups se sont perdus. La partie reprend d’ici, avec les mêmes dés.
no_line = Le serveur est injoignable. Réessaie dans un instant.
no_network = Cet appareil est hors ligne. Rien n’a été envoyé.
not_member = Entre d’abord dans la salle.
not_host = Cela revient à l’hôte de la salle.
not_seated = Tu n’as pas de place dans cette partie. Tu joues dès la prochaine.
unknown_person = Cette personne n’est plus dans la salle.
kicked = Tu n’as plus accès à cette salle.
room_full = La salle est pleine ({ $max } sur { $max }). Tu peux regarder.
room_locked = Cette salle est verrouillée. Tu peux regarder.
name_empty = Entre d’abord un nom.
name_too_long = Un nom a au plus { $max } caractères.
name_taken = Le nom { $name } est déjà pris ici. Choisis-en un autre.
game_running = Une partie est en cours. Attends qu’elle finisse.
game_passed = Cette partie est finie. Regarde la nouvelle.
no_game = Aucune partie n’est en cours.
too_few_players = { $min ->
    [one] Il faut au moins { $min } personne.
   *[other] Il faut au moins { $min } personnes.
}
not_away = Cette personne est absente depuis moins d’une minute.
kick_self = Tu ne peux pas t’exclure. Quitte plutôt la salle.
server_failed = Une panne sur le serveur, et c’est noté. Réessaie.
daily_private = C’est le défi du jour d’une autre personne. À voir une fois le jour fini.
daily_only_play = Dans un défi du jour, on ne peut que jouer.
unknown_daily = Ce défi du jour n’existe pas.
another_day = Ce défi vient un autre jour.
daily_unfinished = Finis d’abord ton propre essai.
unknown_record = Cette partie n’est pas (ou plus) archivée.
bad_recovery_code = Ce n’est pas un code de secours. Compare-le avec ta note.
unknown_recovery_code = Plus personne n’a ce code de secours.
link_used = Ce lien a servi ou n’est plus valable. Fais-en un nouveau.
too_many_devices = Tu as déjà { $max } appareils. Retires-en un d’abord.
unknown_device = Cet appareil n’est plus sur ta liste.
last_device = C’est ton seul appareil. Ajoutes-en un autre d’abord.
group_full = Ce groupe est plein : il a { $max } membres.
unknown_group = Ce groupe n’existe pas (ou plus). Redemande son lien.
not_in_group = Rejoins d’abord le groupe.
too_many_groups = Tu es dans { $max } groupes. Quittes-en un d’abord.
file_unreadable = Ce fichier ne contient aucune partie à revoir. Gardes-en une depuis sa page.
file_newer = Cette partie a des règles plus récentes. Recharge la page, puis regarde à nouveau.

# Hints
hints_alone = Les indices sont pour le jeu en solo ou avec des bots. Ici, d’autres jouent aussi.
hints_ranked = L’essai du jour compte, donc sans indices. Entraîne-toi sur un jour passé.
nothing_to_choose = Il n’y a rien à choisir pour l’instant. Redemande à ton tour.
