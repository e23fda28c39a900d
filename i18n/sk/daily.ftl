daily-title = Výzva dňa
daily-line = { DAY($day, day: "numeric", month: "long") } · rovnaké kocky pre všetkých
daily-card = Rovnaké kocky pre celý svet
daily-played = { $n ->
    [one] dnes { $n } hra
    [few] dnes { $n } hry
   *[other] dnes { $n } hier
}
daily-of = Výzva dňa { DAY($day, day: "numeric", month: "long") }
daily-practice = Tréning · { DAY($day, day: "numeric", month: "long") }
daily-which = Dnešné výzvy
daily-not-yet = ešte nie
daily-begun = rozohrané
daily-yours = ty: { SIGN($score) }
daily-once = Jeden pokus. Bez časového limitu. Môžeš si dať pauzu a vrátiť sa, kým sa deň neskončí.
daily-first = Prvý hod
daily-waits = Tvoja doska čaká tak, ako zostala.
daily-players = { $n ->
    [0] Zatiaľ nikto nemá dohrané
    [one] { $n } doska
    [few] { $n } dosky
   *[other] { $n } dosiek
}
daily-play = HRAŤ DNES
daily-resume = POKRAČOVAŤ
daily-resume-small = Pokračovať
daily-unended = { $name } zo dňa { DAY($day, day: "numeric", month: "long") } zostáva ešte chvíľu otvorený.
daily-score = Tvoje skóre
daily-counting = Počíta sa…
daily-rank = { $rank }. miesto z { $total }
daily-percentile = lepšie ako { $percent } %
daily-stand = Ako si na tom
daily-bars = Koľko ľudí má aké skóre, od { SIGN($from) } do { SIGN($to) }. Tmavý stĺpec je tvoj.
daily-median = medián { SIGN($n) }
daily-board = Rebríček
daily-top = { $n ->
    [one] Prvé miesto
    [few] Prvé { $n } miesta
   *[other] Prvých { $n } miest
}
daily-board-act = REBRÍČEK
daily-next = Ďalšie kocky o
daily-archive = Predchádzajúce dni
daily-today = Dnes
daily-practise = TRÉNOVAŤ
daily-proof = Odtlačok kociek
daily-proof-line = Určuje kocky skôr, než ktokoľvek hrá. Seed sa ukáže, keď sa deň skončí.
daily-proof-closed = Seed týchto kociek. Jeho odtlačok tu bol skôr, než ktokoľvek hral.
leave-daily = Tvoj pokus zostane uložený. Pokračuj, kedy chceš, kým sa deň neskončí.
streak = { $days ->
    [0] Zatiaľ žiadna séria
    [one] { $days } deň
    [few] { $days } dni po sebe
   *[other] { $days } dní po sebe
}
streak-best = Najdlhšia { $days }
streak-freezes = { $n ->
    [one] { $n } záchrana
    [few] { $n } záchrany
   *[other] { $n } záchran
}
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") }: odohrané
day-open = { DAY($day, weekday: "long") }: bez hry
share-act = ZDIEĽAŤ
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
share-day-rank = { $score ->
    [one] { SIGN($score) } bod
    [few] { SIGN($score) } body
   *[other] { SIGN($score) } bodov
} · { $rank }. miesto z { $total }
scores-everyone = Všetci
scores-mine = Moje
scores-whose = Čie rekordy
scores-all = Všetky hry
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
source-room = spolu
source-solo = sólo
source-daily = výzva dňa
scores-turns = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
   *[other] { $n } kôl
}
scores-powers = Majda Power: { $n }
scores-equal = Pri zhode bodov: najprv menej použití Majda Power, potom menej kôl. Čo je rovnaké aj potom, delí sa o miesto.
me-title = Ty
me-line = Tvoje výsledky, na všetkých tvojich zariadeniach
me-figures = Tvoje čísla
me-none = Dohraj hru a započíta sa tu.
me-average = Priemer
me-best = Najlepšie
me-ways = Iné zariadenie
me-ways-line = Buď na telefóne aj tablete ten istý človek: rovnaká séria, rovnaké miesto.
me-link = Odkaz pre iné zariadenie
me-link-line = Otvor ho na druhom zariadení. Platí raz, desať minút.
me-qr = QR kód odkazu pre tvoje druhé zariadenie
me-code = Obnovovací kód
me-code-again = Nový obnovovací kód
me-code-line = Zapíš si ho hneď: ukáže sa len raz. Vráti ťa na ktoromkoľvek zariadení.
me-code-void = Odobrať obnovovací kód
me-code-label = Obnovovací kód
me-devices = Tvoje zariadenia
me-device = Zariadenie { $no }
me-here = toto zariadenie
me-seen = naposledy tu { DAY($day, day: "numeric", month: "long") }
me-remove = Odobrať
me-remove-line = Odteraz nikomu nepatrí. Končí aj obnovovací kód a otvorené odkazy: mohlo ich vidieť.
me-remove-here = Odteraz si tu niekto nový. Končí aj obnovovací kód a otvorené odkazy.
me-keep = Nechať
me-remove-act = ODOBRAŤ
me-become = Už hráš inde
claim-title = Pokračovať ako niekto iný?
claim-line = Toto zariadenie potom bude patriť človeku z odkazu alebo kódu. Kým si tu teraz, to tu zostane.
claim-act = POKRAČOVAŤ
claim-act-small = Pokračovať
me-forget = Vymazať moje údaje
me-forget-line = Vymaže sa meno, výsledky, séria aj zariadenia a opustíš rozohrané hry. Vrátiť sa to už nedá.
me-forget-act = Vymazať všetko
pages-opening = Chvíľku…
