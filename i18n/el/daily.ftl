# Η ημερήσια πρόκληση, τα υψηλά σκορ, οι συσκευές.

daily-title = Ημερήσια πρόκληση
daily-line = { DAY($day, day: "numeric", month: "long") } · κοινά ζάρια
daily-card = Ίδια ζάρια για όλο τον κόσμο
daily-played = { $n ->
    [one] { $n } παίχτηκε σήμερα
   *[other] { $n } παίχτηκαν σήμερα
}
daily-of = Πρόκληση: { DAY($day, day: "numeric", month: "long") }
daily-practice = Εξάσκηση · { DAY($day, day: "numeric", month: "long") }
daily-which = Οι προκλήσεις της ημέρας
daily-not-yet = όχι ακόμη
daily-begun = ξεκίνησε
daily-yours = εσύ: { SIGN($score) }
daily-once = Μία προσπάθεια, χωρίς ρολόι. Κάνε παύση και συνέχισε μέχρι να τελειώσει η ημέρα.
daily-first = Η πρώτη ρίψη
daily-waits = Το ταμπλό σου περιμένει όπως το άφησες.
daily-players = { $n ->
    [0] Δεν τελείωσε κανείς ακόμη
    [one] { $n } ταμπλό
   *[other] { $n } ταμπλό
}
daily-play = ΠΑΙΞΕ ΣΗΜΕΡΑ
daily-resume = ΣΥΝΕΧΙΣΕ
daily-resume-small = Συνέχισε
daily-unended = { $name }, { DAY($day, day: "numeric", month: "long") }: μένει ανοιχτή για λίγο ακόμη.
daily-score = Το σκορ σου
daily-counting = Μετράμε…
daily-rank = { $rank }η θέση σε { $total }
daily-percentile = καλύτερα από το { $percent }%
daily-stand = Πού βρίσκεσαι
daily-bars = Πόσα άτομα έφτασαν σε κάθε σκορ, από { SIGN($from) } έως { SIGN($to) }. Η σκούρα στήλη είναι η δική σου.
daily-median = διάμεσος { SIGN($n) }
daily-board = Κατάταξη
daily-top = { $n ->
    [one] Η πρώτη θέση
   *[other] Οι πρώτες { $n } θέσεις
}
daily-board-act = ΚΑΤΑΤΑΞΗ
daily-next = Νέα ζάρια σε
daily-archive = Προηγούμενες ημέρες
daily-today = Σήμερα
daily-practise = ΕΞΑΣΚΗΣΗ
daily-proof = Το αποτύπωμα των ζαριών
daily-proof-line = Ορίζει τα ζάρια πριν παίξει κανείς. Ο σπόρος φανερώνεται όταν κλείσει η ημέρα.
daily-proof-closed = Ο σπόρος αυτών των ζαριών. Το αποτύπωμά του φαινόταν πριν παίξει κανείς.
leave-daily = Η προσπάθειά σου φυλάγεται. Συνέχισε όποτε θέλεις, πριν τελειώσει η ημέρα.

streak = { $days ->
    [0] Κανένα σερί ακόμη
    [one] { $days } ημέρα
   *[other] σερί { $days } ημερών
}
streak-best = Μεγαλύτερο { $days }
streak-freezes = { $n ->
    [one] { $n } πάγωμα
   *[other] { $n } παγώματα
}
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") }: παίχτηκε
day-open = { DAY($day, weekday: "long") }: δεν παίχτηκε

share-act = ΜΟΙΡΑΣΟΥ
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
share-day-rank = { $score ->
    [one] { SIGN($score) } πόντος
   *[other] { SIGN($score) } πόντοι
} · { $rank }η θέση σε { $total }

scores-everyone = Όλων
scores-mine = Δικά μου
scores-whose = Ποιων σκορ
scores-all = Όλα τα παιχνίδια
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
source-room = με παρέα
source-solo = χωρίς παρέα
source-daily = ημερήσια πρόκληση
scores-turns = { $n ->
    [one] { $n } γύρος
   *[other] { $n } γύροι
}
scores-powers = { $n ->
    [one] { $n } Power
   *[other] { $n } Powers
}
scores-equal = Ίσοι πόντοι: πρώτα λιγότερες Powers, μετά λιγότεροι γύροι. Αν μένουν ίσα, η θέση είναι κοινή.

me-title = Εσύ
me-line = Τα αποτελέσματά σου, σε όλες τις συσκευές σου
me-figures = Οι αριθμοί σου
me-none = Τελείωσε ένα παιχνίδι και θα μετρηθεί εδώ.
me-average = Μέσος όρος
me-best = Καλύτερο
me-ways = Άλλη συσκευή
me-ways-line = Το ίδιο άτομο σε κινητό και τάμπλετ: ίδιο σερί, ίδια θέση.
me-link = Σύνδεσμος για άλλη συσκευή
me-link-line = Άνοιξέ τον στην άλλη συσκευή. Ισχύει μία φορά, για δέκα λεπτά.
me-qr = Κωδικός QR του συνδέσμου για την άλλη σου συσκευή
me-code = Κωδικός ανάκτησης
me-code-again = Νέος κωδικός ανάκτησης
me-code-line = Γράψε τον τώρα: φαίνεται μόνο μία φορά. Σε φέρνει πίσω σε κάθε συσκευή.
me-code-void = Αφαίρεση κωδικού ανάκτησης
me-code-label = Κωδικός ανάκτησης
me-devices = Οι συσκευές σου
me-device = Συσκευή { $no }
me-here = αυτή η συσκευή
me-seen = τελευταία φορά { DAY($day, day: "numeric", month: "long") }
me-remove = Αφαίρεση
me-remove-line = Από τώρα η συσκευή δεν είναι κανενός. Λήγουν και ο κωδικός ανάκτησης και οι ανοιχτοί σύνδεσμοι: ίσως τους είδε.
me-remove-here = Από τώρα είσαι εδώ άλλο άτομο. Λήγουν και ο κωδικός ανάκτησης και οι ανοιχτοί σύνδεσμοι.
me-keep = Να μείνει
me-remove-act = ΑΦΑΙΡΕΣΗ
me-become = Παίζεις ήδη αλλού
claim-title = Συνέχεια ως άλλο άτομο;
claim-line = Η συσκευή περνά στο άτομο του συνδέσμου ή του κωδικού. Αυτό που είσαι εδώ τώρα μένει πίσω.
claim-act = ΣΥΝΕΧΕΙΑ
claim-act-small = Συνέχεια
me-forget = Σβήσε τα στοιχεία μου
me-forget-line = Όνομα, αποτελέσματα, σερί και συσκευές διαγράφονται, και φεύγεις από όσα παιχνίδια τρέχουν. Δεν αναιρείται.
me-forget-act = Διαγραφή όλων
pages-opening = Μια στιγμή…
