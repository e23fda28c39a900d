newer = Uma versão mais nova está pronta.
newer-act = Carregar
part_missing = Uma parte do jogo não chegou.
stop-reload = RECARREGAR
