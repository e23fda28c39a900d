/** What a listener hears of Lost Cities. Pure. */

/** @import { View } from "./pieces.js" */
/** @import { Scene } from "./scene.js" */
/** @import { State, Texts } from "../game.js" */

import { reasons } from "../../hints.js";
import { change } from "../change.js";
import { card, lesson } from "./lesson.js";
import { turnOf } from "./lines.js";
import { scene, sitters, stillThinking } from "./scene.js";
import { EXPEDITIONS } from "./sheet.js";
import { asked } from "./tray.js";
import { facts, named } from "./words.js";

/**
 * What a listener hears of a change: a new roll, what was taken, what is picked, the arrow that asks, that the choice is made.
 *
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 * @returns {string[]}
 */
export function aloud(state, before, t) {
  if (state.room === before.room && state.seat === before.seat && state.ui.table === before.ui.table) return [];
  const [now, then] = [heard(state, t), heard(before, t)];
  const last = stillThinking(state) === 1 && stillThinking(before) > 1 && scene(state)?.phase === "choose";
  return [
    ...revealed(state, before, t),
    ...now.filter((said) => !then.includes(said)),
    ...(last ? [t("only-you")] : []),
    ...lessons(state, before, t),
  ];
}

/**
 * The card of a guided turn that has come up.
 *
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 */
function lessons(state, before, t) {
  const [now, then] = [state, before].map((at) => {
    const known = scene(at);
    return known && lesson(known, at.prefs);
  });
  if (now === null || now === then) return [];
  const { title, line } = card(now, t);
  return [title, line];
}

/**
 * What the sheets are worth once all choices are open.
 *
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 */
function revealed(state, before, t) {
  const [now, then] = [state.room, before.room];
  if (!now?.view || !then?.view || now.room.game_no !== then.room.game_no) return [];
  if (now.view.turn === then.view.turn && now.room.phase === then.room.phase) return [];
  return sitters(state).map(({ seat, person, view }) =>
    seat === state.me.seat
      ? t("sheets-aloud", { total: view.score.total })
      : t("seat-aloud", { name: person?.name ?? "", total: view.score.total }),
  );
}

/**
 * What there is to be heard of a table, sentence by sentence.
 *
 * @param {State} state
 * @param {Texts} t
 */
function heard(state, t) {
  /** @type {View | null} */
  const view = state.room?.view ?? null;
  if (!view?.dice) return [];
  const [first, second, third] = view.dice.colours.map((face) => named(face, t));
  const colours = t("three-colours", { first, second, third });
  const rolled = t("dice-aloud", { turn: view.turn, colours, numbers: view.dice.numbers.join(", ") });
  const said = [rolled, turnOf(state, t, t)];
  const known = scene(state);
  if (known?.phase === "closed") said.push(t("choice-made"));
  else if (known?.out) said.push(...picked(known, t));
  if (known?.hint) said.push(reasons(known.hint, t));
  return said;
}

/**
 * @param {Scene} known
 * @param {Texts} t
 */
function picked(known, t) {
  const { out, pays, now, later } = known;
  const question = asked(known);
  const said = out
    ? [facts(out, pays, t).join(", "), t("change-picked", { change: change(later.total - now.total, t) })]
    : [];
  if (question?.answer === undefined && question)
    said.push(t("arrow-asks", { column: EXPEDITIONS[question.open.column].colour, space: question.open.space }));
  return said.filter((words) => words !== "");
}
