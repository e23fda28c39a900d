results-alone = Tvoje město: { SIGN($score) }
result-gap = { $gap ->
    [0] { $name } má stejné skóre
    [one] { $name } vede o { $gap } bod
    [few] { $name } vede o { $gap } body
   *[other] { $name } vede o { $gap } bodů
}
results-lead = { $gap ->
    [0] rozhoduje míň použití Majda Power nebo míň kol
    [one] náskok { $gap } bod
    [few] náskok { $gap } body
   *[other] náskok { $gap } bodů
}
results-unranked = –
results-left = už nehraje
results-options = Možnosti
rematch = ODVETA
evening-title = { $n ->
    [one] { $n } hra
    [few] Zatím { $n } hry
   *[other] Zatím { $n } her
}
evening-played = Hry
evening-won = Výhry
evening-points = Body
share-result = Výsledek
share-copy = Kopírovat výsledek
share-alone = Moje skóre: { SIGN($score) }
share-rank = { $rank }. { $name }: { SIGN($score) }
share-left = { $name } bez pořadí

par-line = Norma { $par } · nejlepší nalezené { $best }
par-alone = Norma { $par }
par-board = Nejlepší nalezené
par-note = Norma je to, co z týchž kostek získá nejsilnější bot, { $name }; nejlepší bylo nalezeno se všemi kostkami známými předem.
par-seats-note = Norma je to, co z týchž kostek na tvém místě získá nejsilnější bot, { $name }, když na všech ostatních sedí boti.
par-seats-best = Nejlepší tam bylo nalezeno se všemi kostkami známými předem.
par-gold = Zlato
par-silver = Stříbro
par-bronze = Bronz
