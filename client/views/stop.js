/** The quiet pages: what stopped you, and one way on. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { LENGTH } from "../code.js";
import { inside } from "../people.js";
import { trouble } from "../state.js";
import { badge, hall, icon, nameField } from "./parts.js";
import { refusal } from "./said.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/**
 * @param {Acts} act
 * @param {object} parts
 * @param {unknown} parts.drawing
 * @param {string} parts.title
 * @param {unknown} parts.words
 * @param {unknown} parts.ways   the buttons
 */
function page(act, { drawing, title, words, ways }) {
  return html`<main class="screen stop">
    ${hall({ back: { label: act.t("back"), go: act.home }, title: nothing })}
    <section class="mid">
      ${drawing}
      <h1 class="carved">${title}</h1>
      ${words}
    </section>
    <footer>${ways}</footer>
  </main>`;
}

/** @param {string} code */
const sixCells = (code) =>
  html`<div class="code6" aria-label=${code} role="img">${[...code.padEnd(LENGTH)].slice(0, LENGTH).map((character) => html`<span>${character}</span>`)}</div>`;

/**
 * A room that cannot be shown.
 * @param {State} state
 * @param {Acts} act
 */
export function stopped(state, act) {
  const { t } = act;
  const reason = state.stop?.reason ?? "";
  const code = state.route.page === "room" ? state.route.code : "";
  if (reason === "kicked") {
    return page(act, {
      drawing: icon("shut", "drawing"),
      title: t("stop-kicked"),
      words: html`<p>${t("kicked")} ${t("stop-kicked-line")}</p>`,
      ways: html`<button class="act" @click=${act.home}>${t("home-new-room")}</button>`,
    });
  }
  if (reason === "part_missing") {
    return page(act, {
      drawing: icon("crack", "drawing"),
      title: t("stop-other"),
      words: html`<p>${t("part_missing")}</p>`,
      ways: html`<button class="act" @click=${act.reload}>${t("stop-reload")}</button>`,
    });
  }
  const unknown = reason === "unknown_room" || reason === "bad_code";
  return page(act, {
    drawing: unknown ? sixCells(code) : icon("shut", "drawing"),
    title: t(unknown ? "stop-unknown" : "stop-other"),
    words: html`<p>${unknown ? t("stop-unknown-line") : t(reason, state.stop?.params)}</p>`,
    ways: html`<div class="two12">
      <button class="ghost" @click=${act.home}>${t("home-new-room-small")}</button>
      <button class="act" @click=${() => act.again(code)}>${t("stop-again")}</button>
    </div>`,
  });
}

/**
 * An address that leads nowhere.
 * @param {State} _state
 * @param {Acts} act
 */
export function missing(_state, act) {
  const { t } = act;
  return page(act, {
    drawing: icon("gate", "drawing"),
    title: t("stop-missing"),
    words: html`<p>${t("stop-missing-line")}</p>`,
    ways: html`<button class="act" @click=${act.home}>${t("home-title")}</button>`,
  });
}

/**
 * The room has not answered yet.
 * @param {State} state
 * @param {Acts} act
 */
export function opening(state, act) {
  const { t } = act;
  const wrong = trouble(state);
  const late = wrong !== null && (wrong !== "down" || state.retryAt !== null);
  return page(act, {
    drawing: icon("gate", "drawing"),
    title: t(state.unsaved ? "stop-store" : "stop-opening"),
    words: html`<p>${state.unsaved ? t("stop-store-line") : late ? t(`link-${wrong}`) : nothing}</p>`,
    ways: nothing,
  });
}

/**
 * Where a link leads: a name, then in. A full or locked room offers to watch.
 * @param {State} state
 * @param {Acts} act
 * @param {number} max how many the room takes
 */
export function doorstep(state, act, max) {
  const { t } = act;
  const crew = inside(state);
  const full = crew.length >= max && state.me.no === null;
  const locked = state.room?.room.locked === true && state.me.no === null;
  const watch = html`<button class=${full || locked ? "act" : "ghost"} @click=${() => act.watch(true)}>
    ${icon("watch")}${t(full || locked ? "join-watch-big" : "join-watch")}
  </button>`;
  const drawing = html`<div>
    <div class="crew">${crew.map(badge)}</div>
    <p class="code">${state.room?.room.code}</p>
  </div>`;
  if (full || locked) {
    return page(act, {
      drawing,
      title: t(full ? "stop-full" : "stop-locked", { max }),
      words: html`<p>${t(full ? "stop-full-line" : "stop-locked-line")}</p>`,
      ways: html`<div class="two12"><button class="ghost" @click=${act.home}>${t("home-new-room-small")}</button>${watch}</div>`,
    });
  }
  const playing = state.room?.room.phase === "playing";
  return page(act, {
    drawing,
    title: t("join-title"),
    words: html`<p>${t(playing ? "join-late" : "join-line")}</p>
      ${nameField(state, act, (name) => act.prefer({ name }), { enter: act.join })}`,
    ways: html`${refusal(state, t, "join", "name")}
      <div class="two12">${watch}<button class="act" @click=${() => act.join()}>${t("join-act")}</button></div>`,
  });
}
