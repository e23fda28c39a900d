### All rules of Lost Cities: Roll & Write, each a sentence beside drawn examples: no rule and no number may be missing. Fetched only with their page.
### A sheet has six expeditions (columns) of nine spaces, a column of artifacts and one of dice: one die is marked for each refusal.

# Headings of the chapters; the same words are buttons that lead there
lost-sheet = The sheet
lost-sheet-columns = Everyone has the same sheet: eight columns of nine spaces, filled from the bottom. Six are expeditions, one is for artifacts, one for dice.
lost-sheet-between = Between spaces 6 and 7 of each column lies a bridge. Below each expedition is its circle, ×2.
lost-sheet-house = For 2 to 5 people. Where arrows and artifacts stand is our own:
# Heads a column of a table: the numbers of spaces
lost-arrow-spaces = Arrows on spaces
lost-jar-spaces = Artifacts on spaces

lost-turn = A turn
lost-turn-roll = One person rolls, once: three colour dice with the six colours, three number dice with 0 to 9. In the next turn the next seat rolls, even if that player is exhausted or away.
lost-turn-first = Whoever rolled chooses first, for all to see: one colour and one number to write, or a refusal.
lost-turn-others = Then all others choose at the same time, each for themselves: one colour and one number of the two and two that are left, or a refusal. Several may take the same.
lost-turn-gone = A taken die is gone; the same face on another die stays. After a refusal all six dice are left.
lost-turn-whole = A choice is sent whole: the pair, and where each of its arrows leads. The choices of the others open together.
lost-turn-clock = When the clock runs out, that is a refusal. It starts anew for the others once the first choice is made.

lost-writing = Writing
lost-writing-first = An expedition begins with a number from 1 to 9 in its lowest space.
lost-writing-circle = A 0 on an expedition without a number marks its circle, once. Only then can it be marked, and it does not begin the expedition.
lost-writing-next = After that each number is equal to the topmost one or higher, and a 0 counts as 10. No expedition can begin with a 10.
lost-writing-full = Where all nine spaces are full, a number equal to the ninth or higher marks an artifact instead.
lost-writing-nothing = A pair that would change nothing on your sheet, a full column with all nine artifacts marked, cannot be taken.
# Beneath drawings. $value: what the die shows
lost-writing-equal = A { $value }: equal is enough.
lost-writing-ten = A 0 counts as 10 here.
lost-writing-marks = A 0 marks ×2.

lost-arrows = Arrows and artifacts
lost-arrows-jar = A number on a jar marks one artifact.
lost-arrows-may = A number on an arrow lets you advance any expedition, the same one too: its lowest empty space gets the number that is on top there.
lost-arrows-chain = If that space has an arrow, a jar or a bridge, it counts in turn: a chain. It never forks, and it has at most six arrows.
lost-arrows-none = Each arrow can be left unused; that ends the chain. An expedition without a number cannot be chosen; a full one marks an artifact.
# Beneath a drawing of a chain
lost-arrows-shown = A 4 on red, and its chain on a light ground.

lost-bridges = Bridges
lost-bridges-first = Whoever is first to reach space 7 of a column gets 20 points, in each of the eight columns. All who reach it in the same turn get 20; after that turn it pays nothing.
lost-bridges-how = It counts however you get there, by a number, an arrow, an artifact or a refusal, and also if you go past it. Bridges pay when the turn closes.
# Beneath a drawing of four columns, each with its bridge
lost-bridges-shown = Open; crossed and paying soon; won; gone to others.

lost-refusing = Refusing
lost-refusing-die = Whoever writes nothing marks one space in the column of dice. You may always refuse; where no pair fits you must. To mark a circle or an artifact is to write.
lost-refusing-ninth = The ninth mark exhausts you: you play on, but the column of dice counts 0. A bridge won there stays.
lost-refusing-more = A refusal after the ninth die, or a tenth artifact, has no effect.
# Beneath drawings
lost-refusing-eight = Eight refusals
lost-refusing-nine = The ninth: exhausted

lost-end = The end
lost-end-when = The game ends after the turn in which everybody is exhausted, or all eight bridges are crossed, by whomever. No game is longer than 78 turns.
lost-end-wins = The highest total wins. Equal totals share the rank: 1, 1, 3.

lost-scoring = Scoring
lost-scoring-table = What a column brings by the number of its filled spaces:
# Heads a column of a table
lost-spaces = Spaces
lost-expedition = Expedition
lost-doubled = With ×2
lost-scoring-circle = The circle doubles what is won and what is lost. Without a number it counts 0.
lost-scoring-sum = The total: six expeditions, artifacts, dice, and 20 for each bridge.
# Beneath a whole sheet. $total: its points
lost-scoring-shown = With four bridges this sheet is worth { $total }.
