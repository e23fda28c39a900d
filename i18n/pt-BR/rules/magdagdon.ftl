mag-aim = O objetivo
mag-aim-line = Preencha seu tabuleiro de 4 × 4 casas com um único campo conectado de números. Fileiras e colunas fortes dão pontos; RUÍNAS tiram.

mag-turn = Uma rodada
mag-turn-roll = ROLAR: quatro dados comuns de seis lados. Toda a mesa joga com os mesmos quatro.
mag-turn-stage = Escolha um dado e depois uma casa marcada. Até confirmar você pode desfazer, mover e mudar a ordem à vontade.
mag-turn-confirm = CONFIRMAR fica ativo quando o mínimo está no tabuleiro. Você pode colocar mais. Os dados que sobram se perdem.
mag-turn-permanent = O que foi confirmado é pedra: fica até o fim da partida.
mag-minimum = Dados por rodada, pelo menos
mag-turn-few = Se houver menos casas vazias, todas precisam ser preenchidas: NIGHTMARE pede 2 dados nas duas últimas casas e 1 na última.

mag-fits = O que encaixa
mag-fits-first = Enquanto não houver número no seu tabuleiro, um dado vai em qualquer casa vazia, mesmo ao lado de RUÍNAS.
mag-fits-touch = Cada dado seguinte encosta em um número: acima, abaixo, à esquerda ou à direita. Cantos não contam.
mag-fits-differ = Ele é igual a cada número em que encosta ou difere em 1 no máximo. Entre um 3 e um 4 só encaixa um 3 ou um 4.
mag-fits-ruin = Uma RUÍNA não é um número: não conecta nem limita nada.
mag-fits-order = Os dados colocados na mesma rodada contam na hora, então a ordem importa.
mag-fits-anywhere = O primeiro número pode ficar em qualquer lugar.
mag-fits-marked = As casas marcadas aceitam um { $value }.
mag-fits-apart = Um 4 ao lado de um 3: 1 de diferença.
mag-fits-both = Um 4 ao lado de um 3 e de um 4: encaixa com os dois.
mag-fits-ruins = Um 3 ao lado de um 2. A RUÍNA não pede nada.
mag-fits-ordered = Primeiro o 4, depois o 5 ao lado.

mag-lines = Linhas
mag-lines-base = Cada fileira e cada coluna soma seus números. Assim, cada número conta duas vezes.
mag-lines-bonus = Uma linha completa de quatro números dá no máximo um bônus.
mag-straight = Quatro números consecutivos na ordem da linha: +60.
mag-straight-down = Para baixo também: +60.
mag-four = Quatro vezes o mesmo número: +40.
mag-pairs = Dois números diferentes, cada um duas vezes, em qualquer ordem: +20.
mag-dead = Com uma RUÍNA
mag-dead-line = Os números que restam ainda contam, mas não há bônus.

mag-powers = Majda Powers
mag-powers-when = Um Power muda a rolagem. Nunca é obrigatório, e podem ser vários em uma rodada enquanto você tiver: em qualquer rodada, antes ou durante o MAGDAGDON.
mag-powers-step = DIMINUIR −1 e AUMENTAR +1 mudam um dado em exatamente 1, nunca abaixo de 1 nem acima de 6.
mag-powers-reroll = ROLAR DE NOVO rola juntos outra vez um ou mais dados. É um uso só, sejam quantos forem.
mag-powers-staged = Um dado que está no tabuleiro precisa ser retirado antes que um Power o mude.
mag-powers-worse = Um Power também pode transformar uma rolagem jogável em MAGDAGDON. Isso fica valendo.
mag-powers-shown = Três estrelas são três Powers. O primeiro custa 10.
mag-powers-shown-then = Um foi usado, o próximo custa 20.
mag-cost = Custam, um após o outro
mag-powers-sum = Os três do PEACEFUL custam 70 no total. NIGHTMARE não tem Powers nem penalidade por eles.

mag-fall = MAGDAGDON e RUÍNAS
mag-fall-when = Quando estes dados não dão nenhum jeito de colocar o mínimo, em nenhuma ordem, a rodada é um MAGDAGDON.
mag-fall-choice = Salve a rolagem com um Power ou aceite, mesmo que ainda haja Powers.
mag-fall-ruin = Quem aceita escolhe qualquer casa vazia. Ela é uma RUÍNA pelo resto da partida, custa 15, e a rodada termina.
mag-fall-again = Depois de um Power, a pergunta é feita de novo com os novos dados.
mag-fall-forced = Enquanto houver um jeito, nada cai. Desfaça e coloque os dados de outro modo.
mag-fall-shown = 4, 5 e 6 não encaixam ao lado de 1 nem de 2. Uma casa é escolhida.
mag-fall-fallen = Ela cai.

mag-end = O fim
mag-end-when = A partida termina quando todas as 16 casas têm um número ou uma RUÍNA. Cada rolagem conta como rodada, também a que termina em RUÍNA.
mag-end-sum = A pontuação: duas vezes a soma de todos os números, mais os bônus das linhas, menos 15 por RUÍNA, menos os Powers.
mag-end-kept = Ela é calculada na hora e guardada nos recordes, com data, rodadas e Powers usados.
mag-end-ties = Pontuações iguais: menos Powers primeiro, depois menos rodadas. O que continua igual divide a posição.
mag-end-difficulty = Cada dificuldade tem seus próprios recordes. Mudar de dificuldade começa uma nova partida.

mag-dice = Dados honestos
mag-dice-same = Todos os dados de uma partida vêm de uma semente: o mesmo dado da mesma rodada é igual para todo mundo, em qualquer ritmo.
mag-dice-reroll = Quem rola de novo o mesmo dado o mesmo número de vezes na mesma rodada tira a mesma face, seja qual for o resto da escolha.
mag-dice-proof = Todas as faces são igualmente prováveis. A impressão digital da semente (SHA-256) aparece no começo, a semente no fim. Nenhum dado é enviado antes da sua rodada.
