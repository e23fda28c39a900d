# The pages of a finished game: its replay, the proof of its dice.

# A finished game, turn by turn. Also the name of the link to it
replay-title = Replay
replay-line = A finished game, turn by turn
# $of: how many turns the game had
replay-turn = Turn { $turn } of { $of }
replay-previous = Previous turn
replay-next = Next turn
# Button: the game as a file on this device
replay-save = Save as a file
# Button; a file with a finished game
file-open = Open a file
file-other = Another file
file-line = A game that was saved as a file can be looked at here. It stays on this device.
# Opens a field for the text of such a file
file-paste = Paste the text of a file here
file-read = Read it

# Also the name of the link to it
verify-title = Check the dice
verify-line = Every die, made again from the seed
# The verdict, one of two
verify-good = These dice are right
verify-bad = Something here is not right
# What it rests on. $n: how many dice
verify-dice-good = { $n ->
    [one] { $n } die is what the seed says.
   *[other] All { $n } dice are what the seed says.
}
verify-dice-bad = { $n ->
    [one] { $n } die is not what the seed says.
   *[other] { $n } dice are not what the seed says.
}
verify-seed-good = The seed has the fingerprint that was shown before the game.
verify-seed-bad = The seed has a different fingerprint from the one shown before the game.
verify-score-good = The moves keep to the rules and lead to the scores written down.
verify-score-bad = The moves do not keep to the rules, or lead to different scores from those written down.
# $day: the day after the challenge
verify-sealed = Others are still playing these dice. The seed is shown here from { DAY($day, day: "numeric", month: "long") }, 01:00 UTC.
# Three numbers: the seed; its SHA-256 as worked out here; the one that was shown before
verify-seed = Seed
verify-made = Its fingerprint, worked out here
verify-shown = The fingerprint shown before
# Two rows of dice: as they were played, as the seed makes them
verify-row-log = Played
verify-row-seed = From the seed
# Beside a row that is not as it should be
verify-differs = differs
# The way for who wants to do it without this page
verify-how = Check it with other tools
verify-how-1 = The seed is 32 bytes, written as 64 hexadecimal digits. Its SHA-256 is the fingerprint that is shown before the first roll.
verify-how-2 = Every die has a place, such as roll:3:0 for the first die of turn 3. Turns and rerolls count from 1, dice from 0.
verify-how-3 = HMAC-SHA-256, with the seed as its key and the place as its message, gives 32 bytes.
verify-how-4 = Take the first byte that is below the largest multiple of the number of sides up to 256. The remainder when it is divided by the number of sides, plus 1, is the face. If no byte is small enough, add #1 to the place, then #2, and so on.
# A list of such as roll:<turn>:<die> follows
verify-places = The places of this game:
verify-sides = { $n ->
    [one] { $n } side
   *[other] { $n } sides
}
# How faces are read where they are no plain numbers
verify-faces = { $game ->
    [lost_cities] Faces 1 to 6 are red, orange, yellow, green, blue, purple. A number die shows one less than its face.
   *[other] What a Power only raises or lowers was not rolled: it follows from the die before.
}
