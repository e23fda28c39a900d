/** A game that is kept, played once more: the twin of what the engine makes of events. Pure; it neither judges nor rolls. */
import { score } from "./scoring.js";
import { COLUMNS, EXPEDITIONS, SPACES } from "./sheet.js";
import { follows, onTable, revealed, roller } from "./turns.js";
import { after } from "./write.js";

/** @import { Choice, Past, Roll, Sheet, View } from "./pieces.js" */
/** @import { Die, Replay, Throw } from "../game.js" */

/**
 * @typedef {object} Played
 * @property {Sheet[]} sheets
 * @property {(Choice | null)[]} choices   of the open turn
 * @property {number} turn
 * @property {Roll | null} dice            null: no turn is open
 * @property {(number[] | null)[]} bridges
 * @property {Past | null} past
 * @property {string | null} why           it has ended; null: it has not
 *
 * @typedef {{type: "rolled", turn: number, dice: Roll} | {type: "chose", seat: number, choice: Choice}
 *   | {type: "closed", bridges: [number, number[]][]} | {type: "ended", why: string}} Event
 */

const NUMBERS = 10;

/**
 * @param {number} seats
 * @returns {Played}
 */
function start(seats) {
  const sheet = { columns: EXPEDITIONS.map(() => []), circles: [], artifacts: 0, dice: 0 };
  return {
    sheets: Array.from({ length: seats }, () => sheet),
    choices: Array.from({ length: seats }, () => null),
    turn: 0,
    dice: null,
    bridges: Array.from({ length: COLUMNS }, () => null),
    past: null,
    why: null,
  };
}

/**
 * @param {Played} state
 * @param {Event} event
 * @returns {Played}
 */
function evolve(state, event) {
  switch (event.type) {
    case "rolled":
      return { ...state, turn: event.turn, dice: event.dice };
    case "chose":
      return chose(state, event.seat, event.choice);
    case "closed":
      return closed(state, event.bridges);
    case "ended":
      return { ...state, why: event.why };
  }
}

/**
 * The active seat's choice is on its sheet at once, any other waits for the turn to close.
 *
 * @param {Played} state
 * @param {number} seat
 * @param {Choice} choice
 */
function chose(state, seat, choice) {
  const choices = state.choices.map((kept, each) => (each === seat ? choice : kept));
  if (seat !== roller(state)) return { ...state, choices };
  const sheets = state.sheets.map((sheet, each) =>
    each === seat ? after(sheet, onTable(state), choice).sheet : sheet,
  );
  return { ...state, choices, sheets };
}

/**
 * @param {Played} state
 * @param {[number, number[]][]} paid
 * @returns {Played}
 */
function closed(state, paid) {
  const choices = state.choices.flatMap((choice) => choice ?? []);
  const sheets = revealed(state);
  return {
    ...state,
    sheets,
    choices: sheets.map(() => null),
    dice: null,
    bridges: state.bridges.map((seats, column) => new Map(paid).get(column) ?? seats),
    past: { turn: state.turn, active: roller(state), dice: onTable(state), choices, bridges: paid },
  };
}

/**
 * What everybody may see.
 *
 * @param {Played} state
 * @returns {View}
 */
export function view(state) {
  const { turn, dice, bridges, past } = state;
  const active = dice ? roller(state) : null;
  return {
    game: "lost_cities",
    turn,
    active,
    dice,
    taken: active === null ? null : state.choices[active],
    seats: state.sheets.map((sheet, seat) => {
      const won = bridges.flatMap((seats, column) => (seats?.includes(seat) ? column : []));
      return {
        sheet,
        closed: state.choices[seat] !== null,
        exhausted: sheet.dice === SPACES,
        bridges: won,
        score: score(sheet, won.length),
      };
    }),
    bridges,
    past,
  };
}

/**
 * The dice that an event brings: the six of a turn.
 *
 * @param {Played} state  before it
 * @param {Event} event
 * @returns {Throw | null}
 */
function thrown(state, event) {
  if (event.type !== "rolled") return null;
  const turn = state.turn + 1;
  /** @param {"colour" | "number"} kind @param {number} sides @returns {(face: number, die: number) => Die} */
  const fallen = (kind, sides) => (face, die) => ({ kind, sides, face: face + 1, place: `${kind}:${turn}:${die}` });
  const colours = event.dice.colours.map(fallen("colour", EXPEDITIONS.length));
  const dice = [...colours, ...event.dice.numbers.map(fallen("number", NUMBERS))];
  return { turn, seats: state.sheets.map((_, seat) => seat), power: false, dice };
}

/** @type {Replay} */
export const replay = {
  version: 1,
  start,
  evolve,
  view,
  thrown,
  follows,
  places: [
    { sides: EXPEDITIONS.length, place: "colour:<turn>:<die>" },
    { sides: NUMBERS, place: "number:<turn>:<die>" },
  ],
  turn: (state, event) => (event.type === "rolled" ? state.turn + 1 : state.turn),
  over: ({ why }) => why !== null,
  scores: (state) => view(state).seats.map(({ score: points }) => points.total),
};
