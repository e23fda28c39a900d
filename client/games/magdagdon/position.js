/** What one player knows of the own seat, read from what the server sent; the same shape in both paces. */

/** @import { Position, Secret, View } from "./pieces.js" */

/**
 * The secret counts where it speaks of the turn on show. Until it has arrived the view says what it says for all: no Power
 * has been used in a turn that has just opened, so its dice are the shared ones.
 *
 * @param {{game_no: number}} room
 * @param {View | null} view
 * @param {number | null} seat
 * @param {Secret | null} secret
 * @param {import("../../wire.js").SeatMessage["hint"]} hint
 * @returns {Position | null}  null for who only watches
 */
export function position(room, view, seat, secret, hint) {
  const own = view && seat !== null ? view.seats[seat] : undefined;
  if (!view || !own) return null;
  const known = secret && (view.turn === null || secret.turn === view.turn) ? secret : null;
  const cells = known?.cells ?? own.cells;
  if (!cells) return null;
  const choice = known?.choice ?? null;
  const turn = known?.turn ?? view.turn ?? own.turns;
  const powersUsed = known?.powers_used ?? own.powers_used ?? 0;
  return {
    game: room.game_no,
    turn,
    cells,
    dice: own.finished ? null : (known?.dice ?? view.dice),
    required: known?.required ?? own.required ?? 0,
    magdagdon: known?.magdagdon ?? own.magdagdon ?? false,
    powersUsed,
    difficulty: view.difficulty,
    choice,
    closed: own.closed || choice !== null,
    finished: own.finished,
    alone: view.seats.length === 1,
    hint: choice === null && hint !== "coming" && meant(hint, turn, powersUsed) ? hint : null,
  };
}

/**
 * Whether a hint is for this position: it may be a message old.
 *
 * @param {import("../../wire.js").Hint | null} hint
 * @param {number} turn
 * @param {number} powersUsed
 */
function meant(hint, turn, powersUsed) {
  return hint?.command.turn === turn && (hint.command.use ?? powersUsed) === powersUsed;
}
