app-name = MAGDAGDON
page-title = { $page } · { $of }
language-name = Slovenčina
locale = sk
direction = ltr
number = { SIGN($n) }
you = Ty
back = Späť
close = Zavrieť
cancel = Zostať
menu = Menu
menu-invite = Pozvať ďalších
menu-abandon = Späť do lobby
leave = Opustiť miestnosť
leave-title = Opustiť túto miestnosť?
leave-line = Tvoje miesto sa uvoľní. Odkaz ťa pustí znova dnu.
leave-playing = Tvoje kolá sa dohrajú samy. V tejto hre zostaneš bez poradia.
leave-act = ODÍSŤ
name-label = Tvoje meno
settings-title = Nastavenia
settings-language = Jazyk
settings-theme = Vzhľad
theme-light = Svetlý
theme-dark = Tmavý
settings-dice = Steny kociek
dice-pips = Bodky
dice-numerals = Číslice
settings-sound = Zvuk
settings-sound-line = Kocky, kameň, zvony
settings-vibration = Vibrácie
settings-vibration-line = Krátka, keď je voľba hotová, dlhá za ruinu
link-down = Obnovujem spojenie…
link-device = Toto zariadenie je offline.
link-server = Server nie je dostupný.
link-leaving = Server sa reštartuje.
link-slow = Spojenie je pomalé.
link-back = Spojenie je späť.
link-look = Nič sa nestratilo. Skontroluj Wi-Fi alebo mobilné dáta.
link-waits = Zatiaľ bez odpovede. Nič sa nestratilo.
link-moves-over = Nič sa nestratilo. Hra bude o chvíľu pokračovať.
link-next = { $seconds ->
    [0] Nič sa nestratilo.
   *[other] Nič sa nestratilo. Ďalší pokus o { $seconds } s.
}
link-now = Hneď
store-title = Ťahy sa neukladajú.
clock-left = { $seconds ->
    [one] zostáva { $seconds } sekunda
    [few] zostávajú { $seconds } sekundy
   *[other] zostáva { $seconds } sekúnd
}
clock-unknown = čas nie je známy
share-title = Miestnosť v MAGDAGDON
share-line = Kto otvorí tento odkaz, stojí pri dverách.
stop-opening = Otváram miestnosť…
stop-store = Miestnosť sa nedá načítať
stop-store-line = Úložisko neodpovedá. Táto stránka to skúša znova sama.
stop-unknown = Tu miestnosť nie je
stop-unknown-line = S týmto kódom nikto miestnosť nepostavil, alebo zostala deň prázdna. Kódy nemajú samohlásky ani 0, 1 a L.
stop-other = Brána sa zasekla
stop-again = SKÚSIŤ ZNOVA
stop-kicked = Táto brána je zavretá
stop-kicked-line = Platí to len pre túto miestnosť.
stop-missing = Tu nič nestojí
stop-missing-line = Táto adresa nevedie na žiadnu stránku.
stop-full = { $max ->
    [one] Obsadené: { $max } miesto
    [few] Obsadené všetky { $max } miesta
   *[other] Obsadených všetkých { $max } miest
}
stop-full-line = Teraz sa môžeš pozerať a sadnúť si, keď sa miesto uvoľní.
stop-locked = Táto miestnosť je zamknutá
stop-locked-line = Nikto nový si teraz nesadne. Môžeš sa pozerať.
