lost_cities-name = Lost Cities: Roll & Write
lost_cities-who = 2–5 lidí
column-plain = { $column ->
        [red] červená
        [orange] oranžová
        [yellow] žlutá
        [green] zelená
        [blue] modrá
        [purple] fialová
        [artifacts] artefakty
       *[refusals] kostky
    }
column-name = { $column ->
        [red] červená, hora
        [orange] oranžová, slunce
        [yellow] žlutá, sloup
        [green] zelená, list
        [blue] modrá, vlna
        [purple] fialová, oko
        [artifacts] artefakty
       *[refusals] kostky
    }
sheet-own = Tvůj arch
sheet-of = {$name}: arch
way-label = { $count ->
        [0] { column-name }: zatím žádné číslo.
       *[other] { column-name }: {$numbers}.
    }
way-marks = { column-name }: {$count} z 9.
way-next = { $mark ->
        [arrow] Další: políčko {$space}, šipka.
        [artifact] Další: políčko {$space}, artefakt.
       *[plain] Další: políčko {$space}.
    }
way-circle = ×2 je označené.
way-circle-hoped = S touto volbou: ×2.
way-hoped = S touto volbou: až na políčko {$space}.
way-bridge = { $state ->
        [mine] Most je tvůj.
        [gone] Most už patří jiným.
        [soon] Most překročen, body dá na konci kola.
       *[open] Most je volný.
    }
way-points = { $n ->
        [one] {SIGN($n)} bod.
        [few] {SIGN($n)} body.
       *[other] {SIGN($n)} bodů.
    }
way-points-hoped = Body: {SIGN($n)}, s touto volbou {SIGN($later)}.
you-roll = Házíš
rolls = {$name} hází
you-took = Bereš {$number} a barvu { column-name }
has-taken = {$name} bere {$number} a barvu { column-name }
you-refused = Odmítáš
refused = {$name} odmítá
three-colours = { $first }; { $second }; { $third }
dice-aloud = Kolo {$turn}: {$colours}; {$numbers}.
sheets-aloud = Všechny volby jsou odhalené, máš {SIGN($total)}.
sheets-after = { $turn ->
        [0] Ostatní
       *[other] Ostatní, po kole {$turn}
    }
standing = { $state ->
        [active] hází a vybírá napřed
        [took] má vybráno otevřeně
        [done] má vybráno
        [thinking] ještě přemýšlí
        [away] je pryč
        [gone] už nehraje
       *[waits] čeká
    }
exhausted = bez sil
took = bere {$number} a barvu { column-name }
took-nothing = odmítá
colour-title = Barva
number-title = Číslo
colour-dice = Barevné kostky
number-dice = Číselné kostky
colour-die = { $state ->
        [chosen] Barevná kostka {$n}: {$face}, vybraná
        [gone] Barevná kostka {$n}: {$face}, už je pryč
        [nowhere] Barevná kostka {$n}: {$face}, nehodí se k žádnému číslu
        [apart] Barevná kostka {$n}: {$face}, nehodí se k vybranému číslu
       *[free] Barevná kostka {$n}: {$face}
    }
number-die = { $state ->
        [chosen] Číselná kostka {$n}: {$face}, vybraná
        [gone] Číselná kostka {$n}: {$face}, už je pryč
        [nowhere] Číselná kostka {$n}: {$face}, nehodí se k žádné barvě
        [apart] Číselná kostka {$n}: {$face}, nehodí se k vybrané barvě
       *[free] Číselná kostka {$n}: {$face}
    }
pick-hint = Jedna barva, jedno číslo. 0 nejdřív označí ×2, potom platí za 10.
plan-hint = Můžeš zatím vybírat. Nikdo to nevidí.
arrow-asks = Šipka: { column-plain }, políčko {$space}
arrow-none = Žádná
arrow-back = Zpět k předchozí šipce
fact-fill = {$value}: { column-plain }, políčko {$space}
fact-circle = ×2: { column-plain }
fact-artifact = { $space ->
        [0] žádný artefakt nezbývá
       *[other] artefakt {$space}
    }
fact-die = { $space ->
        [0] žádná kostka k označení
       *[other] kostka {$space}
    }
fact-bridge = most: { column-plain } +{$points}
change-picked = {$change} s touto volbou
write = ZAPSAT {$number}
write-where = { column-plain }, políčko {$space}
write-circle = OZNAČIT ×2
write-circle-where = { column-plain }
write-artifact = OZNAČIT ARTEFAKT
write-artifact-where = políčko {$space}
refuse = ODMÍTNOUT
refuse-small = Odmítnout
marks-die = { $left ->
        [0] nic neoznačí
       *[other] označí kostku
    }
nothing-fits = nic se nehodí
pick-both = Vyber barvu a číslo
pick-colour = Vyber barvu
pick-number = Vyber číslo
arrow-where = Kam vede šipka?
chooses-first = napřed vybírá {$name}
choice-made = Máš vybráno.
choice-open = Všichni to vidí. Teď vybírají ostatní.
expeditions = Výpravy
artifacts = Artefakty
refusals = Odmítnutí
bridges = Mosty
chosen-of = Vybráno {$n}/{$total}. Volby ostatních se odhalí společně.
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
        [0] žádný most
        [one] {$n} most
        [few] {$n} mosty
       *[other] {$n} mostů
    }
ended-bridges = Všech osm mostů je překročených.
ended-exhausted = Všichni jsou bez sil.
ended-bridges_and_exhausted = Všech osm mostů je překročených a všichni jsou bez sil.
first-die = Vyber barvu nebo číslo.
first-die-line = Potřebuješ od obojího jednu kostku.
first-pair = Teď tu druhou.
first-pair-line = Sloupec se plní zdola a jeho čísla nikdy neklesají.
first-write = Čárkované číslo je to, co získáš.
first-write-line = Zkoušej jiné kostky, dokud chceš. Nebo odmítni a označ kostku.
key-arrow = šipka
key-write = zapsat
key-colour = vybrat barvu
key-number = vybrat číslo
key-lead = kam vede šipka
key-lead-nowhere = šipka nevede nikam
key-steps = od tlačítka k tlačítku
lower = Číslo je menší než horní ve sloupci. Musí být stejné nebo větší.
circle_taken = Kroužek této výpravy už je označený.
changes_nothing = Na tvém archu by se nic nezměnilo. Vezmi jiné kostky, nebo odmítni.
arrow_missing = Jedna šipka ještě čeká: posuň výpravu, nebo žádnou.
arrow_extra = Žádná šipka už nezbývá.
arrow_not_started = Šipka posune jen výpravu, která už začala.
arrow_bad_column = Šipka nevede k žádné výpravě.
number_taken = Tato číselná kostka už je pryč. Vyber jinou.
colour_taken = Tato barevná kostka už je pryč. Vyber jinou.
bad_number = Tato číselná kostka na stole není.
bad_colour = Tato barevná kostka na stole není.
not_active = Počkej: napřed vybírá ten, kdo hází.
results-winner-lost_cities = { $name } je nejdál
results-you-lost_cities = Jsi nejdál
results-tie-lost_cities = Shoda bodů

review-others = Co udělali ostatní
review-luck-lost_cities = Co daly kostky a ostatní

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Přejde most ({ column-plain }): +{$points}.
hint-column = Z {SIGN($before)} na {SIGN($after)}: { column-plain }.
hint-circle = ×2, dokud tam není číslo: { column-plain }.
hint-arrow = Šipka posune i další výpravu: { column-plain }.
hint-artifact = Označí artefakt {$space}.
hint-room = { $n ->
        [one] Z 10 čísel se ještě hodí {$n}: { column-plain }.
        [few] Z 10 čísel se ještě hodí {$n}: { column-plain }.
       *[other] Z 10 čísel se ještě hodí {$n}: { column-plain }.
    }
hint-refuse = Každá dvojice by zkazila víc, než přinese.
