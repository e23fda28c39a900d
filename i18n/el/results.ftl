results-alone = Η πόλη σου: { SIGN($score) }
result-gap = { $gap ->
    [0] { $name }: ίδιο σκορ
    [one] { $name } προηγείται με { $gap } πόντο
   *[other] { $name } προηγείται με { $gap } πόντους
}
results-lead = { $gap ->
    [0] κρίνουν οι λιγότερες Powers ή οι λιγότεροι γύροι
    [one] { $gap } πόντος διαφορά
   *[other] { $gap } πόντοι διαφορά
}
results-unranked = –
results-left = έφυγε
results-options = Επιλογές
rematch = ΡΕΒΑΝΣ

evening-title = { $n ->
    [one] { $n } παιχνίδι
   *[other] { $n } παιχνίδια ως τώρα
}
evening-played = Παιχνίδια
evening-won = Νίκες
evening-points = Πόντοι

share-result = Το αποτέλεσμα
share-copy = Αντιγραφή αποτελέσματος
share-alone = Το σκορ μου: { SIGN($score) }
share-rank = { $rank }. { $name }: { SIGN($score) }
share-left = έξοδος: { $name }

par-line = Μέτρο { $par } · καλύτερο που βρέθηκε { $best }
par-alone = Μέτρο { $par }
par-board = Καλύτερο που βρέθηκε
par-note = Μέτρο: όσα πετυχαίνει με τα ίδια ζάρια το πιο δυνατό bot, { $name }. Το καλύτερο βρέθηκε με γνωστά όλα τα ζάρια.
par-seats-note = Μέτρο: όσα πετυχαίνει στη θέση σου με τα ίδια ζάρια το πιο δυνατό bot, { $name }, με bots σε όλες τις άλλες.
par-seats-best = Το καλύτερο βρέθηκε εκεί με γνωστά όλα τα ζάρια.
par-gold = Χρυσό
par-silver = Ασημένιο
par-bronze = Χάλκινο
