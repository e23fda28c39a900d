/** What comes up from below: the menu, the settings, a person, the link, the question before leaving. */

import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ACCOUNT, known } from "../answers.js";
import { GAMES } from "../games/index.js";
import { amHost, inside } from "../people.js";
import { writeWall } from "../route.js";
import { link } from "../tidings.js";
import { greetings } from "./greet.js";
import { keys } from "./keys.js";
import { log, modal } from "./modal.js";
import { icon } from "./parts.js";
import { rulesOf } from "./rules.js";
import { refusal } from "./said.js";
import { settings as settingsOf } from "./settings.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/**
 * The drawer that is open; nothing if none is.
 * @param {State} state
 * @param {Acts} act
 */
export function drawer(state, act) {
  const { panel } = state.ui;
  if (panel === null) return nothing;
  const drawn = { menu, settings, rules, person, device, share, leave, greet, bots, keys: keyboard }[panel.name](
    state,
    act,
  );
  const close = () => act.panel(null);
  /** @param {MouseEvent} event */
  const outside = (event) => event.target === event.currentTarget && close();
  return html`<dialog ${modal()} aria-labelledby="drawer-title" @click=${outside} @close=${close}>
    <div>${drawn}</div>
    ${log()}
  </dialog>`;
}

/**
 * @param {Acts} act
 * @param {unknown} title
 */
function head(act, title) {
  return html`<div class="bar">
    <h2 id="drawer-title" class="grow">${title}</h2>
    <button class="round" aria-label=${act.t("close")} @click=${() => act.panel(null)}>${icon("cross")}</button>
  </div>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function menu(state, act) {
  const { t } = act;
  const playing = state.room?.room.phase === "playing";
  const daily = state.room?.room.daily ?? null;
  const alone = amHost(state) && inside(state).length === 1 && daily === null;
  return html`${head(act, daily ? t("daily-title") : html`${t("lobby-title")} <span class="code">${state.room?.room.code}</span>`)}
    <div>
      ${
        daily
          ? nothing
          : html`<button class="pref" @click=${() => act.panel({ name: "share", what: "link" })}>${icon("link")}${t("menu-invite")}</button>`
      }
      ${
        daily || !state.room
          ? nothing
          : html`<a class="pref" href=${writeWall(state.room.room.code)} target="_blank">
              ${icon("tv")}<span class="grow">${t("lobby-wall")}<small class="num">${wallAddress(state)}</small></span>
            </a>`
      }
      <button class="pref" @click=${() => act.panel({ name: "rules" })}>${icon("info")}${t("rules-title")}</button>
      <button class="pref" @click=${() => act.panel({ name: "settings" })}>${icon("sun")}${t("settings-title")}</button>
      ${
        playing && state.me.seat !== null
          ? html`<button class="pref keyboard" @click=${() => act.panel({ name: "keys" })}>${icon("keyboard")}${t("keys-title")}</button>`
          : nothing
      }
      ${
        playing && alone
          ? html`<button class="pref" @click=${() => act.abandon()}>${icon("undo")}${t("menu-abandon")}</button>`
          : nothing
      }
      ${
        playing && state.room?.room.commitment
          ? html`<details><summary class="pref">${icon("lock")}${t("daily-proof")}</summary><p class="link num">${state.room.room.commitment}</p></details>`
          : nothing
      }
      <button class="pref danger" @click=${() => act.panel({ name: "leave" })}>${icon("back")}${t("leave")}</button>
    </div>`;
}

/** What is typed at the television. @param {State} state */
function wallAddress(state) {
  return new URL(link(state)).host + writeWall(state.room?.room.code ?? "");
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function settings(state, act) {
  return html`${head(act, act.t("settings-title"))} ${settingsOf(state, act)}`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function keyboard(state, act) {
  return html`${head(act, act.t("keys-title"))} ${keys(state, act.t)}`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function greet(state, act) {
  return html`${head(act, act.t("greet"))} ${greetings(state, act)}`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function rules(state, act) {
  const { room } = state;
  return html`${head(act, act.t("rules-title"))} ${room ? rulesOf(state, act, room.room.game) : nothing}`;
}

/**
 * What a host may do about somebody.
 * @param {State} state
 * @param {Acts} act
 */
function person(state, act) {
  const { t } = act;
  const no = state.ui.panel?.name === "person" ? state.ui.panel.no : null;
  const one = state.room?.room.people.find((somebody) => somebody.no === no);
  if (!one || no === null) return head(act, t("lobby-people"));
  if (one.bot !== null) {
    return html`${head(act, html`<bdi>${one.name}</bdi>`)}
      <button class="pref danger" @click=${() => act.kick(no)}>${icon("cross")}${t("person-kick")}</button>`;
  }
  return html`${head(act, html`<bdi>${one.name ?? t("lobby-nameless")}</bdi>`)}
    <div>
      <button class="pref" @click=${() => act.hand(no)}>${icon("crown")}${t("person-hand")}</button>
      <button class="pref danger" @click=${() => act.kick(no)}>${icon("cross")}${t("person-kick")}</button>
    </div>
    <p class="soft">${t("person-kick-line")}</p>`;
}

/**
 * The question before a device is removed.
 * @param {State} state
 * @param {Acts} act
 */
function device(state, act) {
  const { t } = act;
  const no = state.ui.panel?.name === "device" ? state.ui.panel.no : 0;
  /** @type {import("../wire.js").Account["devices"]} */
  const all = known(state, ACCOUNT)?.devices ?? [];
  const one = all.find((each) => each.no === no);
  return html`${head(act, html`<bdi>${one?.name ?? t("me-device", { no })}</bdi>`)}
    <p>${t(one?.here ? "me-remove-here" : "me-remove-line")}</p>
    <div class="two12">
      <button class="ghost" @click=${() => act.panel(null)}>${t("me-keep")}</button>
      <button class="act" @click=${() => act.removeDevice(no)}>${t("me-remove-act")}</button>
    </div>`;
}

/**
 * Which bot is to sit down.
 * @param {State} state
 * @param {Acts} act
 */
function bots({ room }, act) {
  const { t } = act;
  const strengths = room ? GAMES[room.room.game].strengths : 0;
  return html`${head(act, t("bot-add"))}
    <p class="soft">${t("bot-line")}</p>
    <div>
      ${[...Array(strengths).keys()].map(
        (index) =>
          html`<button class="pref" @click=${() => act.seatBot(index + 1)}>
            <span class="grow">${t(`bot-${index + 1}`)}<small>${t("bot-strength", { strength: index + 1 })}</small></span>${icon("chev")}
          </button>`,
      )}
    </div>`;
}

/**
 * The link or the result, to be marked and copied where a browser gives no clipboard and no share sheet.
 * @param {State} state
 * @param {Acts} act
 */
function share(state, act) {
  const { t } = act;
  const { panel, copied } = state.ui;
  const what = panel?.name === "share" ? panel.what : "link";
  const line = what === "link" ? t("share-line") : what === "group" ? t("group-link-line") : null;
  return html`${head(act, t(line === null ? "share-result" : "menu-invite"))}
    ${line === null ? nothing : html`<p>${line}</p>`}
    <p class="link num">${act.tidings(what)}</p>
    <div class="pair">
      <button class="ghost grow" @click=${() => act.copy(what)}>
        ${icon(copied ? "tick" : "link")}${t(copied ? "lobby-copied" : line === null ? "share-copy" : "lobby-copy")}
      </button>
    </div>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function leave(state, act) {
  const { t } = act;
  const playing = state.room?.room.phase === "playing" && state.me.seat !== null;
  const others = inside(state).length > 1;
  const daily = state.room?.room.daily ?? null;
  return html`${head(act, t("leave-title"))}
    <p>${t(daily ? "leave-daily" : playing && others ? "leave-playing" : "leave-line")}</p>
    <div class="two12">
      <button class="ghost" @click=${() => act.panel(null)}>${t("cancel")}</button>
      <button class="act" @click=${act.leave}>${t("leave-act")}</button>
    </div>
    ${refusal(state, t, "leave")}`;
}
