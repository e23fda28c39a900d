/** What one player knows of the own seat, read from what the server sent. */

/** @import { Position, Secret, View } from "./pieces.js" */

/**
 * The secret counts where it speaks of the turn on show: it may be one message behind.
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
  if (!view || seat === null || !own) return null;
  const { turn, active, dice, taken, bridges } = view;
  const choice = seat === active ? taken : secret?.turn === turn ? secret.choice : null;
  return {
    game: room.game_no,
    turn,
    seat,
    active,
    sheet: own.sheet,
    won: own.bridges,
    bridges,
    dice,
    taken,
    choice,
    closed: own.closed || choice !== null || dice === null,
    waits: seat !== active && taken === null,
    hint: choice === null && hint !== "coming" && hint?.command.turn === turn ? hint : null,
  };
}

/**
 * The pair that is off the table: only the active seat takes dice away.
 *
 * @param {{taken: Position["taken"]}} at
 */
export function gone({ taken }) {
  return taken?.type === "take" ? { colour: taken.colour, number: taken.number } : { colour: null, number: null };
}
