/** Another's sheet, laid in front of the own one. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { mayBePlayed } from "../../people.js";
import { log, modal } from "../../views/modal.js";
import { badge, icon } from "../../views/parts.js";
import { breakdown } from "./results.js";
import { crossings, sitters } from "./scene.js";
import { how, lastTaken } from "./seats.js";
import { sheetOf } from "./ways.js";

/** @import { Sitter } from "./scene.js" */
/** @import { View } from "./pieces.js" */
/** @import { Template, TableActs, State } from "../game.js" */

/**
 * @param {State} state
 * @param {TableActs} act
 * @param {number | null} peek
 * @param {(seat: number | null) => void} open
 * @returns {Template}
 */
export function peeked(state, act, peek, open) {
  const all = sitters(state);
  const sitter = all.find(({ seat }) => seat === peek && seat !== state.me.seat);
  /** @type {View | null} */
  const view = state.room?.view ?? null;
  if (!sitter || !view) return nothing;
  const { t } = act;
  const name = sitter.person?.name ?? "";
  const { sheet, score } = sitter.view;
  const shown = { sheet, points: score, bridges: crossings(view.bridges, sitter.seat, []) };
  const close = () => open(null);
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === event.currentTarget && close();
  return html`<dialog class="peek" ${modal()} aria-labelledby="peek-title" @click=${outside} @close=${close}>
    <div>
      <div class="bar">
        <div class="grow">
          <h2 id="peek-title"><bdi>${name}</bdi></h2>
          <p class="soft">${how(sitter.standing, sitter.view.exhausted, true, t)}</p>
        </div>
        <b class="carved num">${t("number", { n: score.total })}</b>
        <button class="round" aria-label=${t("close")} @click=${close}>${icon("cross")}</button>
      </div>
      ${others(all, state, sitter, open)}
      ${sheetOf(shown, t, t("sheet-of", { name }))}
      ${lastTaken(sitter, t)}
      ${breakdown(score, score, t)}
      ${house(state, act, sitter)}
    </div>
    ${log()}
  </dialog>`;
}

/**
 * The way to the next sheet, where there are several.
 *
 * @param {Sitter[]} all
 * @param {State} state
 * @param {Sitter} now
 * @param {(seat: number) => void} open
 */
function others(all, state, now, open) {
  const rest = all.filter(({ seat }) => seat !== state.me.seat);
  if (rest.length < 2) return nothing;
  return html`<div class="tabs">${rest.map(
    ({
      seat,
      person,
    }) => html`<button class=${seat === now.seat ? "on" : ""} aria-pressed=${seat === now.seat ? "true" : "false"} @click=${() => open(seat)}>
      ${person ? badge(person) : nothing}<bdi class="name">${person?.name ?? ""}</bdi>
    </button>`,
  )}</div>`;
}

/**
 * @param {State} state
 * @param {TableActs} act
 * @param {Sitter} sitter
 */
function house(state, { t, autoplay }, { person }) {
  if (!person || !mayBePlayed(state, person)) return nothing;
  return html`<button class="ghost" @click=${() => autoplay(person.no)}>${t("house-plays")}</button>`;
}
