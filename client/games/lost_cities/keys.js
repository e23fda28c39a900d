/**
 * The table by keyboard: A to C and the numbers themselves pick dice, A to F and X answer an arrow, R picks the refusal, Z goes back, Enter
 * sends, arrows walk among the buttons, Escape lets go.
 */

/** @import { Action } from "./draft.js" */
/** @import { Scene } from "./scene.js" */
/** @import { State, TableActs, Texts } from "../game.js" */

import { digit, letter, onControl } from "../../keyboard.js";
import { saying } from "./button.js";
import { unfit } from "./draft.js";
import { scene } from "./scene.js";
import { attempt } from "./staged.js";
import { asked } from "./tray.js";

/** @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/**
 * What the keys do, for people.
 *
 * @param {Texts} t
 */
export function keys(t) {
  return [
    { names: ["A", "B", "C"], does: t("key-colour") },
    { names: ["0–9"], does: t("key-number") },
    { names: ["A–F"], does: t("key-lead") },
    { names: ["X"], does: t("key-lead-nowhere") },
    { names: ["R"], does: t("refuse-small") },
    { names: ["Z"], does: t("key-back") },
    { names: [t("key-enter")], does: t("key-write") },
    { names: ["←", "↑", "↓", "→"], does: t("key-steps") },
    { names: ["Esc"], does: t("key-let-go") },
  ];
}

/**
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {TableActs} act
 */
export function key(event, state, act) {
  const known = scene(state);
  if (!known || event.altKey || event.ctrlKey || event.metaKey) return;
  if (known.draft.peek !== null) return;
  const action = meaning(event, known);
  if (action) attempt(action, state, act);
  else if (event.key in STEPS) walk(event.key);
  else if (event.key === "Enter" && !taken()) saying(known, state, act).run?.();
  else return;
  event.preventDefault();
}

/**
 * @param {KeyboardEvent} event
 * @param {Scene} known
 * @returns {Action | null}
 */
function meaning(event, known) {
  if (event.key === "Escape") return { type: "let_go" };
  const face = digit(event);
  if (face !== null) return picked(known, face);
  switch (letter(event)) {
    case "z":
    case "backspace":
      return { type: "back" };
    case "r":
      return { type: "refuse" };
  }
  return answer(known, letter(event));
}

/**
 * A letter answers the arrow on show; where none is, A to C pick a colour die.
 *
 * @param {Scene} known
 * @param {string} pressed
 * @returns {Action | null}
 */
function answer(known, pressed) {
  const question = asked(known);
  if (question && pressed === "x") return { type: "arrow", at: question.at, choice: null };
  const index = pressed.length === 1 ? "abcdef".indexOf(pressed) : -1;
  if (index === -1) return null;
  if (question) return { type: "arrow", at: question.at, choice: index };
  return index < 3 ? { type: "pick", kind: "colour", die: index } : null;
}

/**
 * The number die that shows a face; of several, one that goes with what is picked.
 *
 * @param {Scene} known
 * @param {number} face
 * @returns {Action | null}
 */
function picked({ at, draft }, face) {
  const showing = [0, 1, 2].filter((die) => at.dice?.numbers[die] === face);
  if (showing.length === 0) return null;
  const { colour, number } = draft;
  const goes = showing.find((die) => colour !== null && unfit(at, colour, die) === null);
  const on = showing.find((die) => die === number);
  const free = showing.find((die) => at.taken?.type !== "take" || at.taken.number !== die);
  return { type: "pick", kind: "number", die: on ?? goes ?? free ?? showing[0] };
}

/** Whether Enter belongs to what is focused. What is picked already has been done with: there Enter sends. */
function taken() {
  return onControl() && !document.activeElement?.matches('.lost [aria-pressed="true"]');
}

/**
 * Arrows walk along the buttons of the table in the order they are read; up and down jump from group to group.
 *
 * @param {string} pressed
 */
function walk(pressed) {
  const groups = [".rivals", ".set", ".crests", ".pair"].flatMap((name) => [
    ...document.querySelectorAll(`.lost ${name}`),
  ]);
  const rows = groups
    .map((group) => [...group.querySelectorAll("button")].filter((button) => button.getClientRects().length > 0))
    .filter((row) => row.length > 0);
  const focused = document.activeElement;
  const row = rows.findIndex((buttons) => buttons.includes(/** @type {HTMLButtonElement} */ (focused)));
  if (row === -1) return rows.find(([first]) => first.matches(".bench button"))?.[0].focus();
  const across = pressed === "ArrowLeft" || pressed === "ArrowRight";
  const all = across ? rows.flat() : rows.map(([first]) => first);
  const from = across ? all.indexOf(/** @type {HTMLButtonElement} */ (focused)) : row;
  all[from + STEPS[pressed]]?.focus();
}
