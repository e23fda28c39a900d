### Lost Cities: Roll & Write: the table, its options and its results. Its name is the same in every language.
### A sheet has six expeditions (columns) of nine spaces, a column of artifacts and one of dice: one die is marked for each refusal.
### Capitals are game words; write the capitals, no code makes them. A number and what belongs to it are joined by U+00A0.

lost_cities-name = Lost Cities: Roll & Write
# How many can play
lost_cities-who = 2–5 people

## The eight columns

# The colour alone, inside other messages.
column-plain = { $column ->
        [red] red
        [orange] orange
        [yellow] yellow
        [green] green
        [blue] blue
        [purple] purple
        [artifacts] artifacts
       *[refusals] dice
    }
# A colour with its symbol, wherever it stands alone.
column-name = { $column ->
        [red] red, mountain
        [orange] orange, sun
        [yellow] yellow, pillar
        [green] green, leaf
        [blue] blue, wave
        [purple] purple, eye
        [artifacts] artifacts
       *[refusals] dice
    }

## A sheet, read aloud

sheet-own = Your sheet
# Also heads the sheet of somebody else.
sheet-of = {$name}: sheet
# One column: its numbers from the bottom, "1, 2, 2". $count: how many.
way-label = { $count ->
        [0] { column-name }: no number yet.
       *[other] { column-name }: {$numbers}.
    }
# The artifacts and the dice have marks instead of numbers.
way-marks = { column-name }: {$count} of 9.
# The lowest empty space. $mark: what is printed there.
way-next = { $mark ->
        [arrow] Next: space {$space}, an arrow.
        [artifact] Next: space {$space}, an artifact.
       *[plain] Next: space {$space}.
    }
way-circle = ×2 is marked.
way-circle-hoped = With what is picked: ×2.
way-hoped = With what is picked: up to space {$space}.
# $state mine: the bridge paid this player; gone: it paid others; soon: it will pay this player when the turn closes.
way-bridge = { $state ->
        [mine] Bridge won.
        [gone] Bridge taken.
        [soon] Bridge crossed, it pays when the turn closes.
       *[open] Bridge open.
    }
way-points = { $n ->
        [one] {SIGN($n)} point.
       *[other] {SIGN($n)} points.
    }
way-points-hoped = {SIGN($n)} points, {SIGN($later)} with what is picked.

## Whose turn it is, beside the turn's number: short

you-roll = You roll
rolls = {$name} rolls
you-took = You took {$number} and { column-name }
has-taken = {$name} took {$number} and { column-name }
you-refused = You refused
refused = {$name} refused
# Read aloud when a turn opens: "blue, wave; green, leaf; red, mountain" and "7, 0, 4".
three-colours = { $first }; { $second }; { $third }
dice-aloud = Turn {$turn}: {$colours}; {$numbers}.
# Read aloud when a turn has closed.
sheets-aloud = All choices are open, you have {SIGN($total)}.

## The others

# Heads the sheets of the others on a wide screen.
sheets-after = { $turn ->
        [0] The others
       *[other] The others, after turn {$turn}
    }
# Read aloud after a name.
standing = { $state ->
        [active] rolls and chooses first
        [took] has chosen openly
        [done] has chosen
        [thinking] still thinking
        [away] away
        [gone] has left
       *[waits] waiting
    }
exhausted = exhausted
# Read aloud: what somebody took last.
took = took {$number} and { column-name }
took-nothing = refused

## The dice

# Above the dice, in small capitals.
colour-title = Colour
number-title = Number
# Read aloud: names the three dice.
colour-dice = Colour dice
number-dice = Number dice
# Read aloud for a die. $face: "blue, wave".
colour-die = { $state ->
        [chosen] Colour die {$n}: {$face}, picked
        [gone] Colour die {$n}: {$face}, taken
        [nowhere] Colour die {$n}: {$face}, fits no number
        [apart] Colour die {$n}: {$face}, does not go with the number picked
       *[free] Colour die {$n}: {$face}
    }
number-die = { $state ->
        [chosen] Number die {$n}: {$face}, picked
        [gone] Number die {$n}: {$face}, taken
        [nowhere] Number die {$n}: {$face}, fits no colour
        [apart] Number die {$n}: {$face}, does not go with the colour picked
       *[free] Number die {$n}: {$face}
    }
# Beneath the dice, before anything is picked.
pick-hint = One colour, one number. A 0 marks ×2 at first, later it counts as 10.
# The same while somebody else chooses first.
plan-hint = You can pick meanwhile. Nobody sees it.
# Above one crest for each expedition that an arrow may lead to.
arrow-asks = The arrow on { column-plain }, space {$space}
# A button beside the crests: the arrow leads nowhere.
arrow-none = None
# Read aloud for a button with an arrow alone: back to the arrow before.
arrow-back = Back to the arrow before

## What a choice does: facts, joined by a middle dot

fact-fill = {$value} on { column-plain }, space {$space}
fact-circle = ×2 of { column-plain }
fact-artifact = { $space ->
        [0] no artifact left
       *[other] artifact {$space}
    }
fact-die = { $space ->
        [0] no die left to mark
       *[other] die {$space}
    }
fact-bridge = bridge of { column-plain } +{$points}
# Read aloud. $change: "+20" or "−5".
change-picked = {$change} with what is picked

## The big button. The first line is in capitals where it is an act, a sentence where something is missing (at most 30 letters); the small text follows it.

write = WRITE {$number}
write-where = { column-plain }, space {$space}
# The double-points circle.
write-circle = MARK ×2
write-circle-where = { column-plain }
write-artifact = MARK ARTIFACT
write-artifact-where = space {$space}
refuse = REFUSE
# The same as a small button, with marks-die beneath.
refuse-small = Refuse
# $left: spaces left in the column of dice.
marks-die = { $left ->
        [0] marks nothing
       *[other] marks a die
    }
# Why there is nothing else to do.
nothing-fits = nothing fits
pick-both = Pick a colour and a number
pick-colour = Pick a colour
pick-number = Pick a number
arrow-where = Where does the arrow lead?
chooses-first = {$name} chooses first

## The own choice is made

choice-made = Your choice is made.
choice-open = Everybody sees it. Now the others choose.

## The score

expeditions = Expeditions
artifacts = Artifacts
# What the column of dice brings: one mark for each refusal.
refusals = Refusals
bridges = Bridges

## Watching and results

# $n of $total players have chosen.
chosen-of = {$n} of {$total} have chosen. The others’ choices open together.
# In a table, beside a column.
spaces-filled = { $circle ->
        [yes] {$n} of 9, ×2
       *[no] {$n} of 9
    }
# Facts in one line under a name.
expeditions-begun = { $n ->
        [one] {$n} expedition
       *[other] {$n} expeditions
    }
bridges-won = { $n ->
        [0] no bridges
        [one] {$n} bridge
       *[other] {$n} bridges
    }
# Why a game ended.
ended-bridges = All eight bridges are crossed.
ended-exhausted = Everybody is exhausted.
ended-bridges_and_exhausted = All eight bridges are crossed, and everybody is exhausted.

## The guided first turn: a bold sentence, then what belongs to it. Together at most 110 characters.

first-die = Pick a colour or a number.
first-die-line = You need one die of each.
first-pair = Now the other one.
first-pair-line = A column is filled from the bottom, its numbers never go down.
first-write = The dashed number is what it brings.
first-write-line = Pick other dice until you like it. Or refuse, and mark a die.

## Keys, on a wide screen: each follows a drawn key.

key-arrow = arrow
key-write = write
# In the list of all keys.
key-colour = pick a colour
key-number = pick a number
key-lead = where an arrow leads
key-lead-nowhere = an arrow leads nowhere
key-steps = from button to button

## Refusals: what is so, then what to do; at most 90 characters.

lower = This number is lower than the top one here. It takes an equal or a higher one.
circle_taken = The circle of this expedition is marked already.
changes_nothing = Nothing on your sheet would change. Take other dice, or refuse.
# An arrow advances another expedition by one space, or is declined
arrow_missing = An arrow is still open: advance an expedition, or none.
arrow_extra = There is no arrow to follow any more.
arrow_not_started = An arrow only advances an expedition that has begun.
arrow_bad_column = The arrow leads to no expedition.
number_taken = This number die is taken. Choose another.
colour_taken = This colour die is taken. Choose another.
bad_number = This number die is not on the table.
bad_colour = This colour die is not on the table.
# Who rolls chooses first
not_active = Wait: whoever rolled chooses first.

# The results. $name won
results-winner-lost_cities = { $name } went furthest
results-you-lost_cities = You went furthest
results-tie-lost_cities = A tie

# Beside review-luck and review-cost of MAGDAGDON: points that I gained or lost by it
review-others = What the others did
# In place of both, where a game was worked out before they were told apart
review-luck-lost_cities = What dice and others gave

## Why a hint is what it is: sentences, two of which stand side by side.

hint-bridge = Crosses the bridge of { column-plain }: +{$points}.
# The points of a column with this choice.
hint-column = From {SIGN($before)} to {SIGN($after)}: { column-plain }.
hint-circle = ×2 while there is no number yet: { column-plain }.
hint-arrow = The arrow also fills { column-plain }.
hint-artifact = Marks artifact {$space}.
# Of the numbers 1 to 10.
hint-room = { $n ->
        [one] {$n} number of 10 still fits: { column-plain }.
       *[other] {$n} numbers of 10 still fit: { column-plain }.
    }
# Why nothing is written.
hint-refuse = Any pair would spoil more than it brings.
