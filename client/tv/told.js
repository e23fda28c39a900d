/** What the room should know: this screen is off the line, moves are not saved, somebody is away. */
import { html } from "/vendor/lit-html/lit-html.js";
import { trouble } from "../state.js";
import { icon } from "../views/parts.js";
import { sentence } from "../views/said.js";

/** @typedef {import("./wall.js").Sight} Sight */

/**
 * A strip at the foot; null when there is nothing to tell.
 * @param {Sight} sight
 */
export function told({ state, t }) {
  const wrong = trouble(state);
  if (wrong === "store") return strip("crack", "strong", t("store-title"), "");
  if (state.link !== "up") return strip("cloud", "strong", t("wall-off"), next(state, t));
  const { room } = /** @type {import("../wire.js").RoomMessage} */ (state.room);
  if (room.phase !== "playing") return null;
  const missed = room.people.filter((person) => person.seat !== null && !person.auto && person.no in state.away);
  if (missed.length === 0) return null;
  const name = missed.map((person) => person.name ?? "");
  return strip("moon", "", sentence(t, "wall-waiting", { name }), room.options.clock ? "" : t("wall-house"));
}

/**
 * When the line is tried again.
 * @param {import("../state.js").State} state
 * @param {import("../i18n.js").Texts} t
 */
function next({ retryAt, now }, t) {
  const seconds = retryAt === null ? 0 : Math.max(0, Math.ceil((retryAt - now) / 1000));
  return t("wall-off-line", { seconds });
}

/**
 * @param {string} drawing
 * @param {string} kind
 * @param {unknown} title
 * @param {string} more
 */
function strip(drawing, kind, title, more) {
  return html`<p class="told ${kind}" role="status">${icon(drawing)}<span><b>${title}</b> ${more}</span></p>`;
}
