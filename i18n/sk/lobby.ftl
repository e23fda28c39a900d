lobby-title = Miestnosť
lobby-line = Povedz kód ostatným. Všetci dostanú rovnaké kocky.
lobby-qr = QR kód odkazu do tejto miestnosti
lobby-code = Kód
lobby-copy = Kopírovať odkaz
lobby-copied = Skopírované
lobby-share = Zdieľať
lobby-wall = Ukázať v televízii
lobby-people = Pri stole
lobby-count = { $n }/{ $max }
lobby-free = { $n ->
    [one] { $n } voľné miesto
    [few] { $n } voľné miesta
   *[other] { $n } voľných miest
}
lobby-host = spravuje
lobby-nameless = Pri dverách
lobby-lock = Zamknúť
lobby-unlock = Odomknúť
lobby-locked = Zamknuté
state-away = je preč
state-joining = prichádza
state-ready = pripravené
state-not-ready = zatiaľ nie
start = ZAČAŤ
start-players = { $n ->
    [one] { $n } človek
    [few] { $n } ľudia
   *[other] { $n } ľudí
}
start-ready = pripravené { $ready }/{ $n }
start-missing = { $n ->
    [one] Chýba ešte { $n } človek
    [few] Chýbajú ešte { $n } ľudia
   *[other] Chýba ešte { $n } ľudí
}
ready = PRIPRAVENÉ
ready-wait = hru začne { $name }
ready-no-host = miestnosť zatiaľ nikto nespravuje
person-hand = Odovzdať miestnosť
person-kick = Odobrať
person-kick-line = Kto je odobraný, do tejto miestnosti sa nevráti.
person-joined = { $name } je tu.
person-left = { $name } odchádza.

bot-add = Pridať bota
bot-line = Nevedia viac než ty a nikoho nezdržujú.
bot-strength = sila { $strength }
bot-1 = Kamienok
bot-2 = Tehla
bot-3 = Oblúk
bot-4 = Veža
bot-5 = Citadela
