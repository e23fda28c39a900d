/** What a listener hears of MAGDAGDON: the roll, what is in hand and where it fits, what is staged and what it brings, the reveal. Pure. */

/** @import { Scene } from "./scene.js" */
/** @import { View } from "./pieces.js" */
/** @import { State, Texts } from "../game.js" */

import { reasons } from "../../hints.js";
import { LINES, SIDE } from "./board.js";
import { card, lesson } from "./lesson.js";
import { scene, sitters, stillThinking } from "./scene.js";

/**
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 * @returns {string[]}
 */
export function aloud(state, before, t) {
  if (state.room === before.room && state.seat === before.seat && state.ui.table === before.ui.table) return [];
  const now = scene(state);
  if (!now) return watched(state, before, t);
  const then = scene(before);
  return [
    ...happened(state, before, now, then, t),
    ...lessons(lesson(now, state.prefs), then && lesson(then, before.prefs), t),
  ];
}

/**
 * @param {State} state
 * @param {State} before
 * @param {Scene} now
 * @param {Scene | null} then
 * @param {Texts} t
 */
function happened(state, before, now, then, t) {
  if (!then || then.at.game !== now.at.game) return opened(now, t);
  if (now.phase === "over") return then.phase === "over" ? [] : revealed(state, now, t);
  if (then.at.turn !== now.at.turn) return [...revealed(state, now, t), ...opened(now, t)];
  if (then.phase === "roll" && now.phase !== "roll") return opened(now, t);
  if (now.phase !== then.phase && now.phase === "closed") return closed(state, now, t);
  return [
    ...changed(now, then, t),
    ...held(now, then, t),
    ...staged(now, then, t),
    ...alone(state, before, now, t),
    ...hinted(now, then, t),
  ];
}

/**
 * Why a hint is what it is, once it is laid out.
 *
 * @param {Scene} now
 * @param {Scene} then
 * @param {Texts} t
 */
function hinted({ hint }, then, t) {
  return hint === null || hint === then.hint ? [] : [reasons(hint, t)];
}

/**
 * The card of a guided turn that has come up.
 *
 * @param {number | null} now
 * @param {number | null} then
 * @param {Texts} t
 */
function lessons(now, then, t) {
  if (now === null || now === then) return [];
  const { title, line } = card(now, t);
  return [title, line];
}

/**
 * The roll of a turn that opens.
 *
 * @param {Scene} now
 * @param {Texts} t
 */
function opened({ at, phase }, t) {
  if (phase === "finished") return [t("board-full")];
  if (phase === "closed") return [];
  return [phase === "roll" ? t("turn-n", { turn: at.turn }) : t("roll-aloud", { turn: at.turn, ...four(at) })];
}

/** @param {Pick<Scene["at"], "dice" | "magdagdon">} at */
function four({ dice, magdagdon }) {
  const [first = 0, second = 0, third = 0, fourth = 0] = dice ?? [];
  return { first, second, third, fourth, magdagdon: magdagdon ? "yes" : "no" };
}

/**
 * What the boards are worth now that all may be seen.
 *
 * @param {State} state
 * @param {Scene} now
 * @param {Texts} t
 */
function revealed(state, now, t) {
  const totals = others(state, t);
  return [t("reveal-aloud", { total: now.now.total, who: totals.length > 0 ? "all" : "own" }), ...totals];
}

/**
 * @param {State} state
 * @param {Texts} t
 */
function others(state, t) {
  return sitters(state).flatMap(({ seat, person, view }) =>
    seat === state.me.seat || !view.score
      ? []
      : [t("seat-aloud", { name: person?.name ?? "", total: view.score.total })],
  );
}

/**
 * @param {State} state
 * @param {Scene} now
 * @param {Texts} t
 */
function closed(state, { at }, t) {
  if (at.alone) return [];
  return [t(at.choice?.type === "ruin" ? "ruin-set" : "stones-set"), t("waiting-for", { n: stillThinking(state) })];
}

/**
 * What a Power has made of the roll.
 *
 * @param {Scene} now
 * @param {Scene} then
 * @param {Texts} t
 */
function changed({ at }, then, t) {
  const same = at.dice?.every((face, die) => face === then.at.dice?.[die]) ?? true;
  return same ? [] : [t("dice-now", four(at))];
}

/**
 * What has been taken in hand, or been chosen to fall.
 *
 * @param {Scene} now
 * @param {Scene} then
 * @param {Texts} t
 */
function held({ at, draft, out, phase }, then, t) {
  const { dice } = at;
  const { doomed } = draft;
  if (doomed !== null && doomed !== then.draft.doomed)
    return [t("cell-label", { ...place(doomed), state: "picked", value: 0 })];
  if (!dice) return [];
  if (out.hand !== null && phase === "stage")
    return out.hand === then.out.hand ? [] : [t("hand-aloud", { value: dice[out.hand], n: out.legal.length })];
  return draft.chosen
    .filter((die) => !then.draft.chosen.includes(die))
    .map((die) => t("die-label", { n: die + 1, value: dice[die], state: "chosen" }));
}

/**
 * What lies on the board that did not before, what it would bring, and what is still missing.
 *
 * @param {Scene} now
 * @param {Scene} then
 * @param {Texts} t
 */
function staged({ at, draft, out, now, staged: hoped }, then, t) {
  if (draft.staged === then.draft.staged || !at.dice) return [];
  const { dice } = at;
  const lay = (/** @type {Scene} */ scene, /** @type {number} */ die, /** @type {number} */ cell) =>
    scene.draft.staged.some(([other, where]) => other === die && where === cell);
  const said = draft.staged
    .filter(([die, cell]) => !lay(then, die, cell))
    .map(([die, cell]) => t("laid-aloud", { value: dice[die], ...place(cell) }));
  if (said.length === 0) return [];
  if (hoped.total > now.total) said.push(t("gain-staged", { n: hoped.total - now.total }));
  return [...said, ...lines(hoped, then.staged, t), ...missing(out, then.out, t)];
}

/**
 * The lines that have a bonus only with what is staged now.
 *
 * @param {Scene["staged"]} hoped
 * @param {Scene["staged"]} before
 * @param {Texts} t
 */
function lines(hoped, before, t) {
  return LINES.flatMap((_, index) => {
    const [sum, bonus, points] = hoped.lines[index];
    if (bonus === null || bonus === before.lines[index][1]) return [];
    const id = index < SIDE ? "row-label" : "column-label";
    return [t(id, { n: (index % SIDE) + 1, sum, bonus, points, state: "staged" })];
  });
}

/**
 * @param {Scene["out"]} out
 * @param {Scene["out"]} before
 * @param {Texts} t
 */
function missing(out, before, t) {
  if (out.missing > 0) return [t("place-more", { n: out.missing })];
  return before.missing > 0 ? [t("may-confirm")] : [];
}

/**
 * That all the others have chosen.
 *
 * @param {State} state
 * @param {State} before
 * @param {Scene} now
 * @param {Texts} t
 */
function alone(state, before, { at, phase }, t) {
  if (at.alone || phase === "closed" || phase === "finished" || state.room === before.room) return [];
  return stillThinking(state) === 1 && stillThinking(before) > 1 ? [t("only-you")] : [];
}

/**
 * What is heard by who only watches: the roll of all, and how they stand.
 *
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 */
function watched(state, before, t) {
  /** @type {View | null} */
  const view = state.room?.view ?? null;
  if (!view?.dice || view.turn === null || view.turn === before.room?.view?.turn) return [];
  return [...others(state, t), t("roll-aloud", { turn: view.turn, ...four({ dice: view.dice, magdagdon: false }) })];
}

/** @param {number} cell */
function place(cell) {
  return { row: Math.floor(cell / SIDE) + 1, column: (cell % SIDE) + 1 };
}
