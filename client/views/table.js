/** Around the table: what is wrong with the line or the store, what was refused. The table itself is its game's. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { GAMES } from "../games/index.js";
import { mine } from "../people.js";
import { clock } from "./clock.js";
import { greeter } from "./greet.js";
import { hall, icon } from "./parts.js";
import { refusal } from "./said.js";
import { strip } from "./strip.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/**
 * @param {State} state
 * @param {Acts} act
 */
export function table(state, act) {
  const { room } = /** @type {import("../wire.js").RoomMessage} */ (state.room);
  const game = GAMES[room.game];
  return html`<div class="shell">
    <div>${strip(state, act)}</div>
    ${state.me.seat !== null ? game.table(state, act) : spectate(state, act, room, game)} ${said(state, act)}
  </div>`;
}

/**
 * The table for who has no seat at it.
 * @param {State} state
 * @param {Acts} act
 * @param {import("../wire.js").Room} room
 * @param {import("../games/game.js").ClientGame} game
 */
function spectate(state, act, room, game) {
  const { t } = act;
  const turn = state.room?.view.turn;
  return html`<main class="watching">
    ${hall({
      back: { label: t("leave"), go: act.goAway },
      title: turn ? t("turn-n", { turn }) : t("watch-title"),
      line: html`${t("watch-line")} <b class="code">${room.code}</b>`,
      aside: html`${clock(state, room.options.clock ?? null, t)}
        <button class="round" aria-label=${t("rules-title")} @click=${act.rules}>${icon("info")}</button>`,
    })}
    ${game.watch(state, act)}
    <footer>
      ${
        mine(state)
          ? html`<div class="bar"><p class="soft grow">${t("watch-next")}</p>${greeter(state, act)}</div>`
          : html`<button class="ghost" @click=${() => act.watch(false)}>${t("watch-join")}</button>`
      }
    </footer>
  </main>`;
}

/**
 * A refusal of the table, above the big button. Taps go through it.
 * @param {State} state
 * @param {Acts} act
 */
function said(state, { t }) {
  const words = refusal(state, t, "play", "autoplay", "hint", "start", "rematch", "configure", "leave", "emote");
  return words === nothing ? nothing : html`<aside class="notice said">${words}</aside>`;
}
