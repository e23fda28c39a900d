wall-title = TV { $code } · { $game }
wall-opening = Otvára sa miestnosť…
wall-new-room = Obrazovka o chvíľu pokračuje sama.
wall-scan = Naskenovať, alebo otvoriť { $name } a zadať tento kód
wall-first = Kto príde prvý, spravuje miestnosť
wall-join = Pozerať sa alebo hrať
wall-again = Pridať sa k odvete
wall-line = Kolo { $turn } · { $difficulty } · pripravené { $n }/{ $total }
wall-own-line = { $difficulty } · voľné tempo · plné dosky { $n }/{ $total }
wall-over-line = { $difficulty } · všetky dosky odhalené
wall-chosen = vybrané { $n }/{ $total }
wall-as-it-was = { $mode } · posledný známy stav
wall-reveal = Odhalenie
wall-shut = Dosky zostanú skryté, kým sa nezaplní posledná.
wall-done = Pripravené
wall-thinking = Premýšľa
wall-away = Je preč
wall-finished = Plná doska
wall-gone = Už nehrá
wall-active = Vyberá najprv
wall-waits = Čaká
wall-took = Berie
wall-cells = { $n } zo 16 políčok
wall-in-turns = { $n ->
    [one] za { $n } kolo
    [few] za { $n } kolá
   *[other] za { $n } kôl
}
wall-waiting = Čaká sa na: { $name }.
wall-house = Ktokoľvek pri stole môže zapnúť automatickú hru. Miesto zostáva.
wall-off = Táto obrazovka stratila spojenie.
wall-off-line = { $seconds ->
    [0] Hra ide ďalej na telefónoch. Skúša sa to znova.
   *[other] Hra ide ďalej na telefónoch. Ďalší pokus o { $seconds } s.
}
wall-boards = Všetky dosky
wall-same-dice = Rovnaké kocky, kolo { $turn }
wall-parts = Základ { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Línie +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Ruiny −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Power −{ $powers }
}
wall-expedition-parts = Výpravy { SIGN($expeditions) } · Artefakty { SIGN($artifacts) } · Odmietnutia { SIGN($refusals) } · Mosty { SIGN($bridges) }
times = ×{ $n }
