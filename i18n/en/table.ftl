# Around the table, whatever the game.

# Who has no seat at the table
watch-title = Table
# Followed by the room’s code
watch-line = You are watching
watch-next = You play from the next game.
watch-join = Join for the next game

# Read aloud: somebody’s score once a turn has closed.
seat-aloud = { $name }: { SIGN($total) }.
# Read aloud: everybody else has chosen.
only-you = Only your choice is missing.

# A list of keys; also an entry of the menu
keys-title = Keyboard
# Each follows a drawn key: Tab, ?
key-tab = to the next button
key-help = these keys

# Beside a button that lets the house play. $name: somebody whose choice is waited for
absent = { $name } is away.
house-plays = Let the house play

# Heads the cards of a guided first turn. Then its two buttons
guide-step = Your first turn · { $n } of { $of }
guide-skip = Skip
guide-next = Next

## A hint, for who plays alone

# Read aloud for a button with a lamp alone.
hint-ask = Ask for a hint
# Read aloud: names the hint’s reasons.
hint-title = The hint
# Small, beneath the reasons and in the results.
hint-note = With a hint, this game goes on no list.
