/** Everything that the table draws, worked out once from the state. Pure. */

/** @import { Choice, Draft, Points, Position, Sheet, Written, View, SeatView, Roll } from "./pieces.js" */
/** @import { State } from "../game.js" */
/** @typedef {"active" | "took" | "done" | "thinking" | "waits" | "away" | "gone"} Standing */

import { isAway } from "../../people.js";
import { fitted, heeded, hoped } from "./draft.js";
import { paying, score } from "./scoring.js";
import { COLUMNS } from "./sheet.js";
import { positionOf } from "./staged.js";
import { after } from "./write.js";

/**
 * @typedef {object} Scene
 * @property {Position} at
 * @property {Draft} draft
 * @property {"choose" | "plan" | "closed"} phase  `plan`: the active seat chooses first
 * @property {Sheet} sheet         permanent, with the own choice on it once it is made
 * @property {Written | null} out  what the picked pair would do, or what the own hidden choice has done
 * @property {import("../../wire.js").Hint | null} hint  what is picked is what it says
 * @property {Points} now          what the sheet is worth
 * @property {Points} later        what it will be worth with what is picked, and with the bridges that will pay
 * @property {number[]} pays       the columns whose bridge will pay
 */

/**
 * @param {State} state
 * @returns {Scene | null}  null while nothing is known of the own seat
 */
export function scene(state) {
  const at = positionOf(state);
  if (!at) return null;
  const draft = fitted(state.ui.table, at);
  const made = at.seat !== at.active && at.choice && at.dice ? after(at.sheet, at.dice, at.choice) : null;
  const sheet = made?.sheet ?? at.sheet;
  const hope = at.closed ? null : hoped(draft, at);
  const hopedFor = hope?.sheet ?? sheet;
  const pays = paying(hopedFor, at.bridges);
  return {
    at,
    draft,
    phase: at.closed ? "closed" : at.waits ? "plan" : "choose",
    sheet,
    out: made ?? hope,
    hint: heeded(draft, at),
    now: score(sheet, at.won.length),
    later: score(hopedFor, at.won.length + pays.length),
    pays,
  };
}

/** @typedef {"open" | "mine" | "gone" | "soon"} BridgeState  `soon`: will pay when the turn closes */

/**
 * How each of the eight bridges stands for one seat.
 *
 * @param {(number[] | null)[]} bridges
 * @param {number} seat
 * @param {number[]} pays
 * @returns {BridgeState[]}
 */
export function crossings(bridges, seat, pays) {
  return Array.from({ length: COLUMNS }, (_, column) => {
    const paid = bridges[column];
    if (!paid) return pays.includes(column) ? "soon" : "open";
    return paid.includes(seat) ? "mine" : "gone";
  });
}

/**
 * @typedef {object} Sitter
 * @property {number} seat
 * @property {import("../../wire.js").Person | undefined} person
 * @property {SeatView} view
 * @property {Standing} standing
 * @property {{choice: Choice, dice: Roll, old: boolean} | null} last   what this seat took last that all may see; `old`: in the turn before
 */

/**
 * Who sits at the table, in seat order.
 *
 * @param {State} state
 * @returns {Sitter[]}
 */
export function sitters(state) {
  /** @type {View | null} */
  const view = state.room?.view ?? null;
  if (!view) return [];
  return view.seats.map((seatView, seat) => {
    const person = state.room?.room.people.find((one) => one.seat === seat);
    return { seat, person, view: seatView, standing: standing(state, view, seat, person), last: last(view, seat) };
  });
}

/**
 * @param {State} state
 * @param {View} view
 * @param {number} seat
 * @param {import("../../wire.js").Person | undefined} person
 * @returns {Standing}
 */
function standing(state, { active, taken, seats }, seat, person) {
  if (seat === active && taken) return "took";
  if (seats[seat].closed) return "done";
  if (!person || person.gone) return "gone";
  const known = state.presence.online.length > 0;
  if (person.auto || (known && isAway(state, person))) return "away";
  if (seat === active) return "active";
  return taken ? "thinking" : "waits";
}

/**
 * @param {View} view
 * @param {number} seat
 * @returns {Sitter["last"]}
 */
function last({ active, taken, dice, past }, seat) {
  if (seat === active && taken && dice) return { choice: taken, dice, old: false };
  return past && { choice: past.choices[seat], dice: past.dice, old: true };
}

/**
 * How many have still to choose.
 *
 * @param {State} state
 */
export function stillThinking(state) {
  return sitters(state).filter(({ view }) => !view.closed).length;
}
