# The wall: a television that nobody touches. It speaks to the room: no "you", only names and facts.

# The tab of a browser
wall-title = TV { $code } · { $game }
# While a room is being made
wall-opening = A room is being opened…
# Under a refusal: why there is no room to show
wall-new-room = This screen goes on by itself in a moment.
# In the lobby. $name: a web address without http, in bold
wall-scan = Scan, or open { $name } and enter this code
# In the lobby, before anybody is there
wall-first = Whoever joins first leads the room
# Above the code while a game is played
wall-join = Watch or join
# The same after a game
wall-again = Join the rematch

# Under the game’s name. $n of $total have chosen; $difficulty stays as it is
wall-line = Turn { $turn } · { $difficulty } · { $n } of { $total } ready
wall-own-line = { $difficulty } · own pace · { $n } of { $total } full
wall-over-line = { $difficulty } · all boards open
# After the turn and who rolled
wall-chosen = { $n } of { $total } chose
# This screen is off the line. $mode: the options in one line
wall-as-it-was = { $mode } · as it last was
# In large letters, when all choices open together
wall-reveal = Reveal
wall-shut = The boards stay shut until the last one is full.

# Beside a name: how somebody stands; at most 18 letters
wall-done = Ready
wall-thinking = Thinking
wall-away = Away
wall-finished = Full
wall-gone = Left
wall-active = Chooses first
wall-waits = Waiting
# Followed by drawings of what was taken
wall-took = Took

# At everyone’s own pace. $n: cells of 16
wall-cells = { $n } of 16 cells
wall-in-turns = { $n ->
    [one] in { $n } turn
   *[other] in { $n } turns
}

# Strips at the foot: bold, then plain. $name: one or several people
wall-waiting = Waiting for { $name }.
wall-house = Any player can let the house play. The seat is kept.
wall-off = This screen lost its connection.
# $seconds 0 or more
wall-off-line = { $seconds ->
    [0] The game goes on at the phones. Trying now.
   *[other] The game goes on at the phones. Next try in { $seconds } s.
}

# The results
wall-boards = All boards
# What everybody made of one and the same roll
wall-same-dice = Same dice, turn { $turn }
# What a score is made of; all but the base can be 0
wall-parts = Base { $base }{ $bonuses ->
    [0] { "" }
   *[other] { " " }· Lines +{ $bonuses }
}{ $ruins ->
    [0] { "" }
   *[other] { " " }· Ruins −{ $ruins }
}{ $powers ->
    [0] { "" }
   *[other] { " " }· Powers −{ $powers }
}
# The same for Lost Cities: Roll & Write; each can be negative
wall-expedition-parts = Expeditions { SIGN($expeditions) } · Artifacts { SIGN($artifacts) } · Refusals { SIGN($refusals) } · Bridges { SIGN($bridges) }
# How often the same thing happened in one turn. $n: 2 or more
times = ×{ $n }
