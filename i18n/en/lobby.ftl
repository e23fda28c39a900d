# The lobby of a room.

lobby-title = Room
lobby-line = Share the code. Everyone gets the same dice.
lobby-qr = QR code of this room’s link
lobby-code = Code
lobby-copy = Copy link
lobby-copied = Copied
lobby-share = Share
lobby-wall = Show on a TV
lobby-people = Players
# $n of $max seats
lobby-count = { $n } of { $max }
# $n: 1–8
lobby-free = { $n ->
    [one] { $n } free seat
   *[other] { $n } free seats
}
# A label beside a name: who leads the room
lobby-host = host
# In the place of a name, while somebody is at the door
lobby-nameless = At the door
lobby-lock = Lock
lobby-unlock = Unlock
lobby-locked = Locked

# How a person stands
state-away = away
state-joining = joining
state-ready = ready
state-not-ready = not ready

# Big button of the host
start = START
# Beside START and REMATCH: who will play. $n: 1–8
start-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
# Beside START, while some have not said that they are ready
start-ready = { $ready } of { $n } ready
# In place of START. $n: how many are missing
start-missing = { $n ->
    [one] { $n } more player needed
   *[other] { $n } more players needed
}

# Big button of everybody else
ready = READY
# Beside READY once it is pressed. $name: the host
ready-wait = { $name } starts the game
ready-no-host = nobody leads the room yet

# A drawer: what a host may do about somebody
person-hand = Hand over the room
person-kick = Remove
person-kick-line = Whoever is removed cannot come back into this room.

# Read aloud while people gather
person-joined = { $name } is here.
person-left = { $name } has left.

# Bots. A button of the host, and the head of the drawer that it opens
bot-add = Add a bot
# Said of all bots
bot-line = They know no more than you do, and keep nobody waiting.
# How well a bot plays. $strength: 1–5, 1 is the weakest
bot-strength = strength { $strength }
# Names of the bots, from the weakest to the strongest
bot-1 = Pebble
bot-2 = Brick
bot-3 = Arch
bot-4 = Tower
bot-5 = Citadel
