daily-title = Výzva dne
daily-line = { DAY($day, day: "numeric", month: "long") } · stejné kostky pro všechny
daily-card = Stejné kostky pro celý svět
daily-played = { $n ->
    [one] dnes { $n } hra
    [few] dnes { $n } hry
   *[other] dnes { $n } her
}
daily-of = Výzva dne { DAY($day, day: "numeric", month: "long") }
daily-practice = Trénink · { DAY($day, day: "numeric", month: "long") }
daily-which = Dnešní výzvy
daily-not-yet = ještě ne
daily-begun = rozehráno
daily-yours = ty: { SIGN($score) }
daily-once = Jeden pokus. Bez časového limitu. Můžeš si dát pauzu a vrátit se, dokud den neskončí.
daily-first = První hod
daily-waits = Tvoje deska čeká tak, jak zůstala.
daily-players = { $n ->
    [0] Zatím nikdo nemá dohráno
    [one] { $n } deska
    [few] { $n } desky
   *[other] { $n } desek
}
daily-play = HRÁT DNES
daily-resume = POKRAČOVAT
daily-resume-small = Pokračovat
daily-unended = { $name } ze dne { DAY($day, day: "numeric", month: "long") } zůstává ještě chvíli otevřený.
daily-score = Tvoje skóre
daily-counting = Počítá se…
daily-rank = { $rank }. místo z { $total }
daily-percentile = lepší než { $percent } %
daily-stand = Jak na tom jsi
daily-bars = Kolik lidí má jaké skóre, od { SIGN($from) } do { SIGN($to) }. Tmavý sloupec je tvůj.
daily-median = medián { SIGN($n) }
daily-board = Žebříček
daily-top = { $n ->
    [one] První místo
    [few] První { $n } místa
   *[other] Prvních { $n } míst
}
daily-board-act = ŽEBŘÍČEK
daily-next = Další kostky za
daily-archive = Předchozí dny
daily-today = Dnes
daily-practise = TRÉNOVAT
daily-proof = Otisk kostek
daily-proof-line = Určuje kostky dřív, než kdokoli hraje. Seed se ukáže, až den skončí.
daily-proof-closed = Seed těchto kostek. Jeho otisk tu byl dřív, než kdokoli hrál.
leave-daily = Tvůj pokus zůstane uložený. Pokračuj, kdy chceš, dokud den neskončí.
streak = { $days ->
    [0] Zatím žádná série
    [one] { $days } den
    [few] { $days } dny v řadě
   *[other] { $days } dní v řadě
}
streak-best = Nejdelší { $days }
streak-freezes = { $n ->
    [one] { $n } záchrana
    [few] { $n } záchrany
   *[other] { $n } záchran
}
weekday = { DAY($day, weekday: "narrow") }
day-played = { DAY($day, weekday: "long") }: odehráno
day-open = { DAY($day, weekday: "long") }: bez hry
share-act = SDÍLET
share-day = { $game } · { DAY($day, day: "numeric", month: "short") } · { $name }
share-day-rank = { $score ->
    [one] { SIGN($score) } bod
    [few] { SIGN($score) } body
   *[other] { SIGN($score) } bodů
} · { $rank }. místo z { $total }
scores-everyone = Všichni
scores-mine = Moje
scores-whose = Čí rekordy
scores-all = Všechny hry
scores-day = { DAY($day, day: "numeric", month: "short", year: "numeric") }
source-room = společně
source-solo = sólo
source-daily = výzva dne
scores-turns = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
   *[other] { $n } kol
}
scores-powers = Majda Power: { $n }
scores-equal = Při shodě bodů: napřed míň použití Majda Power, pak míň kol. Co je stejné i potom, dělí se o místo.
me-title = Ty
me-line = Tvoje výsledky, na všech tvých zařízeních
me-figures = Tvoje čísla
me-none = Dohraj hru a započítá se tady.
me-average = Průměr
me-best = Nejlepší
me-ways = Jiné zařízení
me-ways-line = Buď na telefonu i tabletu týž člověk: stejná série, stejné místo.
me-link = Odkaz pro jiné zařízení
me-link-line = Otevři ho na druhém zařízení. Platí jednou, deset minut.
me-qr = QR kód odkazu pro tvoje druhé zařízení
me-code = Obnovovací kód
me-code-again = Nový obnovovací kód
me-code-line = Zapiš si ho hned: ukáže se jen jednou. Vrátí tě na jakémkoli zařízení.
me-code-void = Odebrat obnovovací kód
me-code-label = Obnovovací kód
me-devices = Tvoje zařízení
me-device = Zařízení { $no }
me-here = toto zařízení
me-seen = naposledy tady { DAY($day, day: "numeric", month: "long") }
me-remove = Odebrat
me-remove-line = Odteď nikomu nepatří. Končí i obnovovací kód a otevřené odkazy: mohlo je vidět.
me-remove-here = Odteď jsi tu někdo nový. Končí i obnovovací kód a otevřené odkazy.
me-keep = Nechat
me-remove-act = ODEBRAT
me-become = Už hraješ jinde
claim-title = Pokračovat jako někdo jiný?
claim-line = Toto zařízení pak bude patřit člověku z odkazu nebo kódu. Kdo jsi tady teď, to tu zůstane.
claim-act = POKRAČOVAT
claim-act-small = Pokračovat
me-forget = Smazat moje údaje
me-forget-line = Smaže se jméno, výsledky, série i zařízení a opustíš rozehrané hry. Vrátit to už nepůjde.
me-forget-act = Smazat všechno
pages-opening = Chvilku…
