# What several screens say. Capitals on big buttons are written here, never made by code.

app-name = MAGDAGDON
# The tab of a browser. $page: what stands on it, or the code of a room; $of: what that belongs to
page-title = { $page } · { $of }
# This language by its own name, for the choice between languages
language-name = English
# The locale by whose rules numbers and dates are written
locale = en-GB
# The direction in which this language is written: ltr from the left, rtl from the right
direction = ltr
# A number that may be negative: the minus is U+2212
# $n: a score
number = { SIGN($n) }
you = You
back = Back
close = Close
cancel = Stay
menu = Menu
menu-invite = Invite friends
# In a game played alone: ends it and goes back to where the options are chosen
menu-abandon = Back to the lobby
leave = Leave the room

# A drawer asks before one leaves
leave-title = Leave this room?
leave-line = Your seat becomes free. The link lets you in again.
# While a game with others runs
leave-playing = The house plays your turns to the end. You get no rank in this game.
# Big button
leave-act = LEAVE

# The name field
name-label = Your name

# The settings
settings-title = Settings
settings-language = Language
settings-theme = Theme
theme-light = Light
theme-dark = Dark
settings-dice = Faces of the dice
dice-pips = Pips
dice-numerals = Numerals
settings-sound = Sound
settings-sound-line = Dice, stone, bells
settings-vibration = Vibration
settings-vibration-line = A tap when your choice is set, a long one for a ruin

# The connection. A strip above the table
# Whose fault it is that nothing goes through. link-down: not known yet
link-down = Reconnecting…
link-device = This device is offline.
link-server = The server cannot be reached.
link-leaving = The server is restarting.
link-slow = The connection is slow.
# Read aloud when nothing is wrong with the line any more
link-back = The connection is back.
# What becomes of it: to be seen to; after link-slow; after link-leaving
link-look = Nothing is lost. Check its Wi-Fi or mobile data.
link-waits = No answer yet. Nothing is lost.
link-moves-over = Nothing is lost. The game goes on in a moment.
# $seconds: until the next try
link-next = { $seconds ->
    [0] Nothing is lost.
   *[other] Nothing is lost. Next try in { $seconds } s.
}
# Small button: tries the connection at once
link-now = Now
# The store does not answer; followed by the message store_away
store-title = Moves are not being saved.

# The clock of a turn, for screen readers
# $seconds: whole seconds, 0 or more
clock-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
# Off the line nobody knows the time
clock-unknown = clock unknown

# Sharing
share-title = A room of MAGDAGDON
# Where the browser has no clipboard: the link stands below, to be marked
share-line = Whoever opens this link stands at the door.

# The quiet pages
stop-opening = Opening the room…
stop-store = The room cannot be read
stop-store-line = The storage does not answer. This page tries again by itself.
stop-unknown = No room here
stop-unknown-line = Nobody has built a room with this code, or it stood empty for a day. Codes have no vowels and no 0, 1 or L.
stop-other = The gate is stuck
# Big button: back to the code, to correct it
stop-again = TRY AGAIN
stop-kicked = This gate is shut
stop-kicked-line = That goes for this room only.
stop-missing = Nothing stands here
stop-missing-line = This address leads to no page.
# $max: how many seats the game has, 5 or 8
stop-full = All { $max } seats are taken
stop-full-line = You can watch now and sit down when somebody leaves.
stop-locked = This room is locked
stop-locked-line = Nobody new sits down for now. You can watch.
