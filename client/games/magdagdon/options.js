/** How a room plays: difficulty, pace, clock. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { DIFFICULTIES } from "./scoring.js";

/** @import { Difficulty, Options } from "./pieces.js" */
/** @import { Template, Texts } from "../game.js" */

/** Seconds a turn may take; null: as long as it takes. @type {(number | null)[]} */
const CLOCKS = [null, 60, 30];

/**
 * @template T
 * @typedef {{value: T, words: unknown}} Choice
 */

/**
 * @param {Options} options
 * @param {((options: Options) => void) | null} change  null: only to be read
 * @param {Texts} t
 * @returns {Template}
 */
export function choices(options, change, t) {
  const difficulties = /** @type {Difficulty[]} */ (Object.keys(DIFFICULTIES)).map((value) => {
    const { minimum, powers } = DIFFICULTIES[value];
    return { value, words: html`${value}<small>${t("terms", { dice: minimum, powers: powers.length })}</small>` };
  });
  const paces = [
    { value: /** @type {const} */ ("together"), words: t("pace-together") },
    { value: /** @type {const} */ ("own"), words: t("pace-own") },
  ];
  const clocks = CLOCKS.map((value) => ({
    value,
    words: value === null ? t("clock-off") : t("clock-seconds", { n: value }),
  }));
  const set = (/** @type {Partial<Options>} */ part) => change?.({ ...options, ...part });
  return html`<div class="opts magdagdon-options">
    ${group("difficulty", t("difficulty"), difficulties, options.difficulty, change && ((difficulty) => set({ difficulty })))}
    <div class="two">
      ${group("pace", t("pace"), paces, options.pace, change && ((pace) => set(pace === "own" ? { pace, clock: null } : { pace })))}
      ${options.pace === "own" ? nothing : group("clock", t("clock"), clocks, options.clock, change && ((clock) => set({ clock })))}
    </div>
  </div>`;
}

/**
 * @template T
 * @param {string} name
 * @param {string} title
 * @param {Choice<T>[]} all
 * @param {T} chosen
 * @param {((value: T) => void) | null} choose
 */
function group(name, title, all, chosen, choose) {
  return html`<fieldset class="opt" ?disabled=${!choose}>
    <legend class="eyebrow">${title}</legend>
    <div class="choice">${all.map(
      ({ value, words }) => html`<label class=${value === chosen ? "on" : ""}>
        <input class="unseen" type="radio" name=${name} .checked=${value === chosen} @change=${() => choose?.(value)}>
        <span>${words}</span>
      </label>`,
    )}</div>
  </fieldset>`;
}

/**
 * @param {Options} options
 * @param {Texts} t
 * @returns {string}
 */
export function mode({ difficulty, pace, clock }, t) {
  return t("mode", { difficulty, pace, clock: clock ?? 0 });
}
