/** A group: the door for who has its link, and for its members how all of them did in the day's challenge. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { challenge, groupAddress, members, group as shown, shownDay, today } from "../answers.js";
import { GAMES, isWhole } from "../games/index.js";
import { lastBoard } from "../kept.js";
import { archive, which } from "./daily.js";
import { hall, icon, nameField } from "./parts.js";
import { refusal } from "./said.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */
/** @typedef {import("../wire.js").WholeGroup} WholeGroup */
/** @typedef {import("../wire.js").MembersDay} MembersDay */

/**
 * @param {State} state
 * @param {Acts} act
 */
export function group(state, act) {
  const { t } = act;
  const here = shown(state);
  const back = { label: t("back"), go: () => act.go({ page: "daily" }) };
  if (!here)
    return html`<main class="screen stop">${hall({ back, title: t("groups-title") })} ${waiting(state, t)}</main>`;
  const title = html`<bdi>${here.name}</bdi>`;
  const head = hall({ back, title, line: t("group-members", { n: here.count }) });
  return here.inside
    ? html`<main class="screen halves daily group">${head} ${inside(state, act, here)}</main>`
    : html`<main class="screen stop">${head} ${door(state, act, here)}</main>`;
}

/**
 * Nothing is known yet, or the server says why not.
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 */
function waiting({ answers, route }, t) {
  const refused = route.page === "group" ? answers[groupAddress(route.id)]?.body : null;
  const words = refused?.reason ? t(refused.reason, refused.params) : t("pages-opening");
  return html`<section class="mid">${icon("gate", "drawing")}<p>${words}</p></section>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {WholeGroup} here
 */
function door(state, act, { id }) {
  const { t } = act;
  const join = () => act.joinGroup(id);
  return html`<section class="mid">
      ${icon("gate", "drawing")}
      <p>${t("groups-line")}</p>
      ${nameField(state, act, (name) => act.prefer({ name }), { enter: join })}
    </section>
    <footer>${refusal(state, t, "group")}<button class="act ${state.ui.busy ? "off" : ""}" @click=${join}>${t("join-act")}</button></footer>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {WholeGroup} here
 */
function inside(state, act, here) {
  const { t } = act;
  const now = today(state);
  const one = challenge(state);
  const past = state.ui.chosen.day;
  if (!now || !one) return html`<section class="mid"><p>${t("pages-opening")}</p></section>`;
  const did = members(state);
  const open = past === null && one.mine?.finished !== true;
  return html`<div class="column">${which(now, one, act, past)} ${did ? results(state, act, did) : nothing} ${archive(state, act, one)}</div>
    <div class="column">${invitation(act, here)} ${leaving(state, act, here)}</div>
    <footer>
      <div class="pair">
        ${past === null ? nothing : html`<button class="ghost grow" @click=${() => act.look({ day: null })}>${t("daily-today")}</button>`}
        ${
          open
            ? html`<button class="act" @click=${() => act.go({ page: "daily" })}>${t(one.mine ? "daily-resume" : "daily-play")}</button>`
            : html`<button class="act" @click=${() => act.share("group")}>${icon("share")}${t("group-invite")}</button>`
        }
      </div>
    </footer>`;
}

/**
 * How everybody did; what they placed where, once the day has closed.
 * @param {State} state
 * @param {Acts} act
 * @param {MembersDay} did
 */
function results(state, { t }, did) {
  const day = shownDay(state);
  return html`<section class="panel">
    <h2>${day ? t("daily-of", { day }) : nothing}</h2>
    <ol class="lines num">${did.members.map((one) => row(state, t, one, did))}</ol>
    ${did.closed ? nothing : html`<p class="soft">${t(did.shown ? "group-boards-later" : "group-after-own")}</p>`}
  </section>`;
}

/**
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {MembersDay["members"][number]} one
 * @param {MembersDay} did
 */
function row(state, t, one, did) {
  const { rank, name, score, me } = one;
  const game = challenge(state)?.game ?? "";
  const board = isWhole(game) ? lastBoard(state, GAMES, one) : null;
  return html`<li class=${me ? "me" : ""}>
    <b>${rank ?? nothing}</b>
    ${board ? GAMES[game].mini(board, t) : nothing}
    <span class="grow">${me ? t("you") : html`<bdi>${name}</bdi>`}</span>
    ${
      score !== null
        ? html`<strong class="carved">${t("number", { n: score })}</strong>`
        : did.shown
          ? html`<small class="soft">${t(did.closed ? "group-missed" : "daily-not-yet")}</small>`
          : nothing
    }
  </li>`;
}

/**
 * The way in for others.
 * @param {Acts} act
 * @param {WholeGroup} here
 */
function invitation({ t, share }, { id, url }) {
  return html`<section class="panel invitation">
    <h2>${t("menu-invite")}</h2>
    <p class="soft">${t("group-link-line")}</p>
    <div class="qr"><img src=${`/g/${id}/qr.svg`} alt=${t("group-qr")} width="160" height="160" /></div>
    <p class="link num">${url}</p>
    <button class="ghost" @click=${() => share("group")}>${icon("share")}${t("group-share")}</button>
  </section>`;
}

/**
 * How to be a member no more.
 * @param {State} state
 * @param {Acts} act
 * @param {WholeGroup} here
 */
function leaving(state, { t, leaveGroup }, { id }) {
  return html`<details class="soft">
    <summary>${t("group-leave")}</summary>
    <p>${t("group-leave-line")}</p>
    <button class="ghost" @click=${() => leaveGroup(id)}>${t("group-leave-act")}</button>
    ${refusal(state, t, "group")}
  </details>`;
}
