/** The big button: one a screen. It says what it will do, or what is missing. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { atSeat } from "../../people.js";
import { bulb } from "../../views/hint.js";
import { icon } from "../../views/parts.js";
import { sentence } from "../../views/said.js";
import { completed, fits } from "./draft.js";
import { lesson } from "./lesson.js";
import { stillThinking } from "./scene.js";
import { EXPEDITIONS, SPACES } from "./sheet.js";

/** @import { Scene } from "./scene.js" */
/** @import { Action } from "./draft.js" */
/** @import { State, TableActs, Template } from "../game.js" */
/** @typedef {{word: unknown, small?: string, run?: () => void}} Say  without `run` there is nothing to press yet */

/**
 * @param {Scene} scene
 * @param {State} state
 * @param {TableActs} act
 * @returns {Say}
 */
export function saying(scene, state, act) {
  const { at, draft, phase } = scene;
  const { t, play } = act;
  if (phase === "closed") return { word: t("waiting-for", { n: stillThinking(state) }) };
  if (phase === "plan")
    return { word: sentence(t, "chooses-first", { name: atSeat(state, at.active ?? 0)?.name ?? "" }) };
  const command = completed(draft, at);
  if (!command) return { word: missing(scene, t) };
  const say = draft.refusing ? refusing(scene, t) : writing(scene, t);
  if (state.link !== "up") return { word: say.word, small: t("when-the-line-is-back") };
  return state.unsaved ? { word: say.word, small: t("when-saving-works") } : { ...say, run: () => play(command) };
}

/**
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 */
function missing({ draft, out }, t) {
  if (out?.open) return t("arrow-where");
  if (draft.colour !== null) return t("pick-number");
  return draft.number === null ? t("pick-both") : t("pick-colour");
}

/**
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 * @returns {Say}
 */
function refusing({ at }, t) {
  return { word: t("refuse"), small: fits(at) ? t("marks-die", { left: SPACES - at.sheet.dice }) : t("nothing-fits") };
}

/**
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 * @returns {Say}
 */
function writing({ out }, t) {
  const [kind, column, space, value] = out?.steps[0] ?? [];
  if (kind === "fill")
    return {
      word: t("write", { number: Number(value) }),
      small: t("write-where", { column: EXPEDITIONS[Number(column)].colour, space: Number(space) }),
    };
  if (kind === "circle")
    return { word: t("write-circle"), small: t("write-circle-where", { column: EXPEDITIONS[Number(column)].colour }) };
  return { word: t("write-artifact"), small: t("write-artifact-where", { space: Number(column) }) };
}

/**
 * The two big choices: to refuse, or what is picked; between them the way back through a chain.
 *
 * @param {Scene} scene
 * @param {State} state
 * @param {TableActs} act
 * @param {(action: Action) => void} stage
 * @returns {Template}
 */
export function pair(scene, state, act, stage) {
  const { at, draft, phase } = scene;
  const { t } = act;
  const { word, small, run } = saying(scene, state, act);
  const big = html`<button class="act ${run ? "" : "off"}" aria-disabled=${run ? "false" : "true"} @click=${() => run?.()}>
    <span>${word}</span>${small ? html` <small>${small}</small>` : nothing}
  </button>`;
  if (phase === "closed") return html`<div class="pair">${big}</div>`;
  const asks = phase === "choose" && draft.arrows.length === 0 && lesson(scene, state.prefs) === null;
  return html`<div class="pair">
    ${asks ? bulb(state, t, () => (at.hint ? stage({ type: "hint" }) : act.hint())) : nothing}
    <button class="ghost decline ${draft.refusing ? "on" : ""}" aria-pressed=${draft.refusing ? "true" : "false"} @click=${() => fits(at) && stage({ type: "refuse" })}>
      <span>${t("refuse-small")}</span> <small>${t("marks-die", { left: SPACES - at.sheet.dice })}</small>
    </button>
    ${
      draft.arrows.length > 0
        ? html`<button class="ghost undo-arrow" aria-label=${t("arrow-back")} @click=${() => stage({ type: "back" })}>${icon("undo")}</button>`
        : nothing
    }
    ${big}
  </div>`;
}
