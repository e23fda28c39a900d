/**
 * What travels on the wire for Lost Cities: Roll & Write, and what only this screen knows. Types alone.
 *
 * @typedef {object} Sheet          what one seat has written
 * @property {number[][]} columns   six lists of numbers, 1 to 10, from the bottom
 * @property {number[]} circles     expeditions whose double-points circle is marked
 * @property {number} artifacts
 * @property {number} dice
 *
 * @typedef {{colours: number[], numbers: number[]}} Roll   faces: 0 to 5, the column; 0 to 9
 * @typedef {(number | null)[]} Arrows                      one entry for each arrow: the expedition to advance, or null for none
 * @typedef {{type: "take", turn: number, number: number, colour: number, arrows: Arrows}} Take   dice as indices into the roll
 * @typedef {{type: "refuse", turn: number}} Refuse
 * @typedef {Take | Refuse} Choice
 *
 * @typedef {object} Points
 * @property {number[]} columns     six
 * @property {number} artifacts
 * @property {number} dice
 * @property {number} bridges
 * @property {number} total
 *
 * @typedef {object} SeatView
 * @property {Sheet} sheet          without a hidden choice
 * @property {boolean} closed       has chosen in the open turn
 * @property {boolean} exhausted
 * @property {number[]} bridges     columns whose bridge paid this seat
 * @property {Points} score
 *
 * @typedef {object} Past           the turn that closed last
 * @property {number} turn
 * @property {number} active
 * @property {Roll} dice
 * @property {Choice[]} choices     by seat
 * @property {[number, number[]][]} bridges  columns that paid, each with the seats they paid
 *
 * @typedef {object} View
 * @property {"lost_cities"} game
 * @property {number} turn
 * @property {number | null} active seat that rolled; null when the game is over
 * @property {Roll | null} dice
 * @property {Choice | null} taken  what the active seat chose in the open turn
 * @property {SeatView[]} seats
 * @property {(number[] | null)[]} bridges   by column the seats paid; null: still open
 * @property {Past | null} past
 *
 * @typedef {{turn: number, choice: Choice}} Secret
 * @typedef {{clock: number | null}} Options   seconds
 *
 * @typedef {["circle", number] | ["fill", number, number, number] | ["artifact", number | null] | ["arrow", number, number, number | null]
 *   | ["die", number | null]} Step
 *     what a choice does, in order: a circle (column), a number (column, space, value), an artifact (space; null: all nine were marked),
 *     an arrow followed (the column and space it stands on; the column it leads to), a die for a refusal (space; null: all nine were marked)
 *
 * @typedef {object} Written
 * @property {string | null} reason  why the engine would refuse it; null: it would not
 * @property {Sheet} sheet           as far as it went
 * @property {Step[]} steps
 * @property {{column: number, space: number} | null} open  the arrow that still asks where it leads
 *
 * @typedef {object} Draft           what is picked but not sent; plain enough for session storage
 * @property {number} game
 * @property {number} turn
 * @property {number} card           of the guided first turn, as far as it was leafed through
 * @property {number | null} colour  a die
 * @property {number | null} number  a die
 * @property {"colour" | "number" | null} last   the kind of die that was picked last
 * @property {Arrows} arrows
 * @property {boolean} refusing      picked instead of a pair
 * @property {number | null} peek    the seat whose sheet lies open in front of the own one
 * @property {boolean} heeded         a hint was laid out
 * @property {{reason: string, die: string | null, count: number} | null} refused  why the last touch did nothing
 *
 * @typedef {object} Position        what the player of one seat knows of it now
 * @property {number} game
 * @property {number} turn
 * @property {number} seat
 * @property {number | null} active
 * @property {Sheet} sheet           permanent
 * @property {number[]} won          columns whose bridge paid
 * @property {(number[] | null)[]} bridges
 * @property {Roll | null} dice
 * @property {Choice | null} taken   the active seat's, once it is made
 * @property {Choice | null} choice  the own one, once it is made and known
 * @property {boolean} closed
 * @property {boolean} waits         the active seat chooses first
 * @property {import("../../wire.js").Hint | null} hint   for just this position
 */

export {};
