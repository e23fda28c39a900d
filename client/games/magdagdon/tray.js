/** What lies under the thumb: the dice, the Powers, and what stands there once the choice is made. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ROLL } from "../../beats.js";
import { mayBePlayed } from "../../people.js";
import { returns } from "../../views/flights.js";
import { moves } from "../../views/moments.js";
import { icon } from "../../views/parts.js";
import { sentence } from "../../views/said.js";
import { face } from "./face.js";
import { isStaged } from "./outlook.js";
import { powerCommand, powersLeft, powerWaits } from "./powers.js";
import { sitters } from "./scene.js";
import { DIFFICULTIES } from "./scoring.js";

/** @import { Scene } from "./scene.js" */
/** @import { Revealed } from "./reveal.js" */
/** @import { Template, TableActs, State } from "../game.js" */
/** @typedef {(action: import("./draft.js").Action) => void} Stage */

/**
 * @param {Scene} scene
 * @param {State} state
 * @param {TableActs} act
 * @param {{revealed: Revealed, drag: import("./drag.js").Drag, stage: Stage}} table
 * @returns {Template}
 */
export function tray(scene, state, act, { revealed, drag, stage }) {
  const { at, draft, phase } = scene;
  const { t } = act;
  if (phase === "closed" || phase === "finished" || phase === "over")
    return html`<div class="tray">${shut(scene, t)}</div>`;
  const dice = at.dice ?? [];
  return html`<div class="tray" role="group" aria-label=${t("tray")}>
    ${dice.map((value, die) => dieButton(scene, die, value, { state, t, wait: othersRevealed(revealed, state.me.seat) ? ROLL : 0, drag, stage }))}
    ${
      phase === "stage"
        ? html`<button class="round undo" aria-label=${t("undo")} aria-disabled=${draft.staged.length === 0 ? "true" : "false"} @click=${() => draft.staged.length > 0 && stage({ type: "take_back" })}>${icon("undo")}</button>`
        : nothing
    }
  </div>`;
}

/**
 * @param {Revealed} revealed
 * @param {number | null} own
 */
function othersRevealed({ fresh }, own) {
  return fresh.some((cells, seat) => seat !== own && cells.size > 0);
}

/** How a die looks that is in one of these states. */
const DIE_CLASSES = { staged: "socket", chosen: "die chosen", nowhere: "die no", free: "die" };

/**
 * @param {Scene} scene
 * @param {number} die
 * @param {number} value
 * @param {{state: State, t: TableActs["t"], wait: number, drag: import("./drag.js").Drag, stage: Stage}} table
 */
function dieButton({ at, draft, phase, out }, die, value, { state, t, wait, drag, stage }) {
  if (phase === "roll") return html`<span class="die down" aria-hidden="true"></span>`;
  const staged = isStaged(draft, die);
  const cell = draft.staged.find(([other]) => other === die)?.[1];
  const chosen = !staged && (draft.chosen.includes(die) || draft.lifted === die);
  const nowhere = phase === "stage" && out.nowhere.includes(die);
  const name = (staged && "staged") || (chosen && "chosen") || (nowhere && "nowhere") || "free";
  const key = `${at.game}:${at.turn}`;
  return html`<button
    class=${DIE_CLASSES[name]}
    data-die=${die}
    data-v=${value}
    aria-label=${t("die-label", { n: die + 1, value, state: name })}
    aria-pressed=${chosen ? "true" : "false"}
    @click=${() => stage({ type: "choose", die })}
    @pointerdown=${phase === "stage" && !staged && !draft.rerolling ? (/** @type {PointerEvent} */ event) => drag.down(event, die) : nothing}
    ${moves("roll", key, { index: die, wait, first: draft.staged.length === 0 })}
    ${returns(key, staged ? `[data-cell="${cell}"]` : null, () => drag.dropped(die))}
    ${moves("turn", value, { scope: key })}
  >${face(value, state.prefs.numerals)}</button>`;
}

/**
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 */
function shut({ at, phase, mine }, t) {
  const line = (/** @type {string} */ drawing, /** @type {string} */ title, /** @type {unknown} */ more) =>
    html`<p class="shutline">${icon(drawing)}<span><b>${t(title)}</b> ${at.alone ? nothing : more}</span></p>`;
  if (phase === "over") return line("gate", "board-full", nothing);
  if (phase === "finished") return line("watch", "board-full", t("board-full-more"));
  const fell = mine.length > 0 && at.choice?.type === "ruin";
  return line("lock", fell ? "ruin-set" : "stones-set", t("choice-hidden"));
}

/**
 * @param {Scene} scene
 * @param {State} state
 * @param {TableActs} act
 * @param {Stage} stage
 * @returns {Template}
 */
export function powers(scene, state, act, stage) {
  const { at, phase } = scene;
  const heard = state.link === "up" && !state.unsaved;
  const { t } = act;
  const away = phase === "closed" ? absent(state, act) : nothing;
  if (DIFFICULTIES[at.difficulty].powers.length === 0) return away;
  const { left, spent, next } = powersLeft(at);
  return html`${away}<section class="rescue">
    ${phase === "magdagdon" ? html`<p class="either"><b>${t("or-change-the-roll")}</b> <span>${hint(scene, left, t)}</span></p>` : nothing}
    <div class="powers" role="group" aria-label=${t("powers-left", { left, cost: next ?? 0 })}>
      <p class="left">
        <span class="stars" aria-hidden="true">${Array.from({ length: left + spent }, (_, star) => icon("star", star < left ? "" : "spent"))}</span>
        <small aria-hidden="true"><span class="long">${t("power-next", { left, cost: next ?? 0 })}</span><span class="short">${next === null ? "" : t("loss", { n: next })}</span></small>
      </p>
      ${powerButton(scene, act, "decrease", heard, html`<b>${t("loss", { n: 1 })}</b>`)}
      ${powerButton(scene, act, "increase", heard, html`<b>${t("gain", { n: 1 })}</b>`)}
      ${powerButton(scene, act, "reroll", heard, icon("reroll"), () => stage({ type: "reroll" }))}
    </div>
  </section>`;
}

/**
 * Whose choice is waited for in vain, in the place of the Powers: the house may play for them.
 *
 * @param {State} state
 * @param {TableActs} act
 */
function absent(state, { t, autoplay }) {
  const person = sitters(state).find(
    ({ person, standing }) => standing === "away" && person && mayBePlayed(state, person),
  )?.person;
  if (!person) return nothing;
  return html`<p class="notice absent">
    ${icon("moon")}<span class="grow">${sentence(t, "absent", { name: person.name ?? "" })}</span>
    <button class="ghost small" @click=${() => autoplay(person.no)}>${t("house-plays")}</button>
  </p>`;
}

/**
 * @param {Scene} scene
 * @param {number} left
 * @param {TableActs["t"]} t
 */
function hint({ draft }, left, t) {
  if (left === 0) return t("powers-left", { left, cost: 0 });
  return draft.chosen.length === 0 ? t("choose-a-die") : t("powers-stay", { n: left - 1 });
}

/**
 * One that can do nothing says why when it is touched; while the server would not hear of it, or another is being chosen for, it cannot be.
 *
 * @param {Scene} scene
 * @param {TableActs} act
 * @param {import("./powers.js").Power} power
 * @param {boolean} heard  whether the server would hear of it
 * @param {Template} by
 * @param {() => void} [use]
 */
function powerButton({ at, draft }, { t, play, refuse }, power, heard, by, use) {
  const rerolls = power === "reroll" && draft.rerolling;
  const why = rerolls ? null : powerWaits(draft, power, at);
  const run = use ?? (() => play(powerCommand(draft, power, at)));
  return html`<button
    class="power"
    ?disabled=${!heard || (draft.rerolling && !rerolls)}
    aria-disabled=${why ? "true" : nothing}
    aria-pressed=${power === "reroll" ? (rerolls ? "true" : "false") : nothing}
    @click=${() => (why ? refuse(why.reason, why.params) : run())}
  >${by}<span>${t(power)}</span></button>`;
}
