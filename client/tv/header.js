/** Above every board: what is played, what was rolled, the time that is left, and the way in, which is always there. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { clock } from "../views/clock.js";
import { town } from "../views/parts.js";
import { sentence } from "../views/said.js";

/** @typedef {import("./wall.js").Sight} Sight */
/** @typedef {import("../games/wall.js").WallGame} WallGame */

/**
 * @param {Sight} sight
 * @param {WallGame} game
 */
export function header(sight, game) {
  const { state, t } = sight;
  const room = /** @type {import("../wire.js").RoomMessage} */ (state.room);
  const { phase, options } = room.room;
  const off = state.link !== "up";
  const playing = phase === "playing" && !off;
  return crown(
    sight,
    room.room.game,
    off ? t("wall-as-it-was", { mode: game.mode(options, t) || t(`${room.room.game}-name`) }) : game.line(sight),
    {
      roll: playing ? game.roll(sight) : nothing,
      time: html`<div class="time">
      ${playing ? clock(state, options.clock ?? null, t) : nothing}<b class="moment carved">${t("wall-reveal")}</b>
    </div>`,
      way: game.invites(sight) ? nothing : invitation(sight, t("wall-join")),
    },
  );
}

/**
 * @param {Sight} sight
 * @param {string} game
 * @param {unknown} line
 * @param {{roll?: unknown, time?: unknown, way: unknown}} parts
 */
export function crown({ t }, game, line, { roll = nothing, time = nothing, way }) {
  return html`<header class="dusk">
    <div class="bar">
      <div class="title">
        <h1 class="wordmark carved" data-game=${game}>${t(`${game}-name`)}</h1>
        <p class="sub num">${line}</p>
      </div>
      ${roll} ${time} ${way}
    </div>
    ${town()}
  </header>`;
}

/**
 * The way into the room: drawn, spelt, and as an address.
 * @param {Sight} sight
 * @param {string} label
 */
export function invitation(sight, label) {
  return html`<div class="join">
    ${drawn(sight)}
    <div class="spelt">
      <span>${label}</span> <b class="code carved">${codeOf(sight)}</b> <span class="address"><bdi>${address(sight)}</bdi></span>
    </div>
  </div>`;
}

/** The way in as a QR code. @param {Sight} sight */
export function drawn(sight) {
  return html`<div class="qr"><img src="/r/${codeOf(sight)}/qr.svg" alt=${sight.t("lobby-qr")} /></div>`;
}

/**
 * Scan, or open the address and enter the code.
 * @param {Sight} sight
 */
export function scan(sight) {
  return sentence(sight.t, "wall-scan", { name: address(sight) });
}

/** @param {Sight} sight */
function codeOf({ state }) {
  return state.room?.room.code ?? "";
}

/**
 * Where a browser finds the server, as short as it can be typed.
 * @param {Sight} sight
 */
export function address({ state, host }) {
  return state.ui.link === null ? host : new URL(state.ui.link).host;
}
