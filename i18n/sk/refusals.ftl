bad_request = Server tomu nerozumie. Načítaj stránku znova.
bad_code = Žiadny kód neobsahuje { $character }. Pozri sa ešte raz.
code_length = Kód má { $length } znakov.
unknown_room = Miestnosť s týmto kódom nie je.
no_identity = Prehliadač neukladá cookies hry. Povoľ ich a načítaj stránku znova.
store_away = Uloženie zatiaľ nie je potvrdené. Odošle sa samo znova.
server_leaving = Server sa reštartuje. Odošle sa to samo znova.
server_busy = Server má viac práce, než zvládne. Odošle sa to samo znova.
too_many_requests = { $seconds ->
    [one] Odtiaľto prišlo priveľa naraz. Počkaj { $seconds } sekundu a skús to znova.
    [few] Odtiaľto prišlo priveľa naraz. Počkaj { $seconds } sekundy a skús to znova.
   *[other] Odtiaľto prišlo priveľa naraz. Počkaj { $seconds } sekúnd a skús to znova.
}
unknown_game = Túto hru tu nepoznáme. Načítaj stránku znova.
bad_options = Tieto možnosti nejdú dokopy.
newer_format = Miestnosť je z novšej verzie hry. O chvíľu načítaj stránku znova.
moves_lost = Niektoré ťahy sa stratili. Hra ide ďalej odtiaľto, s rovnakými kockami.
no_line = Server nie je dostupný. Skús to o chvíľu znova.
no_network = Toto zariadenie je offline. Nič sa neodoslalo.
not_member = Najprv vstúp do miestnosti.
not_host = To môže len ten, kto miestnosť spravuje.
not_seated = V tejto hre nemáš miesto. Hráš od ďalšej hry.
unknown_person = Tento človek už v miestnosti nie je.
kicked = Do tejto miestnosti už nemáš prístup.
room_full = Miestnosť je plná ({ $max }/{ $max }). Môžeš sa pozerať.
room_locked = Táto miestnosť je zamknutá. Môžeš sa pozerať.
name_empty = Najprv napíš meno.
name_too_long = Dĺžka mena je najviac { $max } znakov.
name_taken = Meno { $name } tu už niekto má. Vyber si iné.
game_running = Hra beží. Počkaj, kým sa skončí.
game_passed = Tamtá hra sa skončila. Pozri sa na novú.
no_game = Žiadna hra nebeží.
too_few_players = { $min ->
    [one] Treba aspoň { $min } človeka.
    [few] Treba aspoň { $min } ľudí.
   *[other] Treba aspoň { $min } ľudí.
}
not_away = Tento človek je preč menej ako minútu.
kick_self = Seba odobrať nemožno. Namiesto toho opusti miestnosť.
server_failed = Na serveri sa niečo pokazilo a je to zapísané. Skús to znova.
daily_private = Toto je cudzia výzva dňa. Pozrieť sa môžeš, keď sa deň skončí.
daily_only_play = Vo výzve dňa sa dá len hrať.
unknown_daily = Taká výzva dňa nie je.
another_day = Táto výzva príde v iný deň.
daily_unfinished = Najprv dohraj vlastný pokus.
unknown_record = Taká hra v záznamoch (už) nie je.
bad_recovery_code = Toto nie je obnovovací kód. Porovnaj ho s tým, čo máš zapísané.
unknown_recovery_code = Tento obnovovací kód už nikto nemá.
link_used = Tento odkaz je použitý alebo už neplatí. Vytvor nový.
too_many_devices = Počet tvojich zariadení je už { $max }. Najprv jedno odober.
unknown_device = Toto zariadenie už na tvojom zozname nie je.
last_device = Toto je tvoje jediné zariadenie. Najprv pridaj iné.
group_full = Táto skupina je plná, viac ľudí než { $max } nepojme.
unknown_group = Taká skupina (už) nie je. Vypýtaj si odkaz znova.
not_in_group = Najprv vstúp do skupiny.
too_many_groups = Počet tvojich skupín je už { $max }. Najprv jednu opusti.
file_unreadable = V tomto súbore nie je hra, ktorá sa dá prehrať. Ulož ju zo záznamu hry.
file_newer = Táto hra má novšie pravidlá. Načítaj stránku znova a pozri sa ešte raz.

# Hints
hints_alone = Tipy sú len na sólo hru alebo hru s botmi. Tu hrajú aj iní.
hints_ranked = Denný pokus sa počíta, preto bez tipov. Trénuj na niektorom z minulých dní.
nothing_to_choose = Teraz nie je čo vyberať. Požiadaj znova, keď budeš na ťahu.
