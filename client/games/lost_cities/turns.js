/** The open turn of a kept game: who rolled it, and what its closing brings. The twin of the engine's turns. Pure. */
import { paying } from "./scoring.js";
import { SPACES } from "./sheet.js";
import { after } from "./write.js";

/** @import { Roll } from "./pieces.js" */
/** @import { Event, Played } from "./replay.js" */

/** Whose turn it is to choose first. @param {Played} state */
export const roller = ({ turn, sheets }) => (turn - 1) % sheets.length;

/** @param {Played} state @returns {Roll} */
export function onTable({ dice }) {
  if (!dice) throw new RangeError("no dice lie on the table");
  return dice;
}

/** All sheets with every choice; that of who rolled is on its sheet already. @param {Played} state */
export function revealed(state) {
  const dice = onTable(state);
  return state.sheets.map((sheet, seat) => {
    const choice = state.choices[seat];
    return choice === null || seat === roller(state) ? sheet : after(sheet, dice, choice).sheet;
  });
}

/**
 * Whether the rules let an event follow, whatever its dice show.
 *
 * @param {Played} state   before it
 * @param {Event} event
 */
export function follows(state, event) {
  const { dice, turn, choices } = state;
  switch (event.type) {
    case "rolled":
      return dice === null && event.turn === turn + 1 && end(state) === null;
    case "chose":
      return dice !== null && choices[event.seat] === null && allows(state, dice, event);
    case "closed":
      return dice !== null && !choices.includes(null) && JSON.stringify(event.bridges) === JSON.stringify(paid(state));
    case "ended":
      return dice === null && state.why === null && event.why === end(state);
    default:
      return false;
  }
}

/** @param {Played} state @param {Roll} dice @param {Extract<Event, {type: "chose"}>} chose */
function allows(state, dice, { seat, choice }) {
  const first = state.choices[roller(state)];
  if (choice.turn !== state.turn || (first === null && seat !== roller(state))) return false;
  if (choice.type === "refuse") return true;
  const there = choice.number in dice.numbers && choice.colour in dice.colours;
  const gone = first?.type === "take" && (first.number === choice.number || first.colour === choice.colour);
  return choice.type === "take" && there && !gone && after(state.sheets[seat], dice, choice).reason === null;
}

/** The bridges that pay when the turn closes, each with the seats that it pays. @param {Played} state */
function paid(state) {
  const crossed = revealed(state).map((sheet) => paying(sheet, state.bridges));
  return state.bridges
    .map((_, column) => [column, crossed.flatMap((columns, seat) => (columns.includes(column) ? seat : []))])
    .filter(([, seats]) => /** @type {number[]} */ (seats).length > 0);
}

/** Why the game is over after a closed turn; null: it goes on. @param {Played} state */
function end({ bridges, sheets }) {
  const exhausted = sheets.every(({ dice }) => dice === SPACES);
  if (bridges.includes(null)) return exhausted ? "exhausted" : null;
  return exhausted ? "bridges_and_exhausted" : "bridges";
}
