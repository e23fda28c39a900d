watch-title = Mesa
watch-line = Você está assistindo
watch-next = Você joga a partir da próxima partida.
watch-join = Entrar na próxima partida
seat-aloud = { $name }: { SIGN($total) }.
only-you = Só falta a sua escolha.
keys-title = Teclado
key-tab = ao próximo botão
key-help = estas teclas
absent = { $name } não está aqui.
house-plays = Jogar no automático
guide-step = Sua primeira rodada · { $n } de { $of }
guide-skip = Pular
guide-next = Próximo

## A hint, for who plays alone

hint-ask = Pedir uma dica
hint-title = A dica
hint-note = Com dica, esta partida não entra em nenhuma lista.
