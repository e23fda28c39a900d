replay-title = Záznam hry
replay-line = Dohraná hra, kolo po kole
replay-turn = Kolo { $turn } z { $of }
replay-previous = Předchozí kolo
replay-next = Další kolo
replay-save = Uložit do souboru
file-open = Otevřít soubor
file-other = Jiný soubor
file-line = Hra uložená do souboru se dá prohlédnout tady. Zůstane v tomto zařízení.
file-paste = Vložit text souboru
file-read = Přečíst

verify-title = Ověřit kostky
verify-line = Každá kostka znovu ze seedu
verify-good = Tyto kostky sedí
verify-bad = Něco tu nesedí
verify-dice-good = { $n ->
    [one] { $n } kostka je taková, jak říká seed.
    [few] Všechny { $n } kostky jsou takové, jak říká seed.
   *[other] Všech { $n } kostek je takových, jak říká seed.
}
verify-dice-bad = { $n ->
    [one] { $n } kostka není taková, jak říká seed.
    [few] { $n } kostky nejsou takové, jak říká seed.
   *[other] { $n } kostek není takových, jak říká seed.
}
verify-seed-good = Seed má otisk, který tu byl před hrou.
verify-seed-bad = Seed má jiný otisk než ten, který tu byl před hrou.
verify-score-good = Tahy odpovídají pravidlům a vedou k zapsaným bodům.
verify-score-bad = Tahy neodpovídají pravidlům, nebo vedou k jiným bodům, než jsou zapsané.
verify-sealed = S těmito kostkami se ještě hraje. Seed tu bude od { DAY($day, day: "numeric", month: "long") }, 01:00 UTC.
verify-seed = Seed
verify-made = Jeho otisk, spočítaný tady
verify-shown = Otisk ukázaný předem
verify-row-log = Hráno
verify-row-seed = Ze seedu
verify-differs = liší se
verify-how = Ověřit jinými nástroji
verify-how-1 = Seed má 32 bajtů, zapsaných jako 64 šestnáctkových číslic. Jeho SHA-256 je otisk, který je vidět před prvním hodem.
verify-how-2 = Každá kostka má své místo, třeba roll:3:0 pro první kostku kola 3. Kola a nové hody se počítají od 1, kostky od 0.
verify-how-3 = HMAC-SHA-256 se seedem jako klíčem a místem jako zprávou dá 32 bajtů.
verify-how-4 = Vezmi první bajt menší než největší násobek počtu stěn do 256. Zbytek po dělení počtem stěn, plus 1, je výsledek kostky. Pokud není žádný bajt dost malý, přidej k místu #1, pak #2 a tak dál.
verify-places = Místa této hry:
verify-sides = { $n ->
    [one] { $n } stěna
    [few] { $n } stěny
   *[other] { $n } stěn
}
verify-faces = { $game ->
    [lost_cities] Výsledky 1 až 6 jsou červená, oranžová, žlutá, zelená, modrá, fialová. Číselná kostka ukazuje o jednu méně.
   *[other] Co Majda Power jen zvýší nebo sníží, se neházelo: plyne z kostky předtím.
}
