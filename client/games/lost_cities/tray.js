/** What lies under the thumb: the six dice, the arrows that ask, and what a choice would do. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ROLL } from "../../beats.js";
import { moves } from "../../views/moments.js";
import { icon } from "../../views/parts.js";
import { fits, unfit } from "./draft.js";
import { gone } from "./position.js";
import { EXPEDITIONS } from "./sheet.js";
import { hue } from "./ways.js";
import { facts, named } from "./words.js";
import { obstacle, write } from "./write.js";

/** @import { Kind, Action } from "./draft.js" */
/** @import { Roll, Written } from "./pieces.js" */
/** @import { Scene } from "./scene.js" */
/** @import { Template, TableActs } from "../game.js" */
/** @typedef {(action: Action) => void} Stage */
/** @typedef {"free" | "chosen" | "gone" | "nowhere" | "apart"} DieState  `apart`: does not go with what is picked */

/**
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 * @param {{stage: Stage, reveals: number}} table
 * @returns {Template}
 */
export function bench(scene, t, { stage, reveals }) {
  const { at, phase } = scene;
  if (!at.dice) return nothing;
  const key = `${at.game}:${at.turn}`;
  /** @param {Kind} kind */
  const set = (kind) =>
    html`<div class="set" role="group" aria-label=${t(kind === "colour" ? "colour-dice" : "number-dice")}>
      <span class="eyebrow" aria-hidden="true">${t(kind === "colour" ? "colour-title" : "number-title")}</span>
      ${[0, 1, 2].map((die) => {
        const state = dieState(scene, kind, die);
        const face = /** @type {Roll} */ (at.dice)[kind === "colour" ? "colours" : "numbers"][die];
        const refused = scene.draft.refused?.die === `${kind} ${die}` ? scene.draft.refused.count : null;
        const wait = reveals > 0 ? ROLL : 0;
        return html`<button
          class=${dieClass(kind, face, state)}
          data-colour=${kind === "colour" ? die : nothing}
          data-number=${kind === "number" ? die : nothing}
          data-face=${face}
          aria-label=${kind === "colour" ? t("colour-die", { n: die + 1, face: named(face, t), state }) : t("number-die", { n: die + 1, face, state })}
          aria-pressed=${state === "chosen" ? "true" : "false"}
          aria-disabled=${phase === "closed" || state === "gone" ? "true" : "false"}
          @click=${() => stage({ type: "pick", kind, die })}
          ${moves("roll", key, { index: die + (kind === "number" ? 3 : 0), wait, first: true })}
          ${moves("no", refused)}
        >${kind === "colour" ? icon(hue(face).symbol, "") : face}</button>`;
      })}
    </div>`;
  return html`<div class="bench">${set("colour")}${set("number")}</div>`;
}

/**
 * The dice for who only watches.
 *
 * @param {Roll} dice
 * @param {{colour: number | null, number: number | null}} off
 * @param {TableActs["t"]} t
 * @param {{key: string, wait: number}} roll  `wait`: milliseconds before the dice come down
 * @returns {Template}
 */
export function lying({ colours, numbers }, off, t, { key, wait }) {
  const state = (/** @type {boolean} */ away) => (away ? "gone" : "free");
  const roll = (/** @type {number} */ index) => moves("roll", key, { index, wait, first: true });
  return html`<div class="bench">
    <div class="set">${colours.map((face, die) => html`<span class=${dieClass("colour", face, state(die === off.colour))} role="img" aria-label=${t("colour-die", { n: die + 1, face: named(face, t), state: state(die === off.colour) })} ${roll(die)}>${icon(hue(face).symbol, "")}</span>`)}</div>
    <div class="set">${numbers.map((face, die) => html`<span class=${dieClass("number", face, state(die === off.number))} role="img" aria-label=${t("number-die", { n: die + 1, face, state: state(die === off.number) })} ${roll(die + 3)}>${face}</span>`)}</div>
  </div>`;
}

/**
 * @param {Kind} kind
 * @param {number} face
 * @param {DieState} state
 */
function dieClass(kind, face, state) {
  return `${kind === "colour" ? `hue ${hue(face).name}` : "numdie"} ${state}`;
}

/**
 * @param {Scene} scene
 * @param {Kind} kind
 * @param {number} die
 * @returns {DieState}
 */
function dieState({ at, draft }, kind, die) {
  if (at.choice?.type === "take" && at.choice[kind] === die) return "chosen";
  if (gone(at)[kind] === die) return "gone";
  if (at.closed) return "free";
  if (draft[kind] === die) return "chosen";
  if (!fits(at, kind, die)) return "nowhere";
  const other = draft[kind === "colour" ? "number" : "colour"];
  const reason = other === null ? null : kind === "colour" ? unfit(at, die, other) : unfit(at, other, die);
  return reason ? "apart" : "free";
}

/**
 * Beneath the dice: the arrow that asks, with one crest for each expedition that it may lead to; what is picked, in words.
 *
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 * @param {Stage} stage
 * @returns {Template}
 */
export function chain(scene, t, stage) {
  const { at, out, pays, phase } = scene;
  if (phase === "closed") return html`<div class="chain">${at.dice ? shut(scene, t) : nothing}</div>`;
  if (!out)
    return html`<div class="chain"><p class="soft hint">${t(phase === "plan" ? "plan-hint" : "pick-hint")}</p></div>`;
  const question = asked(scene);
  return html`<div class="chain ${question ? "asking" : ""}">
    ${question ? crests(question, t, stage) : nothing}
    <p class="soft facts">${facts(out, pays, t).join(" · ")}</p>
  </div>`;
}

/**
 * The arrow on show: the one that asks, or the one that was answered last.
 *
 * @param {Scene} scene
 * @returns {{at: number, open: NonNullable<Written["open"]>, sheet: Written["sheet"], answer: number | null | undefined} | null}
 */
export function asked({ at, draft, out, phase }) {
  const { colour, number, arrows } = draft;
  if (phase === "closed" || !out || !at.dice || colour === null || number === null) return null;
  const index = out.open ? arrows.length : arrows.length - 1;
  if (index < 0) return null;
  const before = write(at.sheet, at.dice.colours[colour], at.dice.numbers[number], arrows.slice(0, index));
  return before.open && { at: index, open: before.open, sheet: before.sheet, answer: arrows[index] };
}

/**
 * @param {NonNullable<ReturnType<typeof asked>>} question
 * @param {TableActs["t"]} t
 * @param {Stage} stage
 */
function crests({ at, open, sheet, answer }, t, stage) {
  const title = t("arrow-asks", { column: EXPEDITIONS[open.column].colour, space: open.space });
  const choices = EXPEDITIONS.map((_, column) => column).filter((column) => obstacle(sheet, column) === null);
  return html`<div role="group" aria-label=${title}>
    <span class="eyebrow" aria-hidden="true">${title}</span>
    <div class="crests">
      ${choices.map(
        (
          column,
        ) => html`<button class="hue ${hue(column).name} ${answer === column ? "chosen" : ""}" data-crest=${column}
          aria-label=${named(column, t)} aria-pressed=${answer === column ? "true" : "false"}
          @click=${() => stage({ type: "arrow", at, choice: column })}>${icon(hue(column).symbol, "")}</button>`,
      )}
      <button class="ghost ${answer === null ? "chosen" : ""}" data-crest="none" aria-pressed=${answer === null ? "true" : "false"}
        @click=${() => stage({ type: "arrow", at, choice: null })}>${icon("cross")}<span>${t("arrow-none")}</span></button>
    </div>
  </div>`;
}

/**
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 */
function shut({ at, out, pays }, t) {
  const open = at.seat === at.active;
  return html`<p class="shut">${icon(open ? "tick" : "lock")}<span><b>${t("choice-made")}</b> ${t(open ? "choice-open" : "choice-hidden")}
    ${out ? html`<small class="soft">${facts(out, pays, t).join(" · ")}</small>` : nothing}</span></p>`;
}
