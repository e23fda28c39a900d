app-name = MAGDAGDON
page-title = { $page } · { $of }
language-name = Čeština
locale = cs
direction = ltr
number = { SIGN($n) }
you = Ty
back = Zpět
close = Zavřít
cancel = Zůstat
menu = Menu
menu-invite = Pozvat další
menu-abandon = Zpět do lobby
leave = Opustit místnost
leave-title = Opustit tuto místnost?
leave-line = Tvoje místo se uvolní. Odkaz tě pustí znovu dovnitř.
leave-playing = Tvoje kola se dohrají sama. V této hře zůstaneš bez pořadí.
leave-act = ODEJÍT
name-label = Tvoje jméno
settings-title = Nastavení
settings-language = Jazyk
settings-theme = Vzhled
theme-light = Světlý
theme-dark = Tmavý
settings-dice = Stěny kostek
dice-pips = Puntíky
dice-numerals = Číslice
settings-sound = Zvuk
settings-sound-line = Kostky, kámen, zvony
settings-vibration = Vibrace
settings-vibration-line = Krátká, když je volba hotová, dlouhá za ruinu
link-down = Obnovuji spojení…
link-device = Toto zařízení je offline.
link-server = Server není dostupný.
link-leaving = Server se restartuje.
link-slow = Spojení je pomalé.
link-back = Spojení je zpátky.
link-look = Nic se neztratilo. Zkontroluj Wi-Fi nebo mobilní data.
link-waits = Zatím bez odpovědi. Nic se neztratilo.
link-moves-over = Nic se neztratilo. Hra bude za chvíli pokračovat.
link-next = { $seconds ->
    [0] Nic se neztratilo.
   *[other] Nic se neztratilo. Další pokus za { $seconds } s.
}
link-now = Hned
store-title = Tahy se neukládají.
clock-left = { $seconds ->
    [one] zbývá { $seconds } sekunda
    [few] zbývají { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}
clock-unknown = čas není známý
share-title = Místnost v MAGDAGDON
share-line = Kdo otevře tento odkaz, stojí u dveří.
stop-opening = Otevírám místnost…
stop-store = Místnost nejde načíst
stop-store-line = Úložiště neodpovídá. Tato stránka to zkouší znovu sama.
stop-unknown = Tady místnost není
stop-unknown-line = S tímto kódem nikdo místnost nepostavil, nebo zůstala den prázdná. Kódy nemají samohlásky ani 0, 1 a L.
stop-other = Brána se zasekla
stop-again = ZKUSIT ZNOVU
stop-kicked = Tato brána je zavřená
stop-kicked-line = Platí to jen pro tuto místnost.
stop-missing = Tady nic nestojí
stop-missing-line = Tato adresa nevede na žádnou stránku.
stop-full = { $max ->
    [one] Obsazeno: { $max } místo
    [few] Obsazena všechna { $max } místa
   *[other] Obsazeno všech { $max } míst
}
stop-full-line = Teď se můžeš dívat a sednout si, až se místo uvolní.
stop-locked = Tato místnost je zamčená
stop-locked-line = Nikdo nový si teď nesedne. Můžeš se dívat.
