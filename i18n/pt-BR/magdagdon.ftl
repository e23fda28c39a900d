difficulty = Dificuldade
terms = { $powers ->
        [0] {$dice} dados · sem estrelas
        [one] {$dice} dados · {$powers} estrela
       *[other] {$dice} dados · {$powers} estrelas
    }
pace = Ritmo
pace-together = Em conjunto
pace-own = Livre
clock = Relógio
clock-off = Sem
clock-seconds = {$n} s
mode = { $pace ->
        [own] { $difficulty } · ritmo livre
       *[together] { $clock ->
            [0] { $difficulty } · em conjunto
           *[other] { $difficulty } · em conjunto · {$clock} s
        }
    }
turn-n = Rodada {$turn}
room-code = Sala {$code}
others-after = { $turn ->
        [0] As outras pessoas
       *[other] As outras pessoas, após a rodada {$turn}
    }
seat-state = { $state ->
        [done] já escolheu
        [away] ausente
        [finished] tabuleiro cheio
        [gone] saiu
       *[thinking] ainda pensando
    }
seat-progress = Rodada {$turn} · {$filled} de 16
points = { $n ->
        [one] {SIGN($n)} ponto
       *[other] {SIGN($n)} pontos
    }
gain = { $n ->
        [0] 0
       *[other] +{$n}
    }
loss = { $n ->
        [0] 0
       *[other] −{$n}
    }
score-own = Sua pontuação
gain-staged = +{$n} com os dados preparados
base = Base
bonuses = Linhas
ruins = Ruínas
powers = Powers
total = Total
ruin_count = Ruínas
powers_used = Powers usados
turns = Rodadas
boards_full = Todos os tabuleiros estão cheios.
board-own = Seu tabuleiro
cell-label = Fileira {$row}, coluna {$column}, { $state ->
        [stone] número {$value}
        [staged] {$value}, ainda não confirmado
        [ruin] ruína
        [legal] vazia, {$value} encaixa
        [doomed] vazia, pode cair
        [picked] vazia, escolhida para cair
       *[empty] vazia
    }
row-label = { $bonus ->
        [none] { $state ->
            [dead] Fileira {$n}: {$sum}, sem bônus possível
            [staged] Fileira {$n}: {$sum} com os dados preparados
           *[plain] Fileira {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Fileira {$n}: {$sum} e um bônus de {$points} com os dados preparados
           *[plain] Fileira {$n}: {$sum} e um bônus de {$points}
        }
    }
column-label = { $bonus ->
        [none] { $state ->
            [dead] Coluna {$n}: {$sum}, sem bônus possível
            [staged] Coluna {$n}: {$sum} com os dados preparados
           *[plain] Coluna {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Coluna {$n}: {$sum} e um bônus de {$points} com os dados preparados
           *[plain] Coluna {$n}: {$sum} e um bônus de {$points}
        }
    }
straight = SEQUÊNCIA
four-of-a-kind = QUADRA
two-pairs = DOIS PARES
tray = Seus dados
die-label = { $state ->
        [staged] O dado {$n} mostra {$value}, no tabuleiro: retirar
        [chosen] O dado {$n} mostra {$value}, na sua mão
        [nowhere] O dado {$n} mostra {$value}, não encaixa em lugar nenhum
       *[free] O dado {$n} mostra {$value}
    }
undo = Desfazer
roll-aloud = { $magdagdon ->
        [yes] Rodada {$turn}: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Rodada {$turn}: {$first}, {$second}, {$third}, {$fourth}.
    }
dice-now = { $magdagdon ->
        [yes] Seus dados agora: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Seus dados agora: {$first}, {$second}, {$third}, {$fourth}.
    }
reveal-aloud = { $who ->
        [all] Todos os tabuleiros estão à vista, você tem {SIGN($total)}.
       *[own] Você tem {SIGN($total)}.
    }
hand-aloud = { $n ->
        [0] {$value} na sua mão, não encaixa em lugar nenhum.
        [one] {$value} na sua mão, encaixa em {$n} casa.
       *[other] {$value} na sua mão, encaixa em {$n} casas.
    }
laid-aloud = {$value} na fileira {$row}, coluna {$column}.
may-confirm = Você pode confirmar.
stones-set = Suas pedras estão firmes.
ruin-set = A casa escolhida caiu.
choice-hidden = Ninguém vê isto antes que todo mundo escolha.
board-full = Seu tabuleiro está cheio.
board-full-more = As outras pessoas seguem jogando.
powers-left = { $left ->
        [0] Os Powers acabaram
        [one] Resta {$left} Power, custa {$cost}
       *[other] Restam {$left} Powers, o próximo custa {$cost}
    }
power-next = { $left ->
        [0] acabaram
       *[other] próximo −{$cost}
    }
decrease = DIMINUIR
increase = AUMENTAR
reroll = ROLAR DE NOVO
or-change-the-roll = ou mude a rolagem
choose-a-die = escolha um dado antes
powers-stay = { $n ->
        [0] não sobra estrela
        [one] {$n} estrela sobra
       *[other] {$n} estrelas sobram
    }
roll = ROLAR
confirm = CONFIRMAR
dice-staged = {$n} de 4 dados
place-more = { $n ->
        [one] Coloque mais {$n} dado
       *[other] Coloque mais {$n} dados
    }
take-one-back = Nada encaixa: retire um dado
let-it-fall = DEIXAR CAIR
choose-a-cell = escolha uma casa
this-cell = esta casa, −{$cost}
choose-dice = escolha os dados
dice-for = { $n ->
        [one] {$n} dado, −{$cost}
       *[other] {$n} dados, −{$cost}
    }
waiting-for = { $n ->
        [0] Todo mundo já escolheu
        [one] Esperando {$n} pessoa
       *[other] Esperando {$n} pessoas
    }
when-the-line-is-back = quando a conexão voltar
when-saving-works = quando der para salvar
magdagdon-why = { $powers ->
        [none] { $n ->
            [one] Não há como colocar nem {$n} destes dados. Uma casa vazia cai.
           *[other] Não há como colocar {$n} destes dados. Uma casa vazia cai.
        }
       *[some] { $n ->
            [one] Não há como colocar nem {$n} destes dados. Uma casa vazia cai, ou um Power muda a rolagem.
           *[other] Não há como colocar {$n} destes dados. Uma casa vazia cai, ou um Power muda a rolagem.
        }
    }
roll-of-all = A rolagem comum
ready-of = Tudo pronto: {$n} de {$total}. Os tabuleiros se abrem juntos.
at-own-pace = {$n} de {$total} tabuleiros cheios. Eles se abrem no fim.
board-summary = { $lines ->
        [0] { $ruins ->
            [0] nenhuma linha bônus
            [one] nenhuma linha bônus · {$ruins} ruína
           *[other] nenhuma linha bônus · {$ruins} ruínas
        }
        [one] { $ruins ->
            [0] {$lines} linha bônus
            [one] {$lines} linha bônus · {$ruins} ruína
           *[other] {$lines} linha bônus · {$ruins} ruínas
        }
       *[other] { $ruins ->
            [0] {$lines} linhas bônus
            [one] {$lines} linhas bônus · {$ruins} ruína
           *[other] {$lines} linhas bônus · {$ruins} ruínas
        }
    }
best-line = Melhor linha
best-row = Fileira {$n} · {$bonus}
best-column = Coluna {$n} · {$bonus}
first-choose = Escolha um dado.
first-choose-line = Todo mundo tem estes quatro.
first-lay = Agora uma casa.
first-lay-line = O primeiro dado pode ficar em qualquer lugar: todas as casas estão marcadas.
first-beside = Vizinhos diferem em 1, no máximo.
first-beside-line = O próximo dado precisa encostar em um número. Se não encaixa, fica deitado.
first-confirm = CONFIRMAR transforma os dados em pedra.
first-confirm-line = Antes disso, você pode colocar mais ou retirar.
key-space = Espaço
key-enter = Enter
key-choose = escolher um dado
key-place = colocar
key-back = retirar
key-confirm = confirmar
key-walk = andar pelo tabuleiro
key-let-go = soltar
turn_passed = A rodada {$turn} já terminou.
already_chosen = Sua escolha para esta rodada já está feita.
power_passed = Este Power já foi usado.
occupied = Esta casa está ocupada. Escolha uma vazia.
not_adjacent = O dado precisa encostar em um número: acima, abaixo ou dos lados.
differs = Um {$value} não encaixa ao lado de um {$neighbour}: no máximo 1 de diferença.
too_few = { $minimum ->
        [one] Coloque pelo menos {$minimum} dado nesta rodada.
       *[other] Coloque pelo menos {$minimum} dados nesta rodada.
    }
die_used_twice = Um dado conta uma vez só. Escolha outro.
die_staged = Este dado está no tabuleiro. Retire antes.
bad_die = Não existe esse dado. São quatro.
bad_cell = Não existe essa casa. O tabuleiro tem dezesseis.
not_magdagdon = Ainda dá para colocar estes dados, então nada cai.
no_powers_left = { $difficulty ->
        [NIGHTMARE] No NIGHTMARE não há Powers.
       *[other] Seus Powers acabaram.
    }
out_of_range = Um dado mostra de 1 a 6, nem menos nem mais.
no_dice = Escolha pelo menos um dado para rolar de novo.
not_rolled = Os dados ainda não foram rolados.
game_over = Esta partida acabou.
choose-die-first = Escolha um dado antes, depois a casa.
die-for-power = Escolha primeiro um dado, depois o Power.
results-winner-magdagdon = { $name } toma a cidade
results-you-magdagdon = Você toma a cidade
results-tie-magdagdon = A cidade é dividida

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Mesmos dados, duas histórias
stories-turn = { $name } { $theirs }, você { $mine }

review-title = Sorte e habilidade
review-start = Antes da primeira rolagem
review-luck = O que os dados deram
review-cost = O que suas escolhas custaram
review-score = Sua pontuação
review-note = Pontos esperados por { $name }, o bot mais forte.
review-turns = Rodada a rodada
review-roll = Rolagem
review-head-luck = Sorte
review-head-cost = Custo
review-best = o melhor
review-power = { $name } teria usado um Power antes.
review-nothing = Não havia nada melhor.
review-ways = { $n ->
        [one] {$n} tabuleiro era igualmente bom.
        [many] {$n} tabuleiros eram igualmente bons.
       *[other] {$n} tabuleiros eram igualmente bons.
    }

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

hint-line = { $axis ->
        [column] A coluna {$n} ficaria completa: +{$points}.
       *[row] A fileira {$n} ficaria completa: +{$points}.
    }
hint-waits = { $axis ->
        [column] A coluna {$n} fica à espera de um {$face}: +{$points}.
       *[row] A fileira {$n} fica à espera de um {$face}: +{$points}.
    }
hint-fewer = Um dado a mais custaria cerca de {$points}.
hint-open = { $n ->
        [one] Deixa {$n} casa aberta para {$low} e {$high}.
        [many] Deixa {$n} casas abertas para {$low} e {$high}.
       *[other] Deixa {$n} casas abertas para {$low} e {$high}.
    }
hint-open-all = Todo número ainda encontra uma casa.
hint-power = Este Power custa {$cost} e rende cerca de {$gains}.
hint-power-pays = Este Power custa {$cost} e compensa.
hint-ruin = A fileira {$row} e a coluna {$column} são as que menos perdem.
hint-best = Nada mais promete tanto.
