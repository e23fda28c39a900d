### All rules of MAGDAGDON, each a sentence beside drawn examples: no rule and no number may be missing. Fetched only with their page.
### Capitals as at the table: the words of the buttons and of the bonuses. A number and what belongs to it are joined by U+00A0.

# Headings of the chapters; the same words are buttons that lead there
mag-aim = The aim
mag-aim-line = Fill your board of 4 × 4 cells with one connected field of numbers. Strong rows and columns bring points, RUINS cost some.

mag-turn = A turn
mag-turn-roll = ROLL: four ordinary dice with six faces. Everyone at the table plays the same four.
mag-turn-stage = Pick a die, then a marked cell. Until you confirm you can undo, move and swap as you like.
mag-turn-confirm = CONFIRM wakes up when the minimum lies on the board. You may lay more. Dice left over are gone.
mag-turn-permanent = What is confirmed is stone: it stays for the rest of the game.
# Heads a column of a table: how many dice at least
mag-minimum = Dice a turn, at least
mag-turn-few = With fewer empty cells than that, every one of them must be filled: NIGHTMARE asks for 2 dice on the last two cells and for 1 on the last.

mag-fits = What fits
mag-fits-first = While no number stands on your board, a die may go into any empty cell, also beside RUINS.
mag-fits-touch = Every later die touches a number: above, below, left or right. Corners do not count.
mag-fits-differ = It is equal to each number it touches, or 1 apart at most. Between a 3 and a 4 only a 3 or a 4 fits.
mag-fits-ruin = A RUIN is no number: it connects nothing and restricts nothing.
mag-fits-order = Dice laid in the same turn count at once, so the order matters.
# Beneath drawings
mag-fits-anywhere = The first number may stand anywhere.
mag-fits-marked = The marked cells take a { $value }.
mag-fits-apart = A 4 beside a 3: 1 apart.
mag-fits-both = A 4 beside a 3 and a 4: it fits both.
mag-fits-ruins = A 3 beside a 2. The RUIN asks nothing.
mag-fits-ordered = First the 4, then the 5 beside it.

mag-lines = Lines
mag-lines-base = Every row and every column adds up its numbers. So each number counts twice.
mag-lines-bonus = A full line of four numbers brings one bonus at most.
mag-straight = Four consecutive numbers in the order of the line: +60.
mag-straight-down = Downwards too: +60.
mag-four = Four times the same number: +40.
mag-pairs = Two different numbers, each twice, in any order: +20.
mag-dead = With a RUIN
mag-dead-line = The numbers that are left still count, but there is no bonus.

mag-powers = Majda Powers
mag-powers-when = A Power changes the roll. You never have to use one, and may use several in one turn while they last: in any turn, before or during MAGDAGDON.
mag-powers-step = DECREASE −1 and INCREASE +1 change one die by exactly 1, never below 1 or above 6.
mag-powers-reroll = REROLL rolls one or more dice together again. That is one use, however many dice.
mag-powers-staged = A die on the board must be taken back before a Power can change it.
mag-powers-worse = A Power can also turn a playable roll into a MAGDAGDON. That stands.
# Beneath drawings
mag-powers-shown = Three stars are three Powers. The first costs 10.
mag-powers-shown-then = One is used, the next costs 20.
# Heads a column of a table
mag-cost = They cost, one after the other
mag-powers-sum = All three in PEACEFUL cost 70 together. NIGHTMARE has no Powers and no penalty for them.

mag-fall = MAGDAGDON and RUINS
mag-fall-when = When there is no way to lay the minimum with these dice, in whatever order, the turn is a MAGDAGDON.
mag-fall-choice = Save the roll with a Power, or accept, even with Powers left.
mag-fall-ruin = Whoever accepts chooses any empty cell. It is a RUIN for the rest of the game, costs 15, and the turn ends.
mag-fall-again = After a Power the question is asked again with the new dice.
mag-fall-forced = As long as there is a way, nothing falls. Undo, and lay the dice differently.
# Beneath drawings
mag-fall-shown = 4, 5 and 6 fit beside neither a 1 nor a 2. One cell is chosen.
mag-fall-fallen = It falls.

mag-end = The end
mag-end-when = The game ends when all 16 cells hold a number or a RUIN. Every roll counts as a turn, even one that ends in a RUIN.
mag-end-sum = The score: twice the sum of all numbers, plus the bonuses of the lines, minus 15 for each RUIN, minus the Powers.
mag-end-kept = It is worked out at once and kept among the high scores, with date, turns and Powers used.
mag-end-ties = Equal scores: fewer Powers rank first, then fewer turns. What is equal then shares the rank.
mag-end-difficulty = Each difficulty has high scores of its own. Changing it begins a new game.

mag-dice = Fair dice
mag-dice-same = All dice of a game come from one seed: the same die of the same turn is the same for everyone, however fast they play.
mag-dice-reroll = A first reroll of the same die in the same turn shows everyone the same face, and so does a second, whatever else was picked.
mag-dice-proof = Every face is equally likely. The fingerprint of the seed (SHA-256) is shown at the start, the seed at the end. Nobody is sent a die before its turn.
