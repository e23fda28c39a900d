/** Everything that the table draws, worked out once from the state. Pure. */

/** @import { Draft, Position, Score, SeatView, View } from "./pieces.js" */
/** @import { State } from "../game.js" */
/** @typedef {"roll" | "stage" | "magdagdon" | "closed" | "finished" | "over"} Phase  `over`: the game is, and this is its last reveal */
/** @typedef {"done" | "thinking" | "away" | "finished" | "gone"} Standing */

import { isAway } from "../../people.js";
import { RUIN } from "./board.js";
import { fitted } from "./draft.js";
import { heeded, outlook } from "./outlook.js";
import { score } from "./scoring.js";
import { positionOf } from "./staged.js";

/**
 * @typedef {object} Scene
 * @property {Position} at
 * @property {Draft} draft
 * @property {Phase} phase
 * @property {ReturnType<typeof outlook>} out
 * @property {number[]} cells   permanent, with the own choice on it once it is made
 * @property {number[]} mine    the cells of that choice
 * @property {import("../../wire.js").Hint | null} hint   what lies on the table is what it says
 * @property {Score} now        what the permanent board is worth
 * @property {Score} staged     with the staged dice on it
 */

/**
 * @param {State} state
 * @returns {Scene | null}  null while nothing is known of the own seat
 */
export function scene(state) {
  const at = positionOf(state);
  return at && sceneAt(at, fitted(state.ui.table, at), state.room?.room.phase === "over");
}

/**
 * @param {Position} at
 * @param {Draft} draft   as it fits to it
 * @param {boolean} over  whether the game is
 * @returns {Scene}
 */
export function sceneAt(at, draft, over = false) {
  const out = outlook(draft, at);
  const { cells, mine } = chosen(at);
  return {
    at,
    draft,
    phase: over ? "over" : phase(at, draft),
    out,
    cells,
    mine,
    hint: heeded(draft, at),
    now: score(cells, at.difficulty, at.powersUsed),
    staged: score(at.choice ? cells : out.board, at.difficulty, at.powersUsed),
  };
}

/**
 * @param {Position} at
 * @param {Draft} draft
 * @returns {Phase}
 */
function phase(at, draft) {
  if (at.finished) return "finished";
  if (at.closed || !at.dice) return "closed";
  if (at.alone && !draft.rolled) return "roll";
  return at.magdagdon ? "magdagdon" : "stage";
}

/** @param {Position} at */
function chosen({ cells, choice, dice }) {
  const board = [...cells];
  /** @type {number[]} */
  const mine = [];
  if (choice?.cell !== undefined) {
    board[choice.cell] = RUIN;
    mine.push(choice.cell);
  }
  for (const [die, cell] of choice?.placements ?? []) {
    board[cell] = dice?.[die] ?? 0;
    mine.push(cell);
  }
  return { cells: board, mine };
}

/**
 * @typedef {object} Sitter
 * @property {number} seat
 * @property {import("../../wire.js").Person | undefined} person
 * @property {SeatView} view
 * @property {Standing} standing
 */

/**
 * Who sits at the table, in seat order.
 *
 * @param {State} state
 * @returns {Sitter[]}
 */
export function sitters(state) {
  /** @type {View | null} */
  const view = state.room?.view;
  return (view?.seats ?? []).map((seatView, seat) => {
    const person = state.room?.room.people.find((one) => one.seat === seat);
    return { seat, person, view: seatView, standing: standing(state, seatView, person) };
  });
}

/**
 * @param {State} state
 * @param {SeatView} view
 * @param {import("../../wire.js").Person | undefined} person
 * @returns {Standing}
 */
function standing(state, view, person) {
  if (view.finished) return "finished";
  if (view.closed) return "done";
  if (!person || person.gone) return "gone";
  const known = state.presence.online.length > 0;
  return person.auto || (known && isAway(state, person)) ? "away" : "thinking";
}

/**
 * How many have still to choose.
 *
 * @param {State} state
 */
export function stillThinking(state) {
  return sitters(state).filter(({ view }) => !view.closed && !view.finished).length;
}
