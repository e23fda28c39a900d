/**
 * What travels on the wire for MAGDAGDON, and what only this screen knows. Types alone; cells are 0 to 15, row by row.
 *
 * @typedef {"PEACEFUL" | "SURVIVAL" | "NIGHTMARE"} Difficulty
 * @typedef {"STRAIGHT" | "FOUR_OF_A_KIND" | "TWO_PAIRS"} Bonus
 * @typedef {number[]} Cells              16 entries: 0 empty, 1 to 6 a number, −1 a ruin
 * @typedef {[number, number]} Placement  [die, cell], the die as an index into the roll
 * @typedef {[number, Bonus | null, number]} Line  [sum, bonus, points of the bonus]
 *
 * @typedef {object} Score
 * @property {number} base
 * @property {number} bonuses
 * @property {number} ruins   points to be subtracted
 * @property {number} powers  points to be subtracted
 * @property {number} total
 * @property {Line[]} lines   four rows, then four columns
 *
 * @typedef {object} Options
 * @property {Difficulty} difficulty
 * @property {"together" | "own"} pace
 * @property {number | null} clock  seconds
 *
 * @typedef {object} SeatView
 * @property {Cells | null} cells   as of the last closed turn; null in pace own until the game is over
 * @property {number} turns         the seat's own count
 * @property {number} filled
 * @property {boolean} closed       has chosen in the open turn
 * @property {boolean} finished
 * @property {number | null} required
 * @property {boolean | null} magdagdon
 * @property {number | null} powers_used
 * @property {Score | null} score
 *
 * @typedef {object} View
 * @property {"magdagdon"} game
 * @property {Difficulty} difficulty
 * @property {"together" | "own"} pace
 * @property {number | null} turn
 * @property {number[] | null} dice
 * @property {SeatView[]} seats
 *
 * @typedef {object} Secret
 * @property {number} turn
 * @property {number[] | null} dice
 * @property {number} powers_used
 * @property {boolean} magdagdon
 * @property {{type: string, placements?: Placement[], cell?: number} | null} choice
 * @property {Cells} [cells]     in pace own
 * @property {number} [required] in pace own
 * @property {Score} [score]     in pace own
 *
 * @typedef {object} Refusal
 * @property {string} reason
 * @property {Record<string, number | string>} params
 *
 * @typedef {object} Draft          what lies on the table but is not confirmed; plain enough for session storage
 * @property {number} game          number of the game it belongs to
 * @property {number} turn
 * @property {number} card         of the guided first turn, as far as it was leafed through
 * @property {number[] | null} dice the faces it was made with
 * @property {boolean} rolled       whether ROLL was pressed (only whoever plays alone presses it)
 * @property {number[]} chosen      dice in hand; more than one only while choosing dice to reroll
 * @property {number | null} lifted a die that is being dragged, staged or not
 * @property {boolean} rerolling    whether a tap adds a die to the reroll instead of taking it in hand
 * @property {Placement[]} staged   in an order in which each one is legal
 * @property {number | null} doomed the cell that may fall
 * @property {number} cursor        the cell that the arrow keys stand on
 * @property {number | null} heeded how many Powers had been used when a hint was laid out
 * @property {(Refusal & {cell: number | null, count: number}) | null} refused  why the last touch did nothing
 *
 * @typedef {object} Position       what the player of one seat knows of it now
 * @property {number} game
 * @property {number} turn
 * @property {Cells} cells          permanent
 * @property {number[] | null} dice
 * @property {number} required
 * @property {boolean} magdagdon
 * @property {number} powersUsed
 * @property {Difficulty} difficulty
 * @property {Secret["choice"]} choice
 * @property {boolean} closed
 * @property {boolean} finished
 * @property {boolean} alone
 * @property {import("../../wire.js").Hint | null} hint   for just this position
 */

export {};
