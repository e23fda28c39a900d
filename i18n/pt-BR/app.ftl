app-name = MAGDAGDON
page-title = { $page } · { $of }
language-name = Português (Brasil)
locale = pt-BR
direction = ltr
number = { SIGN($n) }
you = Você
back = Voltar
close = Fechar
cancel = Ficar
menu = Menu
menu-invite = Convidar mais gente
menu-abandon = Voltar à sala de espera
leave = Sair da sala
leave-title = Sair desta sala?
leave-line = Seu lugar fica livre. O link deixa você entrar de novo.
leave-playing = Suas rodadas são jogadas no automático até o fim. Você fica sem posição nesta partida.
leave-act = SAIR
name-label = Seu nome
settings-title = Ajustes
settings-language = Idioma
settings-theme = Tema
theme-light = Claro
theme-dark = Escuro
settings-dice = Faces dos dados
dice-pips = Pontos
dice-numerals = Números
settings-sound = Som
settings-sound-line = Dados, pedra, sinos
settings-vibration = Vibração
settings-vibration-line = Um toque quando sua escolha fica pronta, um longo para uma ruína
link-down = Reconectando…
link-device = Este aparelho está sem rede.
link-server = O servidor está fora de alcance.
link-leaving = O servidor está reiniciando.
link-slow = A conexão está lenta.
link-back = A conexão voltou.
link-look = Nada se perdeu. Confira o Wi-Fi ou os dados móveis.
link-waits = Ainda sem resposta. Nada se perdeu.
link-moves-over = Nada se perdeu. A partida continua em um instante.
link-next = { $seconds ->
    [0] Nada se perdeu.
   *[other] Nada se perdeu. Nova tentativa em { $seconds } s.
}
link-now = Agora
store-title = As jogadas não estão sendo salvas.
clock-left = { $seconds ->
    [one] resta { $seconds } segundo
   *[other] restam { $seconds } segundos
}
clock-unknown = tempo desconhecido
share-title = Uma sala de MAGDAGDON
share-line = Quem abre este link chega à porta.
stop-opening = Abrindo a sala…
stop-store = Não dá para ler a sala
stop-store-line = O armazenamento não responde. Esta página tenta de novo por conta própria.
stop-unknown = Nenhuma sala aqui
stop-unknown-line = Ninguém construiu uma sala com este código, ou ela ficou vazia por um dia. Códigos não têm vogais, nem 0, 1 ou L.
stop-other = O portão emperrou
stop-again = TENTAR DE NOVO
stop-kicked = Este portão está fechado
stop-kicked-line = Isso vale só para esta sala.
stop-missing = Nada foi construído aqui
stop-missing-line = Este endereço não leva a nenhuma página.
stop-full = Os { $max } lugares estão ocupados
stop-full-line = Você pode assistir agora e se sentar quando alguém sair.
stop-locked = Esta sala está trancada
stop-locked-line = Ninguém mais se senta por enquanto. Você pode assistir.
