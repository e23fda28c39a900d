daily-title = Défi du jour
daily-line = { DAY($day, day: "numeric", month: "long") } · les mêmes dés pour tout le monde
daily-card = Les mêmes dés pour le monde entier
daily-played = { $n ->
    [one] { $n } partie aujourd’hui
   *[other] { $n } parties aujourd’hui
}
daily-of = Défi du { DAY($day, day: "numeric", month: "long") }
daily-practice = Entraînement · { DAY($day, day: "numeric", month: "long") }
daily-which = Les défis d’aujourd’hui
daily-not-yet = pas encore
daily-begun = en cours
daily-yours = toi : { SIGN($score) }
daily-once = Un seul essai. Pas de chrono. Fais une pause, reviens quand tu veux jusqu’à la fin du jour.
daily-first = Le premier lancer
daily-waits = Ton plateau t’attend comme tu l’as laissé.
daily-players = { $n ->
    [0] Personne n’a encore fini
    [one] { $n } plateau
   *[other] { $n } plateaux
}
daily-play = JOUER AUJOURD’HUI
daily-resume = CONTINUER
daily-resume-small = Continuer
daily-unended = { $name } du { DAY($day, day: "numeric", month: "long") } reste ouvert un instant.
daily-score = Ton score
daily-counting = On compte…
daily-rank = Rang { $rank } sur { $total }
daily-percentile = mieux que { $percent } %
daily-stand = Ta place parmi les autres
daily-bars = Combien de personnes ont atteint chaque score, de { SIGN($from) } à { SIGN($to) }. La barre foncée est la tienne.
daily-median = médiane { SIGN($n) }
daily-board = Classement
daily-top = { $n ->
    [one] La première place
   *[other] Les { $n } premières places
}
daily-board-act = CLASSEMENT
daily-next = Prochains dés dans
daily-archive = Jours précédents
daily-today = Aujourd’hui
daily-practise = S’ENTRAÎNER
daily-proof = L’empreinte des dés
daily-proof-line = Elle fixe les dés avant que quiconque joue. La graine est donnée une fois le jour fini.
daily-proof-closed = La graine de ces dés. Son empreinte était affichée avant que quiconque joue.
leave-daily = Ton essai est gardé. Reprends quand tu veux avant la fin du jour.
streak = { $days ->
    [0] Pas encore de série
    [one] { $days } jour
   *[other] { $days } jours d’affilée
}
streak-best = Record : { $days }
streak-freezes = { $n ->
    [one] { $n } joker
   *[other] { $n } jokers
}
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") } : joué
day-open = { DAY($day, weekday: "long") } : pas joué
share-act = PARTAGER
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
share-day-rank = { $score ->
    [one] { SIGN($score) } point
   *[other] { SIGN($score) } points
} · rang { $rank } sur { $total }
scores-everyone = Tout le monde
scores-mine = Les miens
scores-whose = Les scores de qui
scores-all = Toutes les parties
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
source-room = à plusieurs
source-solo = en solo
source-daily = défi du jour
scores-turns = { $n ->
    [one] { $n } tour
   *[other] { $n } tours
}
scores-powers = { $n ->
    [one] { $n } Power
   *[other] { $n } Powers
}
scores-equal = À points égaux : d’abord moins de Powers, puis moins de tours. Si tout est égal, le rang est partagé.
me-title = Toi
me-line = Tes résultats, sur tous tes appareils
me-figures = Tes chiffres
me-none = Termine une partie, et elle compte ici.
me-average = Moyenne
me-best = Record
me-ways = Autre appareil
me-ways-line = Reste la même personne sur ton téléphone et ta tablette : même série, même place.
me-link = Lien pour un autre appareil
me-link-line = Ouvre-le sur l’autre appareil. Il sert une fois, pendant dix minutes.
me-qr = Code QR du lien pour ton autre appareil
me-code = Code de secours
me-code-again = Nouveau code de secours
me-code-line = Note-le maintenant : il ne s’affiche qu’une fois. Il te ramène ici sur n’importe quel appareil.
me-code-void = Supprimer le code de secours
me-code-label = Code de secours
me-devices = Tes appareils
me-device = Appareil { $no }
me-here = cet appareil
me-seen = dernier passage le { DAY($day, day: "numeric", month: "long") }
me-remove = Retirer
me-remove-line = Il n’est plus à personne. Le code de secours et les liens ouverts prennent fin aussi : il a pu les voir.
me-remove-here = Tu deviens ici quelqu’un d’autre. Le code de secours et les liens ouverts prennent fin aussi.
me-keep = Le garder
me-remove-act = RETIRER
me-become = Tu joues déjà ailleurs
claim-title = Continuer sous une autre identité ?
claim-line = Cet appareil appartiendra à la personne du lien ou du code. Ton identité d’ici reste derrière.
claim-act = CONTINUER
claim-act-small = Continuer
me-forget = Effacer mes données
me-forget-line = Ton nom, tes résultats, ta série et tes appareils sont effacés, et tu quittes les parties en cours. C’est définitif.
me-forget-act = Tout effacer
pages-opening = Un instant…
