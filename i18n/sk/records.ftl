replay-title = Záznam hry
replay-line = Dohraná hra, kolo po kole
replay-turn = Kolo { $turn } z { $of }
replay-previous = Predchádzajúce kolo
replay-next = Ďalšie kolo
replay-save = Uložiť do súboru
file-open = Otvoriť súbor
file-other = Iný súbor
file-line = Hra uložená do súboru sa dá pozrieť tu. Zostane v tomto zariadení.
file-paste = Vložiť text súboru
file-read = Prečítať

verify-title = Overiť kocky
verify-line = Každá kocka znova zo seedu
verify-good = Tieto kocky sedia
verify-bad = Niečo tu nesedí
verify-dice-good = { $n ->
    [one] { $n } kocka je taká, ako hovorí seed.
    [few] Všetky { $n } kocky sú také, ako hovorí seed.
   *[other] Všetkých { $n } kociek je takých, ako hovorí seed.
}
verify-dice-bad = { $n ->
    [one] { $n } kocka nie je taká, ako hovorí seed.
    [few] { $n } kocky nie sú také, ako hovorí seed.
   *[other] { $n } kociek nie je takých, ako hovorí seed.
}
verify-seed-good = Seed má odtlačok, ktorý tu bol pred hrou.
verify-seed-bad = Seed má iný odtlačok ako ten, ktorý tu bol pred hrou.
verify-score-good = Ťahy zodpovedajú pravidlám a vedú k zapísaným bodom.
verify-score-bad = Ťahy nezodpovedajú pravidlám alebo vedú k iným bodom, ako sú zapísané.
verify-sealed = S týmito kockami sa ešte hrá. Seed tu bude od { DAY($day, day: "numeric", month: "long") }, 01:00 UTC.
verify-seed = Seed
verify-made = Jeho odtlačok, vypočítaný tu
verify-shown = Odtlačok ukázaný vopred
verify-row-log = Hrané
verify-row-seed = Zo seedu
verify-differs = líši sa
verify-how = Overiť inými nástrojmi
verify-how-1 = Seed má 32 bajtov, zapísaných ako 64 šestnástkových číslic. Jeho SHA-256 je odtlačok, ktorý vidno pred prvým hodom.
verify-how-2 = Každá kocka má svoje miesto, napríklad roll:3:0 pre prvú kocku kola 3. Kolá a nové hody sa počítajú od 1, kocky od 0.
verify-how-3 = HMAC-SHA-256 so seedom ako kľúčom a miestom ako správou dá 32 bajtov.
verify-how-4 = Vezmi prvý bajt menší ako najväčší násobok počtu stien do 256. Zvyšok po delení počtom stien, plus 1, je výsledok kocky. Ak nie je žiadny bajt dosť malý, pridaj k miestu #1, potom #2 a tak ďalej.
verify-places = Miesta tejto hry:
verify-sides = { $n ->
    [one] { $n } stena
    [few] { $n } steny
   *[other] { $n } stien
}
verify-faces = { $game ->
    [lost_cities] Výsledky 1 až 6 sú červená, oranžová, žltá, zelená, modrá, fialová. Číselná kocka ukazuje o jedno menej.
   *[other] Čo Majda Power len zvýši alebo zníži, to sa nehádzalo: vyplýva z kocky predtým.
}
