bad_request = O servidor não entendeu. Recarregue a página.
bad_code = Nenhum código tem { $character }. Olhe de novo.
code_length = Um código tem { $length } caracteres.
unknown_room = Não há sala com este código.
no_identity = Este navegador não guarda os cookies do jogo. Permita e recarregue.
store_away = Ainda sem confirmação de que foi salvo. O envio se repete sozinho.
server_leaving = O servidor está reiniciando. O envio se repete sozinho.
server_busy = O servidor tem trabalho demais. O envio se repete sozinho.
too_many_requests = { $seconds ->
    [one] Chegou coisa demais de uma vez. Espere { $seconds } segundo e tente de novo.
   *[other] Chegou coisa demais de uma vez. Espere { $seconds } segundos e tente de novo.
}
unknown_game = Este jogo não é conhecido aqui. Recarregue a página.
bad_options = Estas opções não combinam.
newer_format = Esta sala é de uma versão mais nova. Recarregue a página em um instante.
moves_lost = Algumas jogadas se perderam. A partida segue daqui, com os mesmos dados.
no_line = O servidor está fora de alcance. Tente de novo em um instante.
no_network = Este aparelho está sem rede. Nada foi enviado.
not_member = Entre na sala antes.
not_host = Isso cabe a quem organiza a sala.
not_seated = Você não tem lugar nesta partida. Você joga a partir da próxima.
unknown_person = Essa pessoa não está mais na sala.
kicked = Removeram você desta sala.
room_full = A sala está cheia ({ $max } de { $max }). Você pode assistir.
room_locked = Esta sala está trancada. Você pode assistir.
name_empty = Digite um nome antes.
name_too_long = Um nome tem no máximo { $max } caracteres.
name_taken = O nome { $name } já está em uso aqui. Escolha outro.
game_running = Há uma partida em andamento. Espere até ela acabar.
game_passed = Aquela partida acabou. Veja a nova.
no_game = Não há partida em andamento.
too_few_players = { $min ->
    [one] É necessária pelo menos { $min } pessoa.
   *[other] São necessárias pelo menos { $min } pessoas.
}
not_away = Essa pessoa está ausente há menos de um minuto.
kick_self = Não dá para remover a si. Para ir embora, saia da sala.
server_failed = Algo quebrou no servidor e foi anotado. Tente de novo.
daily_private = Este é o desafio do dia de outra pessoa. Dá para ver quando o dia acabar.
daily_only_play = Em um desafio do dia só dá para jogar.
unknown_daily = Não existe esse desafio do dia.
another_day = Este desafio vem em outro dia.
daily_unfinished = Termine antes a sua própria tentativa.
unknown_record = Essa partida não está (mais) nos registros.
bad_recovery_code = Isto não é um código de recuperação. Compare com o que você anotou.
unknown_recovery_code = Ninguém mais tem este código de recuperação.
link_used = Este link já foi usado ou venceu. Crie um novo.
too_many_devices = Você já tem { $max } aparelhos. Remova um antes.
unknown_device = Este aparelho não está mais na sua lista.
last_device = Este é o seu único aparelho. Adicione outro antes.
group_full = Este grupo está cheio: tem { $max } integrantes.
unknown_group = Este grupo não existe (mais). Peça o link de novo.
not_in_group = Entre no grupo antes.
too_many_groups = Você está em { $max } grupos. Saia de um antes.
file_unreadable = Neste arquivo não há partida para rever. Salve uma a partir do replay.
file_newer = Esta partida usa regras mais novas. Recarregue a página e olhe de novo.

# Hints
hints_alone = Dicas são para jogar solo ou com bots. Aqui há outras pessoas.
hints_ranked = A tentativa do dia conta, por isso sem dicas. Treine em um dia anterior.
nothing_to_choose = Não há nada a escolher agora. Peça de novo na sua vez.
