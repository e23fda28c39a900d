# The results.

# One person alone. $score may be negative
results-alone = Your city: { SIGN($score) }
# $gap ≥ 0, points that the first is ahead of you; the name is the subject
result-gap = { $gap ->
    [0] { $name } has the same score
    [one] { $name } is { $gap } point ahead
   *[other] { $name } is { $gap } points ahead
}
# $gap ≥ 0, points that you are ahead of the second
results-lead = { $gap ->
    [0] fewer Powers or turns decide
    [one] { $gap } point ahead
   *[other] { $gap } points ahead
}
# In place of a rank, for who left in mid-game
results-unranked = –
results-left = left
# Small button of the host: back to the lobby, to change the options
results-options = Options
# Big button
rematch = REMATCH

# All games of this room together. $n: 2 or more
evening-title = { $n ->
    [one] { $n } game
   *[other] { $n } games so far
}
evening-played = Games
evening-won = Won
evening-points = Points

# A button, and the head of the drawer that shows it
share-result = The result
share-copy = Copy the result
# The result as a text for others, who see no colours. Alone; with others; who left in mid-game
share-alone = My score: { SIGN($score) }
share-rank = { $rank }. { $name }: { SIGN($score) }
share-left = { $name } left

# What the same dice allow. $par: what the strongest bot scores; $best: the best that was found, not proven
par-line = Par { $par } · best found { $best }
# The same where nobody looks for a best
par-alone = Par { $par }
# Above a small board
par-board = Best found
# $name: the strongest bot
par-note = Par is what { $name }, the strongest bot, makes of these dice; the best was found by knowing every die in advance.
par-seats-note = Par is what { $name }, the strongest bot, makes of these dice in your seat, with bots in all the others.
# Follows the sentence before it: there is in your seat, with bots in all others
par-seats-best = The best was found there by knowing every die in advance.
# Medals, against par
par-gold = Gold
par-silver = Silver
par-bronze = Bronze
