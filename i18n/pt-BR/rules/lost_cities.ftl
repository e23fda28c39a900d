lost-sheet = A cartela
lost-sheet-columns = Todo mundo tem a mesma cartela: oito colunas de nove espaços, preenchidas de baixo para cima. Seis são expedições, uma é de artefatos, uma de dados.
lost-sheet-between = Entre os espaços 6 e 7 de cada coluna há uma ponte. Embaixo de cada expedição fica seu círculo, ×2.
lost-sheet-house = De 2 a 5 pessoas. O lugar das setas e dos artefatos é nosso:
lost-arrow-spaces = Setas nos espaços
lost-jar-spaces = Artefatos nos espaços

lost-turn = Uma rodada
lost-turn-roll = Uma pessoa rola, uma vez: três dados de cor com as seis cores, três dados de número de 0 a 9. Na rodada seguinte rola o lugar seguinte, mesmo que a pessoa esteja sem forças ou ausente.
lost-turn-first = Quem rolou escolhe primeiro, à vista de todo mundo: uma cor e um número para anotar, ou uma recusa.
lost-turn-others = Depois as outras pessoas escolhem ao mesmo tempo, cada uma por si: uma cor e um número das duas cores e dos dois números que sobraram, ou uma recusa. Várias podem pegar o mesmo.
lost-turn-gone = Um dado pego saiu da mesa; a mesma face em outro dado fica. Depois de uma recusa sobram os seis dados.
lost-turn-whole = Uma escolha é enviada inteira: o par, e aonde leva cada uma de suas setas. As das outras pessoas se abrem juntas.
lost-turn-clock = Quando o relógio acaba, conta como recusa. Ele recomeça para as outras pessoas depois da primeira escolha.

lost-writing = Anotar
lost-writing-first = Uma expedição começa com um número de 1 a 9 no seu espaço mais baixo.
lost-writing-circle = Um 0 em uma expedição sem número marca seu círculo, uma vez. Só então dá para marcar, e isso não começa a expedição.
lost-writing-next = Depois, cada número é igual ao do topo ou maior, e um 0 vale 10. Nenhuma expedição pode começar com um 10.
lost-writing-full = Com os nove espaços cheios, um número igual ao nono ou maior marca um artefato.
lost-writing-nothing = Um par que não mudaria nada na sua cartela, uma coluna cheia com os nove artefatos marcados, não pode ser pego.
lost-writing-equal = Um { $value }: igual já basta.
lost-writing-ten = Aqui um 0 vale 10.
lost-writing-marks = Um 0 marca ×2.

lost-arrows = Setas e artefatos
lost-arrows-jar = Um número em um jarro marca um artefato.
lost-arrows-may = Um número em uma seta permite avançar qualquer expedição, a mesma também: seu espaço vazio mais baixo recebe o número que está no topo dela.
lost-arrows-chain = Se esse espaço tem seta, jarro ou ponte, isso também vale: uma reação em cadeia. Ela nunca se divide e tem no máximo seis setas.
lost-arrows-none = Cada seta pode ficar sem uso; aí a cadeia termina. Uma expedição sem número não pode ser escolhida; uma cheia marca um artefato.
lost-arrows-shown = Um 4 no vermelho e sua cadeia, em fundo claro.

lost-bridges = Pontes
lost-bridges-first = Quem chega primeiro ao espaço 7 de uma coluna ganha 20 pontos, em cada uma das oito colunas. Quem chega na mesma rodada também ganha 20; depois dessa rodada ela não vale mais nada.
lost-bridges-how = Vale de qualquer jeito, por um número, uma seta, um artefato ou uma recusa, mesmo passando adiante. As pontes valem quando a rodada se fecha.
lost-bridges-shown = Livre; atravessada, vale em breve; conquistada; de outra pessoa.

lost-refusing = Recusar
lost-refusing-die = Quem não anota nada marca um espaço na coluna de dados. Sempre dá para recusar; se nenhum par encaixa, é o único jeito. Marcar um círculo ou um artefato é anotar.
lost-refusing-ninth = A nona marca deixa você sem forças: você continua jogando, mas a coluna de dados vale 0. Uma ponte conquistada ali fica.
lost-refusing-more = Uma recusa depois do nono dado, ou um décimo artefato, não tem efeito.
lost-refusing-eight = Oito recusas
lost-refusing-nine = A nona: sem forças

lost-end = O fim
lost-end-when = A partida termina depois da rodada em que todo mundo está sem forças ou as oito pontes foram atravessadas, por quem for. Nenhuma partida passa de 78 rodadas.
lost-end-wins = O maior total vence. Totais iguais dividem a posição: 1, 1, 3.

lost-scoring = Pontuação
lost-scoring-table = O que uma coluna dá conforme seus espaços cheios:
lost-spaces = Espaços
lost-expedition = Expedição
lost-doubled = Com ×2
lost-scoring-circle = O círculo dobra o que se ganha e o que se perde. Sem número vale 0.
lost-scoring-sum = O total: seis expedições, artefatos, dados e 20 por ponte.
lost-scoring-shown = Com quatro pontes esta cartela vale { $total }.
