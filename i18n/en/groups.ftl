# Groups: a family, a class or some friends see each other’s results. $n: how many

groups-title = Groups
groups-line = A family, a class, some friends: you see each other’s results of the day, each after your own.
group-new = New group
group-name = Name of the group
group-make = Make the group
group-members = { $n ->
    [one] { $n } member
   *[other] { $n } members
}
# What the link is called where it is shared
group-title = A group of MAGDAGDON
group-after-own = Play yours first, then you see how the others did.
# Whoever did not play on a day gone by
group-missed = not played
group-boards-later = The boards open when the day has closed.
# Big button
group-invite = INVITE
# The same as a small one
group-share = Share the link
group-link-line = Whoever has this link may join.
group-qr = QR code of the group’s link
group-leave = Leave the group
group-leave-line = Your results stay yours. The others no longer see them here.
group-leave-act = Leave
