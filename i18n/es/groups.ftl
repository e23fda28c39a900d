# Grupos: una familia, una clase o unas amistades que ven los resultados de todo el grupo.

groups-title = Grupos
groups-line = Familia, clase, amistades: tras jugar tu reto, ves los resultados de todo el grupo.
group-new = Nuevo grupo
group-name = Nombre del grupo
group-make = Crear el grupo
group-members = { $n ->
    [one] { $n } miembro
   *[other] { $n } miembros
}
group-title = Un grupo de MAGDAGDON
group-after-own = Juega primero tu reto y verás cómo le fue al resto.
group-missed = sin jugar
group-boards-later = Los tableros se abren al cerrarse el día.
group-invite = INVITAR
group-share = Compartir el enlace
group-link-line = Quien tenga este enlace puede entrar.
group-qr = Código QR del enlace del grupo
group-leave = Salir del grupo
group-leave-line = Tus resultados siguen siendo tuyos. El resto ya no los ve aquí.
group-leave-act = Salir
