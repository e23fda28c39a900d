### MAGDAGDON: the table, its options and its results.
### PEACEFUL, SURVIVAL, NIGHTMARE, MAGDAGDON and Power stay as they are in every language.
### Capitals are game words of the rule sheets; write the capitals, no code makes them. A number and what belongs to it are joined by U+00A0.

## The lobby's choices

# Heads the choice between PEACEFUL, SURVIVAL and NIGHTMARE.
difficulty = Difficulty
# Under a difficulty: how many dice a turn at least, how many Majda Powers (drawn as stars). $powers 0 to 3.
terms = { $powers ->
        [0] {$dice} dice · no stars
        [one] {$dice} dice · {$powers} star
       *[other] {$dice} dice · {$powers} stars
    }
# Heads the choice between playing turn by turn all together, and everyone as fast as they like.
pace = Pace
pace-together = Together
pace-own = Own
# Heads the choice of how long a turn may take.
clock = Clock
# No limit.
clock-off = Off
# $n seconds, as short as can be.
clock-seconds = {$n} s
# The options in one line, for headings. $clock: seconds, 0 without limit. $difficulty stays as it is.
mode = { $pace ->
        [own] { $difficulty } · own pace
       *[together] { $clock ->
            [0] { $difficulty } · together
           *[other] { $difficulty } · together · {$clock} s
        }
    }

## The head of the table

# Heading of the table.
turn-n = Turn {$turn}
# Read aloud for the code in the corner.
room-code = Room {$code}

## The others

# Heads the boards of the others on a wide screen; they are as of the turn before.
others-after = { $turn ->
        [0] The others
       *[other] The others, after turn {$turn}
    }
# Read aloud after a name.
seat-state = { $state ->
        [done] has chosen
        [away] away
        [finished] board full
        [gone] has left
       *[thinking] still thinking
    }
# Progress of somebody whose board is still hidden. $filled: cells of 16.
seat-progress = Turn {$turn} · {$filled} of 16
# Read aloud for a score; it can be negative.
points = { $n ->
        [one] {SIGN($n)} point
       *[other] {SIGN($n)} points
    }
# What something brought or would bring, or the step of a Power: a small box with a number.
gain = { $n ->
        [0] 0
       *[other] +{$n}
    }
# What something costs, or the step of a Power; $n is positive.
loss = { $n ->
        [0] 0
       *[other] −{$n}
    }

## The own score

# Read aloud: names the part of the page.
score-own = Your score
# Read aloud: what the staged dice would bring.
gain-staged = +{$n} with the staged dice
# Twice the sum of all numbers.
base = Base
# What bonus lines bring.
bonuses = Lines
ruins = Ruins
powers = Powers
total = Total
# Figures of a finished game, as labels.
ruin_count = Ruins
powers_used = Powers used
turns = Turns
# Why a game ended.
boards_full = Every board is full.

## The board

# Read aloud: names the grid of sixteen cells.
board-own = Your board
# Read aloud for one cell.
cell-label = Row {$row}, column {$column}, { $state ->
        [stone] number {$value}
        [staged] {$value}, not confirmed yet
        [ruin] ruin
        [legal] empty, {$value} fits
        [doomed] empty, may fall
        [picked] empty, chosen to fall
       *[empty] empty
    }
# Read aloud for the edge of a row: its sum and its bonus ($bonus none: no bonus). $state dead: a ruin lies in it; staged: only with the dice not confirmed yet.
row-label = { $bonus ->
        [none] { $state ->
            [dead] Row {$n}: {$sum}, no bonus any more
            [staged] Row {$n}: {$sum} with the staged dice
           *[plain] Row {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Row {$n}: {$sum} and a bonus of {$points} with the staged dice
           *[plain] Row {$n}: {$sum} and a bonus of {$points}
        }
    }
# The same for a column.
column-label = { $bonus ->
        [none] { $state ->
            [dead] Column {$n}: {$sum}, no bonus any more
            [staged] Column {$n}: {$sum} with the staged dice
           *[plain] Column {$n}: {$sum}
        }
       *[other] { $state ->
            [staged] Column {$n}: {$sum} and a bonus of {$points} with the staged dice
           *[plain] Column {$n}: {$sum} and a bonus of {$points}
        }
    }
straight = STRAIGHT
four-of-a-kind = FOUR OF A KIND
two-pairs = TWO PAIRS

## The dice

# Read aloud: names the row of dice.
tray = Your dice
# Read aloud for a die. $n: which of the four; $value: what it shows.
die-label = { $state ->
        [staged] Die {$n} shows {$value}, on the board: take it back
        [chosen] Die {$n} shows {$value}, in your hand
        [nowhere] Die {$n} shows {$value}, fits nowhere
       *[free] Die {$n} shows {$value}
    }
# Button with an arrow alone: takes back the die that was laid last.
undo = Undo
# Read aloud when a turn opens: the four dice. $magdagdon yes: they cannot be placed.
roll-aloud = { $magdagdon ->
        [yes] Turn {$turn}: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Turn {$turn}: {$first}, {$second}, {$third}, {$fourth}.
    }
# Read aloud when a Power has changed the dice.
dice-now = { $magdagdon ->
        [yes] Your dice now: {$first}, {$second}, {$third}, {$fourth}. MAGDAGDON.
       *[no] Your dice now: {$first}, {$second}, {$third}, {$fourth}.
    }
# Read aloud when a turn has closed. $who all: the boards of all have been opened; own: only the own score is known.
reveal-aloud = { $who ->
        [all] All boards are open, you have {SIGN($total)}.
       *[own] You have {SIGN($total)}.
    }
# Read aloud when a die is taken in hand. $n: how many cells it fits, 0 to 16.
hand-aloud = { $n ->
        [0] {$value} in your hand, fits nowhere.
        [one] {$value} in your hand, fits {$n} cell.
       *[other] {$value} in your hand, fits {$n} cells.
    }
# Read aloud when a die is laid, not confirmed yet.
laid-aloud = {$value} on row {$row}, column {$column}.
# Read aloud once enough dice are laid.
may-confirm = You can confirm.
# In the place of the dice once the choice is made: bold, then plain.
stones-set = Your stones are set.
ruin-set = Your cell has fallen.
choice-hidden = Nobody sees this until all have chosen.
# The same when the own board is full and others still play.
board-full = Your board is full.
board-full-more = The others play on.

## Majda Powers

# Read aloud for the stars. $left 0 to 3; $cost is positive.
powers-left = { $left ->
        [0] No Powers left
        [one] {$left} Power left, it costs {$cost}
       *[other] {$left} Powers left, the next costs {$cost}
    }
# Under the stars, very short: what the next Power costs. $left 0: none is left.
power-next = { $left ->
        [0] none left
       *[other] next −{$cost}
    }
# Buttons, at most 10 capitals a word; −1 and +1 stand above.
decrease = DECREASE
increase = INCREASE
reroll = REROLL
# In a MAGDAGDON, above the Powers: they are the other way out.
or-change-the-roll = or change the roll
# Beside it, small: why the Powers are grey.
choose-a-die = choose a die first
# Beside it, small: how many stars (Powers) stay after this one.
powers-stay = { $n ->
        [0] leaves no stars
        [one] leaves {$n} star
       *[other] leaves {$n} stars
    }

## The big button. The first line is in capitals where it is an act, a sentence where something is missing (at most 30 letters); the small text follows it.

roll = ROLL
confirm = CONFIRM
# Small text after CONFIRM. $n 1 to 4; "of 4" is fixed.
dice-staged = {$n} of 4 dice
# What is missing before CONFIRM. $n 1 to 3.
place-more = { $n ->
        [one] Place {$n} more die
       *[other] Place {$n} more dice
    }
# The dice that are left fit nowhere: a die laid before must be taken back.
take-one-back = Nothing fits: take one back
let-it-fall = LET IT FALL
# Small text after LET IT FALL.
choose-a-cell = choose a cell
this-cell = this cell, −{$cost}
# Small text after REROLL.
choose-dice = choose dice
# Small text after REROLL: how many dice, and what the Power costs.
dice-for = { $n ->
        [one] {$n} die, −{$cost}
       *[other] {$n} dice, −{$cost}
    }
# After the own choice. $n 0 to 7.
waiting-for = { $n ->
        [0] Everyone has chosen
        [one] Waiting for {$n} player
       *[other] Waiting for {$n} players
    }
# Small text after CONFIRM and the like: why it cannot be sent now.
when-the-line-is-back = once reconnected
when-saving-works = once saving works

## The MAGDAGDON moment

# Under the word MAGDAGDON. $n: how many of the dice would have to be placed, 1 to 3. $powers none: this difficulty has none.
magdagdon-why = { $powers ->
        [none] { $n ->
            [one] No way to place even {$n} of these dice. One empty cell falls.
           *[other] No way to place {$n} of these dice. One empty cell falls.
        }
       *[some] { $n ->
            [one] No way to place even {$n} of these dice. One empty cell falls, or a Power changes the roll.
           *[other] No way to place {$n} of these dice. One empty cell falls, or a Power changes the roll.
        }
    }

## Watching

# Beside the four dice that all have.
roll-of-all = The shared roll
# $n of $total players have chosen.
ready-of = {$n} of {$total} ready. Boards open together.
# At everyone's own pace: $n of $total boards are full.
at-own-pace = {$n} of {$total} boards full. They open at the end.

## Results

# One line under a name: lines with a bonus, and ruins.
board-summary = { $lines ->
        [0] { $ruins ->
            [0] no bonus lines
            [one] no bonus lines · {$ruins} ruin
           *[other] no bonus lines · {$ruins} ruins
        }
        [one] { $ruins ->
            [0] {$lines} bonus line
            [one] {$lines} bonus line · {$ruins} ruin
           *[other] {$lines} bonus line · {$ruins} ruins
        }
       *[other] { $ruins ->
            [0] {$lines} bonus lines
            [one] {$lines} bonus lines · {$ruins} ruin
           *[other] {$lines} bonus lines · {$ruins} ruins
        }
    }
best-line = Best line
# $bonus: STRAIGHT, FOUR OF A KIND or TWO PAIRS, as translated.
best-row = Row {$n} · {$bonus}
best-column = Column {$n} · {$bonus}

## The guided first turn: a bold sentence, then what belongs to it. Together at most 110 characters.

first-choose = Pick a die.
first-choose-line = Everyone has these four.
first-lay = Now a cell.
first-lay-line = The first die may stand anywhere: every cell is marked.
first-beside = Neighbours differ by one at most.
first-beside-line = The next die must touch a number. One that fits nowhere lies flat.
first-confirm = CONFIRM turns dice to stone.
first-confirm-line = Before that you can lay more, or take them back.

## Keys, on a wide screen. Each follows drawn keys: 1 2 3 4 "choose a die" · arrows and Space "place it" · Z "take back" · Enter "confirm".

key-space = Space
key-enter = Enter
key-choose = choose a die
key-place = place it
key-back = take back
key-confirm = confirm
# In the list of all keys: moves the focus from cell to cell.
key-walk = walk over the board
# The same: nothing is chosen any more.
key-let-go = let go

## Refusals: what is so, then what to do; at most 90 characters.

turn_passed = Turn {$turn} has already closed.
already_chosen = Your choice for this turn is already made.
power_passed = This Power has already been used.
occupied = This cell is taken. Pick an empty one.
not_adjacent = It must touch a number: above, below, left or right.
# $value and $neighbour: 1 to 6.
differs = A {$value} does not fit next to a {$neighbour}: 1 apart at most.
# $minimum: 1 to 3.
too_few = { $minimum ->
        [one] Place at least {$minimum} die this turn.
       *[other] Place at least {$minimum} dice this turn.
    }
die_used_twice = A die counts once. Pick another one.
die_staged = This die lies on the board. Take it back first.
bad_die = There is no such die. There are four.
bad_cell = There is no such cell. The board has sixteen.
not_magdagdon = These dice can still be placed, so nothing falls.
no_powers_left = { $difficulty ->
        [NIGHTMARE] NIGHTMARE has no Powers.
       *[other] Your Powers are used up.
    }
out_of_range = A die shows 1 to 6, no less and no more.
no_dice = Choose at least one die to roll again.
not_rolled = The dice have not been rolled yet.
game_over = This game is over.
choose-die-first = Choose a die first, then the cell.
die-for-power = Choose a die first, then the Power.

# The results. $name won
results-winner-magdagdon = { $name } takes the city
results-you-magdagdon = You take the city
results-tie-magdagdon = The city is shared

# How two scores grew out of the same dice. $theirs and $mine: points with their sign, of one turn
stories-title = Same dice, two stories
stories-turn = { $name } { $theirs }, you { $mine }

# What a game was worth, worked out after it: expected points, from what was to be expected to the score
review-title = Luck and skill
review-start = Before the first roll
review-luck = What the dice gave
review-cost = What your choices cost
review-score = Your score
# $name: the strongest bot
review-note = Expected points of { $name }, the strongest bot.
review-turns = Turn by turn
# Heads of columns
review-roll = Roll
review-head-luck = Luck
review-head-cost = Cost
# In place of a cost: the choice was the best there was
review-best = best
# About one turn. $name: the strongest bot
review-power = { $name } would have used a Power first.
review-nothing = Nothing better was possible.
# $n is 2 or more: turns and reflections of one another, mostly.
review-ways = { $n ->
        [one] {$n} board was as good.
       *[other] {$n} boards were equally good.
    }

## Why a hint is what it is: sentences, two of which stand side by side. $points and the like are whole points.

# The dice laid out bring a line its bonus.
hint-line = { $axis ->
        [column] Column {$n} would be complete: +{$points}.
       *[row] Row {$n} would be complete: +{$points}.
    }
# A line lacks one number for its bonus.
hint-waits = { $axis ->
        [column] Column {$n} then waits for a {$face}: +{$points}.
       *[row] Row {$n} then waits for a {$face}: +{$points}.
    }
# Why fewer dice are laid than could be.
hint-fewer = One more die would cost about {$points}.
# $low and $high are numbers on dice, $n cells.
hint-open = { $n ->
        [one] Keeps {$n} cell open for {$low} and {$high}.
       *[other] Keeps {$n} cells open for {$low} and {$high}.
    }
hint-open-all = Every number still finds a cell.
hint-power = This Power costs {$cost} and gains about {$gains}.
hint-power-pays = This Power costs {$cost} and pays for itself.
# Which cell falls.
hint-ruin = Row {$row} and column {$column} lose the least this way.
hint-best = Nothing else promises more.
