# Grupos: uma família, uma turma, gente amiga que vê os resultados do grupo.

groups-title = Grupos
groups-line = Família, turma, amizades: vocês veem os resultados do dia, cada pessoa depois do seu.
group-new = Novo grupo
group-name = Nome do grupo
group-make = Criar o grupo
group-members = { $n ->
    [one] { $n } integrante
   *[other] { $n } integrantes
}
group-title = Um grupo de MAGDAGDON
group-after-own = Jogue o seu primeiro e veja como o grupo foi.
group-missed = não jogou
group-boards-later = Os tabuleiros se abrem quando o dia acaba.
group-invite = CONVIDAR
group-share = Compartilhar o link
group-link-line = Quem tem este link pode entrar.
group-qr = Código QR do link do grupo
group-leave = Sair do grupo
group-leave-line = Seus resultados continuam seus. O grupo não os vê mais aqui.
group-leave-act = Sair
