results-alone = Tvoje mesto: { SIGN($score) }
result-gap = { $gap ->
    [0] { $name } má rovnaké skóre
    [one] { $name } vedie o { $gap } bod
    [few] { $name } vedie o { $gap } body
   *[other] { $name } vedie o { $gap } bodov
}
results-lead = { $gap ->
    [0] rozhoduje menej použití Majda Power alebo menej kôl
    [one] náskok { $gap } bod
    [few] náskok { $gap } body
   *[other] náskok { $gap } bodov
}
results-unranked = –
results-left = už nehrá
results-options = Možnosti
rematch = ODVETA
evening-title = { $n ->
    [one] { $n } hra
    [few] Zatiaľ { $n } hry
   *[other] Zatiaľ { $n } hier
}
evening-played = Hry
evening-won = Výhry
evening-points = Body
share-result = Výsledok
share-copy = Kopírovať výsledok
share-alone = Moje skóre: { SIGN($score) }
share-rank = { $rank }. { $name }: { SIGN($score) }
share-left = { $name } bez poradia

par-line = Norma { $par } · najlepšie nájdené { $best }
par-alone = Norma { $par }
par-board = Najlepšie nájdené
par-note = Norma je to, čo z tých istých kociek získa najsilnejší bot, { $name }; najlepšie sa našlo so všetkými kockami známymi vopred.
par-seats-note = Norma je to, čo z tých istých kociek na tvojom mieste získa najsilnejší bot, { $name }, keď na všetkých ostatných sedia boti.
par-seats-best = Najlepšie sa tam našlo so všetkými kockami známymi vopred.
par-gold = Zlato
par-silver = Striebro
par-bronze = Bronz
