lobby-title = Místnost
lobby-line = Řekni kód ostatním. Všichni dostanou stejné kostky.
lobby-qr = QR kód odkazu do této místnosti
lobby-code = Kód
lobby-copy = Kopírovat odkaz
lobby-copied = Zkopírováno
lobby-share = Sdílet
lobby-wall = Ukázat v televizi
lobby-people = U stolu
lobby-count = { $n }/{ $max }
lobby-free = { $n ->
    [one] { $n } volné místo
    [few] { $n } volná místa
   *[other] { $n } volných míst
}
lobby-host = spravuje
lobby-nameless = U dveří
lobby-lock = Zamknout
lobby-unlock = Odemknout
lobby-locked = Zamčeno
state-away = je pryč
state-joining = přichází
state-ready = připraveno
state-not-ready = zatím ne
start = ZAČÍT
start-players = { $n ->
    [one] { $n } člověk
    [few] { $n } lidé
   *[other] { $n } lidí
}
start-ready = připraveno { $ready }/{ $n }
start-missing = { $n ->
    [one] Chybí ještě { $n } člověk
    [few] Chybějí ještě { $n } lidé
   *[other] Chybí ještě { $n } lidí
}
ready = PŘIPRAVENO
ready-wait = hru začne { $name }
ready-no-host = místnost zatím nikdo nespravuje
person-hand = Předat místnost
person-kick = Odebrat
person-kick-line = Kdo je odebrán, do této místnosti se nevrátí.
person-joined = { $name } je tady.
person-left = { $name } odchází.

bot-add = Přidat bota
bot-line = Nevědí víc než ty a nikoho nezdržují.
bot-strength = síla { $strength }
bot-1 = Oblázek
bot-2 = Cihla
bot-3 = Oblouk
bot-4 = Věž
bot-5 = Citadela
