replay-title = Replay
replay-line = Uma partida terminada, rodada a rodada
replay-turn = Rodada { $turn } de { $of }
replay-previous = Rodada anterior
replay-next = Próxima rodada
replay-save = Salvar em arquivo
file-open = Abrir um arquivo
file-other = Outro arquivo
file-line = Uma partida salva em arquivo pode ser vista aqui. Ela fica neste aparelho.
file-paste = Colar o texto de um arquivo
file-read = Ler

verify-title = Conferir os dados
verify-line = Cada dado, refeito a partir da semente
verify-good = Estes dados estão certos
verify-bad = Algo aqui não bate
verify-dice-good = { $n ->
    [one] { $n } dado é o que a semente diz.
   *[other] Os { $n } dados são o que a semente diz.
}
verify-dice-bad = { $n ->
    [one] { $n } dado não é o que a semente diz.
   *[other] { $n } dados não são o que a semente diz.
}
verify-seed-good = A semente tem a impressão digital que estava à vista antes da partida.
verify-seed-bad = A semente tem outra impressão digital, não a que estava à vista antes da partida.
verify-score-good = As jogadas seguem as regras e levam aos pontos anotados.
verify-score-bad = As jogadas não seguem as regras ou levam a outros pontos, não aos anotados.
verify-sealed = Ainda há gente jogando com estes dados. A semente aparece aqui a partir de { DAY($day, day: "numeric", month: "long") }, 01:00 UTC.
verify-seed = Semente
verify-made = Sua impressão digital, calculada aqui
verify-shown = A impressão digital vista antes
verify-row-log = Jogado
verify-row-seed = Da semente
verify-differs = difere
verify-how = Conferir com outros meios
verify-how-1 = A semente são 32 bytes, escritos como 64 dígitos hexadecimais. Seu SHA-256 é a impressão digital à vista antes da primeira rolagem.
verify-how-2 = Cada dado tem um lugar, como roll:3:0 para o primeiro dado da rodada 3. Rodadas e novas rolagens são contadas a partir de 1, dados a partir de 0.
verify-how-3 = HMAC-SHA-256, com a semente como chave e o lugar como mensagem, dá 32 bytes.
verify-how-4 = Pegue o primeiro byte menor que o maior múltiplo do número de faces até 256. O resto da divisão pelo número de faces, mais 1, é a face. Se nenhum byte for pequeno assim, junte #1 ao lugar, depois #2, e assim por diante.
verify-places = Os lugares deste jogo:
verify-sides = { $n ->
    [one] { $n } face
   *[other] { $n } faces
}
verify-faces = { $game ->
    [lost_cities] As faces de 1 a 6 são vermelho, laranja, amarelo, verde, azul e roxo. Um dado de número mostra um a menos que sua face.
   *[other] O que um Power só aumenta ou diminui não foi rolado: vem do dado de antes.
}
