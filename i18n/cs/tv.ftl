wall-title = TV { $code } · { $game }
wall-opening = Otevírá se místnost…
wall-new-room = Obrazovka za chvíli pokračuje sama.
wall-scan = Naskenovat, nebo otevřít { $name } a zadat tento kód
wall-first = Kdo přijde první, spravuje místnost
wall-join = Dívat se nebo hrát
wall-again = Přidat se k odvetě
wall-line = Kolo { $turn } · { $difficulty } · připraveno { $n }/{ $total }
wall-own-line = { $difficulty } · volné tempo · plné desky { $n }/{ $total }
wall-over-line = { $difficulty } · všechny desky odhalené
wall-chosen = vybráno { $n }/{ $total }
wall-as-it-was = { $mode } · poslední známý stav
wall-reveal = Odhalení
wall-shut = Desky zůstanou skryté, dokud se nezaplní poslední.
wall-done = Připraveno
wall-thinking = Přemýšlí
wall-away = Je pryč
wall-finished = Plná deska
wall-gone = Už nehraje
wall-active = Vybírá napřed
wall-waits = Čeká
wall-took = Bere
wall-cells = { $n } ze 16 políček
wall-in-turns = { $n ->
    [one] za { $n } kolo
    [few] za { $n } kola
   *[other] za { $n } kol
}
wall-waiting = Čeká se na: { $name }.
wall-house = Kdokoli u stolu může zapnout automatickou hru. Místo zůstává.
wall-off = Tato obrazovka ztratila spojení.
wall-off-line = { $seconds ->
    [0] Hra jde dál na telefonech. Zkouší se to znovu.
   *[other] Hra jde dál na telefonech. Další pokus za { $seconds } s.
}
wall-boards = Všechny desky
wall-same-dice = Stejné kostky, kolo { $turn }
wall-parts = Základ { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Linie +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Ruiny −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Power −{ $powers }
}
wall-expedition-parts = Výpravy { SIGN($expeditions) } · Artefakty { SIGN($artifacts) } · Odmítnutí { SIGN($refusals) } · Mosty { SIGN($bridges) }
times = ×{ $n }
