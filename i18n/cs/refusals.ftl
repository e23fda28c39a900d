bad_request = Server tomu nerozumí. Načti stránku znovu.
bad_code = Žádný kód neobsahuje { $character }. Podívej se ještě jednou.
code_length = Kód má { $length } znaků.
unknown_room = Místnost s tímto kódem není.
no_identity = Prohlížeč neukládá cookies hry. Povol je a načti stránku znovu.
store_away = Uložení zatím není potvrzené. Odešle se samo znovu.
server_leaving = Server se restartuje. Odešle se to samo znovu.
server_busy = Server má víc práce, než zvládne. Odešle se to samo znovu.
too_many_requests = { $seconds ->
    [one] Odsud přišlo moc věcí naráz. Počkej { $seconds } sekundu a zkus to znovu.
    [few] Odsud přišlo moc věcí naráz. Počkej { $seconds } sekundy a zkus to znovu.
   *[other] Odsud přišlo moc věcí naráz. Počkej { $seconds } sekund a zkus to znovu.
}
unknown_game = Tuto hru tu neznáme. Načti stránku znovu.
bad_options = Tyto možnosti nejdou dohromady.
newer_format = Místnost je z novější verze hry. Za chvíli načti stránku znovu.
moves_lost = Některé tahy se ztratily. Hra jde dál odtud, se stejnými kostkami.
no_line = Server není dostupný. Zkus to za chvíli znovu.
no_network = Toto zařízení je offline. Nic se neodeslalo.
not_member = Napřed vstup do místnosti.
not_host = To může jen ten, kdo místnost spravuje.
not_seated = V této hře nemáš místo. Hraješ od příští hry.
unknown_person = Tento člověk už v místnosti není.
kicked = Do této místnosti už nemáš přístup.
room_full = Místnost je plná ({ $max }/{ $max }). Můžeš se dívat.
room_locked = Tato místnost je zamčená. Můžeš se dívat.
name_empty = Napřed napiš jméno.
name_too_long = Délka jména je nejvýš { $max } znaků.
name_taken = Jméno { $name } už tu někdo má. Vyber si jiné.
game_running = Hra běží. Počkej, až skončí.
game_passed = Tamta hra skončila. Podívej se na novou.
no_game = Žádná hra neběží.
too_few_players = { $min ->
    [one] Je potřeba aspoň { $min } člověk.
    [few] Jsou potřeba aspoň { $min } lidé.
   *[other] Je potřeba aspoň { $min } lidí.
}
not_away = Tento člověk je pryč méně než minutu.
kick_self = Sebe odebrat nejde. Místo toho opusť místnost.
server_failed = Na serveru se něco rozbilo a je to zapsané. Zkus to znovu.
daily_private = Tohle je cizí výzva dne. Podívat se můžeš, až den skončí.
daily_only_play = Ve výzvě dne se dá jen hrát.
unknown_daily = Taková výzva dne není.
another_day = Tato výzva přijde v jiný den.
daily_unfinished = Napřed dohraj vlastní pokus.
unknown_record = Taková hra v záznamech (už) není.
bad_recovery_code = Tohle není obnovovací kód. Porovnej ho s tím, co máš zapsané.
unknown_recovery_code = Tento obnovovací kód už nikdo nemá.
link_used = Tento odkaz je použitý nebo už neplatí. Vytvoř nový.
too_many_devices = Počet tvých zařízení už je { $max }. Napřed jedno odeber.
unknown_device = Toto zařízení už na tvém seznamu není.
last_device = Tohle je tvoje jediné zařízení. Napřed přidej jiné.
group_full = Tato skupina je plná, víc lidí než { $max } nepojme.
unknown_group = Taková skupina (už) není. Řekni si znovu o odkaz.
not_in_group = Napřed vstup do skupiny.
too_many_groups = Počet tvých skupin už je { $max }. Napřed jednu opusť.
file_unreadable = V tomto souboru není hra, kterou lze přehrát. Ulož ji ze záznamu hry.
file_newer = Tato hra má novější pravidla. Načti stránku znovu a podívej se ještě jednou.

# Hints
hints_alone = Tipy jsou jen pro hru sólo nebo s boty. Tady hrají i jiní.
hints_ranked = Denní pokus se počítá, proto bez tipů. Trénuj na některém z minulých dnů.
nothing_to_choose = Teď není co vybírat. Požádej znovu, až budeš na tahu.
