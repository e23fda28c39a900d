/** At everyone's own pace: a lane each, an aqueduct that grows by an arch for every filled cell. No value, no score. */
import { html, nothing, svg } from "/vendor/lit-html/lit-html.js";
import { badge, icon } from "../../views/parts.js";
import { vars } from "../../views/vars.js";
import { CELLS } from "./board.js";
import { sitters } from "./scene.js";

/** @import { Sitter } from "./scene.js" */
/** @import { Template, Texts } from "../game.js" */
/** @import { Sight } from "../../tv/wall.js" */

/** How wide an arch is drawn. */
const SPAN = 40;

/**
 * @param {Sight} sight
 * @returns {Template}
 */
export function lanes({ state, t }) {
  return html`<section class="race">
    <p class="soft vow">${t("wall-shut")}</p>
    <ol class="lanes">${sitters(state).map((sitter) => lane(sitter, t))}</ol>
  </section>`;
}

/**
 * @param {Sitter} sitter
 * @param {Texts} t
 */
function lane({ person, view: { filled, finished, turns }, standing }, t) {
  return html`<li class="lane ${standing} ${finished ? "full" : ""}">
    <strong class="name"><bdi>${person?.name ?? ""}</bdi></strong>
    <div class="track" ${vars({ "--filled": filled })}>
      <svg viewBox="0 0 640 54" preserveAspectRatio="none" aria-hidden="true">
        <path class="earth" d="M0 53.5h640"></path>
        ${CELLS.map((cell) => (cell < filled ? built(cell * SPAN) : cell === filled ? nothing : planned(cell * SPAN)))}
      </svg>
      ${finished || !person ? nothing : badge(person)}
    </div>
    <span class="goal">${icon("gate", "")}</span>
    <div class="at num">
      <b class="carved">${finished ? html`${icon("tick")}${t("wall-finished")}` : t("turn-n", { turn: turns + 1 })}</b>
      <span>${finished ? t("wall-in-turns", { n: turns }) : t("wall-cells", { n: filled })}</span>
    </div>
  </li>`;
}

/** @param {number} x */
function built(x) {
  return svg`<path class="built" d="M${x + 1} 8h38V0h-38zM${x + 2} 10h36v42h-6V32a12 12 0 0 0-24 0v20h-6z"></path>`;
}

/** @param {number} x */
function planned(x) {
  return svg`<path class="plan" d="M${x + 4} 51V12h32v39M${x + 8} 51V34a12 12 0 0 1 24 0v17"></path>`;
}
