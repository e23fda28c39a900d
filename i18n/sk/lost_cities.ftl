lost_cities-name = Lost Cities: Roll & Write
lost_cities-who = 2–5 ľudí
column-plain = { $column ->
        [red] červená
        [orange] oranžová
        [yellow] žltá
        [green] zelená
        [blue] modrá
        [purple] fialová
        [artifacts] artefakty
       *[refusals] kocky
    }
column-name = { $column ->
        [red] červená, hora
        [orange] oranžová, slnko
        [yellow] žltá, stĺp
        [green] zelená, list
        [blue] modrá, vlna
        [purple] fialová, oko
        [artifacts] artefakty
       *[refusals] kocky
    }
sheet-own = Tvoj hárok
sheet-of = {$name}: hárok
way-label = { $count ->
        [0] { column-name }: zatiaľ žiadne číslo.
       *[other] { column-name }: {$numbers}.
    }
way-marks = { column-name }: {$count} z 9.
way-next = { $mark ->
        [arrow] Ďalšie: políčko {$space}, šípka.
        [artifact] Ďalšie: políčko {$space}, artefakt.
       *[plain] Ďalšie: políčko {$space}.
    }
way-circle = ×2 je označené.
way-circle-hoped = S touto voľbou: ×2.
way-hoped = S touto voľbou: až na políčko {$space}.
way-bridge = { $state ->
        [mine] Most je tvoj.
        [gone] Most už patrí iným.
        [soon] Most prekročený, body dá na konci kola.
       *[open] Most je voľný.
    }
way-points = { $n ->
        [one] {SIGN($n)} bod.
        [few] {SIGN($n)} body.
       *[other] {SIGN($n)} bodov.
    }
way-points-hoped = Body: {SIGN($n)}, s touto voľbou {SIGN($later)}.
you-roll = Hádžeš
rolls = {$name} hádže
you-took = Berieš {$number} a farbu { column-name }
has-taken = {$name} berie {$number} a farbu { column-name }
you-refused = Odmietaš
refused = {$name} odmieta
three-colours = { $first }; { $second }; { $third }
dice-aloud = Kolo {$turn}: {$colours}; {$numbers}.
sheets-aloud = Všetky voľby sú odhalené, máš {SIGN($total)}.
sheets-after = { $turn ->
        [0] Ostatní
       *[other] Ostatní, po kole {$turn}
    }
standing = { $state ->
        [active] hádže a vyberá najprv
        [took] má vybrané otvorene
        [done] má vybrané
        [thinking] ešte premýšľa
        [away] je preč
        [gone] už nehrá
       *[waits] čaká
    }
exhausted = bez síl
took = berie {$number} a farbu { column-name }
took-nothing = odmieta
colour-title = Farba
number-title = Číslo
colour-dice = Farebné kocky
number-dice = Číselné kocky
colour-die = { $state ->
        [chosen] Farebná kocka {$n}: {$face}, vybraná
        [gone] Farebná kocka {$n}: {$face}, už je preč
        [nowhere] Farebná kocka {$n}: {$face}, nehodí sa k žiadnemu číslu
        [apart] Farebná kocka {$n}: {$face}, nehodí sa k vybranému číslu
       *[free] Farebná kocka {$n}: {$face}
    }
number-die = { $state ->
        [chosen] Číselná kocka {$n}: {$face}, vybraná
        [gone] Číselná kocka {$n}: {$face}, už je preč
        [nowhere] Číselná kocka {$n}: {$face}, nehodí sa k žiadnej farbe
        [apart] Číselná kocka {$n}: {$face}, nehodí sa k vybranej farbe
       *[free] Číselná kocka {$n}: {$face}
    }
pick-hint = Jedna farba, jedno číslo. 0 najprv označí ×2, potom platí za 10.
plan-hint = Môžeš zatiaľ vyberať. Nikto to nevidí.
arrow-asks = Šípka: { column-plain }, políčko {$space}
arrow-none = Žiadna
arrow-back = Späť k predchádzajúcej šípke
fact-fill = {$value}: { column-plain }, políčko {$space}
fact-circle = ×2: { column-plain }
fact-artifact = { $space ->
        [0] žiadny artefakt nezostáva
       *[other] artefakt {$space}
    }
fact-die = { $space ->
        [0] žiadna kocka na označenie
       *[other] kocka {$space}
    }
fact-bridge = most: { column-plain } +{$points}
change-picked = {$change} s touto voľbou
write = ZAPÍSAŤ {$number}
write-where = { column-plain }, políčko {$space}
write-circle = OZNAČIŤ ×2
write-circle-where = { column-plain }
write-artifact = OZNAČIŤ ARTEFAKT
write-artifact-where = políčko {$space}
refuse = ODMIETNUŤ
refuse-small = Odmietnuť
marks-die = { $left ->
        [0] nič neoznačí
       *[other] označí kocku
    }
nothing-fits = nič sa nehodí
pick-both = Vyber farbu a číslo
pick-colour = Vyber farbu
pick-number = Vyber číslo
arrow-where = Kam vedie šípka?
chooses-first = najprv vyberá {$name}
choice-made = Máš vybrané.
choice-open = Všetci to vidia. Teraz vyberajú ostatní.
expeditions = Výpravy
artifacts = Artefakty
refusals = Odmietnutia
bridges = Mosty
chosen-of = Vybrané {$n}/{$total}. Voľby ostatných sa odhalia spoločne.
spaces-filled = { $circle ->
        [yes] {$n} z 9, ×2
       *[no] {$n} z 9
    }
expeditions-begun = { $n ->
        [one] {$n} výprava
        [few] {$n} výpravy
       *[other] {$n} výprav
    }
bridges-won = { $n ->
        [0] žiadny most
        [one] {$n} most
        [few] {$n} mosty
       *[other] {$n} mostov
    }
ended-bridges = Všetkých osem mostov je prekročených.
ended-exhausted = Všetci sú bez síl.
ended-bridges_and_exhausted = Všetkých osem mostov je prekročených a všetci sú bez síl.
first-die = Vyber farbu alebo číslo.
first-die-line = Z oboch potrebuješ po jednej kocke.
first-pair = Teraz tú druhú.
first-pair-line = Stĺpec sa plní zdola a jeho čísla nikdy neklesajú.
first-write = Čiarkované číslo je to, čo získaš.
first-write-line = Skúšaj iné kocky, kým chceš. Alebo odmietni a označ kocku.
key-arrow = šípka
key-write = zapísať
key-colour = vybrať farbu
key-number = vybrať číslo
key-lead = kam vedie šípka
key-lead-nowhere = šípka nevedie nikam
key-steps = od tlačidla k tlačidlu
lower = Číslo je menšie než horné v stĺpci. Musí byť rovnaké alebo väčšie.
circle_taken = Krúžok tejto výpravy je už označený.
changes_nothing = Na tvojom hárku by sa nič nezmenilo. Vezmi iné kocky alebo odmietni.
arrow_missing = Jedna šípka ešte čaká: posuň výpravu alebo žiadnu.
arrow_extra = Žiadna šípka už nezostáva.
arrow_not_started = Šípka posunie len výpravu, ktorá už začala.
arrow_bad_column = Šípka nevedie k žiadnej výprave.
number_taken = Táto číselná kocka je už preč. Vyber inú.
colour_taken = Táto farebná kocka je už preč. Vyber inú.
bad_number = Táto číselná kocka na stole nie je.
bad_colour = Táto farebná kocka na stole nie je.
not_active = Počkaj: najprv vyberá ten, kto hádže.
results-winner-lost_cities = { $name } je najďalej
results-you-lost_cities = Si najďalej
results-tie-lost_cities = Zhoda bodov

review-others = Čo urobili ostatní
review-luck-lost_cities = Čo dali kocky a ostatní

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Prejde most ({ column-plain }): +{$points}.
hint-column = Z {SIGN($before)} na {SIGN($after)}: { column-plain }.
hint-circle = ×2, kým tam nie je číslo: { column-plain }.
hint-arrow = Šípka posunie aj ďalšiu výpravu: { column-plain }.
hint-artifact = Označí artefakt {$space}.
hint-room = { $n ->
        [one] Z 10 čísel sa ešte hodí {$n}: { column-plain }.
        [few] Z 10 čísel sa ešte hodí {$n}: { column-plain }.
       *[other] Z 10 čísel sa ešte hodí {$n}: { column-plain }.
    }
hint-refuse = Každá dvojica by pokazila viac, než prinesie.
