/** The big button: one a screen, and it always says what is missing. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { icon } from "../../views/parts.js";
import { completed } from "./outlook.js";
import { powerCommand, powersLeft } from "./powers.js";
import { stillThinking } from "./scene.js";
import { RUIN_COST } from "./scoring.js";

/** @import { Scene } from "./scene.js" */
/** @import { Template, TableActs, State } from "../game.js" */
/** @typedef {{word: string, small?: string, ember?: boolean, run?: () => void}} Say  without `run` there is nothing to press yet */

/**
 * @param {Scene} scene
 * @param {State} state
 * @param {TableActs} act
 * @param {(action: import("./draft.js").Action) => void} stage
 * @returns {Say}
 */
export function saying(scene, state, act, stage) {
  const { phase } = scene;
  const { t } = act;
  if (phase === "closed" || phase === "finished" || phase === "over")
    return { word: t("waiting-for", { n: stillThinking(state) }) };
  if (phase === "roll") return { word: t("roll"), run: () => stage({ type: "roll" }) };
  const say = choosing(scene, act);
  if (!say.run) return say;
  if (state.link !== "up") return { word: say.word, small: t("when-the-line-is-back") };
  return state.unsaved ? { word: say.word, small: t("when-saving-works") } : say;
}

/**
 * While the choice is open: what lies on the table, sent.
 *
 * @param {Scene} scene
 * @param {TableActs} act
 * @returns {Say}
 */
function choosing(scene, act) {
  const { hint, draft, phase } = scene;
  if (hint?.command.use !== undefined) return powering(hint.command, scene, act);
  if (draft.rerolling) return rerolling(scene, act);
  return phase === "magdagdon" ? falling(scene, act) : confirming(scene, act);
}

/**
 * @param {Scene} scene
 * @param {TableActs} act
 * @returns {Say}
 */
function confirming({ at, draft, out }, { t, play }) {
  const command = completed(draft, at);
  const { missing } = out;
  if (command)
    return { word: t("confirm"), small: t("dice-staged", { n: draft.staged.length }), run: () => play(command) };
  const stuck = draft.staged.length > 0 && out.nowhere.length === out.free.length;
  return { word: stuck ? t("take-one-back") : t("place-more", { n: missing }) };
}

/**
 * @param {Scene} scene
 * @param {TableActs} act
 * @returns {Say}
 */
function falling({ at, draft }, { t, play }) {
  const command = completed(draft, at);
  if (!command) return { word: t("let-it-fall"), small: t("choose-a-cell") };
  return { word: t("let-it-fall"), small: t("this-cell", { cost: RUIN_COST }), ember: true, run: () => play(command) };
}

/**
 * The Power that a hint asks for.
 *
 * @param {{type: "decrease" | "increase" | "reroll", dice?: number[]}} command
 * @param {Scene} scene
 * @param {TableActs} act
 * @returns {Say}
 */
function powering(command, { at }, { t, play }) {
  const cost = powersLeft(at).next ?? 0;
  return {
    word: t(command.type),
    small: t("dice-for", { n: command.dice?.length ?? 1, cost }),
    run: () => play(command),
  };
}

/**
 * @param {Scene} scene
 * @param {TableActs} act
 * @returns {Say}
 */
function rerolling({ at, draft }, { t, play }) {
  const n = draft.chosen.length;
  if (n === 0) return { word: t("reroll"), small: t("choose-dice") };
  const cost = powersLeft(at).next ?? 0;
  return { word: t("reroll"), small: t("dice-for", { n, cost }), run: () => play(powerCommand(draft, "reroll", at)) };
}

/**
 * @param {Say} say
 * @param {boolean} busy  a choice is under way
 * @returns {Template}
 */
export function bigButton({ word, small, ember, run }, busy) {
  const kind = run ? (ember ? "fall" : "") : "off";
  return html`<button class="act ${kind}" aria-disabled=${run ? "false" : "true"} aria-busy=${busy ? "true" : "false"} @click=${() => run?.()}>
    ${ember && run ? icon("crack") : nothing}<span>${word}</span>${small ? html` <small>${small}</small>` : nothing}
  </button>`;
}
