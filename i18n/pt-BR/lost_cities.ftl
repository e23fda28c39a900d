lost_cities-name = Lost Cities: Roll & Write
lost_cities-who = 2–5 pessoas
column-plain = { $column ->
        [red] vermelho
        [orange] laranja
        [yellow] amarelo
        [green] verde
        [blue] azul
        [purple] roxo
        [artifacts] artefatos
       *[refusals] dados
    }
column-name = { $column ->
        [red] vermelho, montanha
        [orange] laranja, sol
        [yellow] amarelo, pilar
        [green] verde, folha
        [blue] azul, onda
        [purple] roxo, olho
        [artifacts] artefatos
       *[refusals] dados
    }
sheet-own = Sua cartela
sheet-of = {$name}: cartela
way-label = { $count ->
        [0] { column-name }: nenhum número ainda.
       *[other] { column-name }: {$numbers}.
    }
way-marks = { column-name }: {$count} de 9.
way-next = { $mark ->
        [arrow] Próximo: espaço {$space}, uma seta.
        [artifact] Próximo: espaço {$space}, um artefato.
       *[plain] Próximo: espaço {$space}.
    }
way-circle = ×2 está marcado.
way-circle-hoped = Com a sua escolha: ×2.
way-hoped = Com a sua escolha: até o espaço {$space}.
way-bridge = { $state ->
        [mine] Ponte conquistada.
        [gone] Ponte já tomada.
        [soon] Ponte atravessada, vale quando a rodada fechar.
       *[open] Ponte livre.
    }
way-points = { $n ->
        [one] {SIGN($n)} ponto.
       *[other] {SIGN($n)} pontos.
    }
way-points-hoped = {SIGN($n)} pontos, {SIGN($later)} com a sua escolha.
you-roll = Você rola
rolls = {$name} rola
you-took = Você pegou {$number} e { column-name }
has-taken = {$name} pegou {$number} e { column-name }
you-refused = Você recusou
refused = {$name} recusou
three-colours = { $first }; { $second }; { $third }
dice-aloud = Rodada {$turn}: {$colours}; {$numbers}.
sheets-aloud = Todas as escolhas estão à vista, você tem {SIGN($total)}.
sheets-after = { $turn ->
        [0] As outras pessoas
       *[other] As outras pessoas, após a rodada {$turn}
    }
standing = { $state ->
        [active] rola e escolhe primeiro
        [took] escolheu às claras
        [done] já escolheu
        [thinking] ainda pensando
        [away] ausente
        [gone] saiu
       *[waits] esperando
    }
exhausted = sem forças
took = pegou {$number} e { column-name }
took-nothing = recusou
colour-title = Cor
number-title = Número
colour-dice = Dados de cor
number-dice = Dados de número
colour-die = { $state ->
        [chosen] Dado de cor {$n}: {$face}, escolhido
        [gone] Dado de cor {$n}: {$face}, já usado
        [nowhere] Dado de cor {$n}: {$face}, não combina com nenhum número
        [apart] Dado de cor {$n}: {$face}, não combina com o número escolhido
       *[free] Dado de cor {$n}: {$face}
    }
number-die = { $state ->
        [chosen] Dado de número {$n}: {$face}, escolhido
        [gone] Dado de número {$n}: {$face}, já usado
        [nowhere] Dado de número {$n}: {$face}, não combina com nenhuma cor
        [apart] Dado de número {$n}: {$face}, não combina com a cor escolhida
       *[free] Dado de número {$n}: {$face}
    }
pick-hint = Uma cor, um número. Um 0 marca ×2 no início, depois vale 10.
plan-hint = Você já pode escolher. Ninguém vê.
arrow-asks = A seta em { column-plain }, espaço {$space}
arrow-none = Nenhuma
arrow-back = Voltar à seta anterior
fact-fill = {$value} em { column-plain }, espaço {$space}
fact-circle = ×2 em { column-plain }
fact-artifact = { $space ->
        [0] nenhum artefato sobrando
       *[other] artefato {$space}
    }
fact-die = { $space ->
        [0] nenhum dado a marcar
       *[other] dado {$space}
    }
fact-bridge = ponte: { column-plain } +{$points}
change-picked = {$change} com a sua escolha
write = ANOTAR {$number}
write-where = { column-plain }, espaço {$space}
write-circle = MARCAR ×2
write-circle-where = { column-plain }
write-artifact = MARCAR ARTEFATO
write-artifact-where = espaço {$space}
refuse = RECUSAR
refuse-small = Recusar
marks-die = { $left ->
        [0] não marca nada
       *[other] marca um dado
    }
nothing-fits = nada encaixa
pick-both = Escolha uma cor e um número
pick-colour = Escolha uma cor
pick-number = Escolha um número
arrow-where = Aonde leva a seta?
chooses-first = {$name} escolhe primeiro
choice-made = Sua escolha está feita.
choice-open = Todo mundo vê. Agora é a vez das outras pessoas.
expeditions = Expedições
artifacts = Artefatos
refusals = Recusas
bridges = Pontes
chosen-of = Escolhas feitas: {$n} de {$total}. As outras se abrem juntas.
spaces-filled = { $circle ->
        [yes] {$n} de 9, ×2
       *[no] {$n} de 9
    }
expeditions-begun = { $n ->
        [one] {$n} expedição
       *[other] {$n} expedições
    }
bridges-won = { $n ->
        [0] nenhuma ponte
        [one] {$n} ponte
       *[other] {$n} pontes
    }
ended-bridges = As oito pontes foram atravessadas.
ended-exhausted = Todo mundo está sem forças.
ended-bridges_and_exhausted = As oito pontes foram atravessadas, e todo mundo está sem forças.
first-die = Escolha uma cor ou um número.
first-die-line = Você precisa de um dado de cada.
first-pair = Agora o outro.
first-pair-line = A coluna se enche de baixo para cima, e os números nunca diminuem.
first-write = O número tracejado mostra quanto rende.
first-write-line = Troque de dados até gostar. Ou recuse, e marque um dado.
key-arrow = seta
key-write = anotar
key-colour = escolher uma cor
key-number = escolher um número
key-lead = aonde leva uma seta
key-lead-nowhere = uma seta não leva a lugar nenhum
key-steps = de botão em botão
lower = Este número é menor que o último daqui. Precisa ser igual ou maior.
circle_taken = O círculo desta expedição já está marcado.
changes_nothing = Nada mudaria na sua cartela. Pegue outros dados, ou recuse.
arrow_missing = Ainda há uma seta: avance uma expedição, ou nenhuma.
arrow_extra = Não há mais seta a seguir.
arrow_not_started = Uma seta só avança uma expedição já começada.
arrow_bad_column = A seta não leva a nenhuma expedição.
number_taken = Este dado de número já foi usado. Escolha outro.
colour_taken = Este dado de cor já foi usado. Escolha outro.
bad_number = Este dado de número não está na mesa.
bad_colour = Este dado de cor não está na mesa.
not_active = Espere: quem rolou escolhe primeiro.
results-winner-lost_cities = { $name } foi mais longe
results-you-lost_cities = Você foi mais longe
results-tie-lost_cities = Empate

review-others = O que o resto da mesa fez
review-luck-lost_cities = O que dados e adversários deram

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Cruza a ponte ({ column-plain }): +{$points}.
hint-column = De {SIGN($before)} para {SIGN($after)}: { column-plain }.
hint-circle = ×2 enquanto não há número: { column-plain }.
hint-arrow = A seta também preenche um espaço: { column-plain }.
hint-artifact = Marca o artefato {$space}.
hint-room = { $n ->
        [one] Ainda cabe {$n} número de 10: { column-plain }.
        [many] Ainda cabem {$n} números de 10: { column-plain }.
       *[other] Ainda cabem {$n} números de 10: { column-plain }.
    }
hint-refuse = Qualquer par estragaria mais do que traz.
