/** Which screen stands for the state. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { GAMES } from "../games/index.js";
import { LATER, PAGES as LATER_PAGES } from "../pages.js";
import { mine } from "../people.js";
import { drawer } from "./drawers.js";
import { home } from "./home.js";
import { lobby } from "./lobby.js";
import { newer } from "./newer.js";
import { rules } from "./rules.js";
import { settingsPage } from "./settings.js";
import { doorstep, missing, opening, stopped } from "./stop.js";
import { strip } from "./strip.js";

/** The pages outside of rooms. @type {Record<string, import("../pages.js").Page>} */
const PAGES = { home, settings: settingsPage, missing };

/**
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
export function app(state, act) {
  return html`${newer(state, act)} ${screen(state, act)} ${drawer(state, act)}`;
}

/**
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
function screen(state, act) {
  const { route } = state;
  if (route.page === "rules")
    return GAMES[route.game]?.id === route.game ? rules(state, act, GAMES[route.game]) : missing(state, act);
  if (route.page in LATER) {
    if (state.stop) return stopped(state, act);
    return LATER_PAGES[route.page]?.(state, act) ?? opening(state, act);
  }
  if (route.page !== "room") return PAGES[/** @type {keyof typeof PAGES} */ (route.page)](state, act);
  if (state.stop) return stopped(state, act);
  if (state.room === null || !state.entered) return opening(state, act);
  const { room } = state.room;
  const game = GAMES[room.game];
  const named = (mine(state)?.name ?? null) !== null;
  if (!named && !state.ui.watching && state.ui.wish === null && room.daily === null)
    return doorstep(state, act, game.seats.max);
  const { ending } = state.ui;
  const held = room.phase === "over" && ending?.game === room.game_no && ending.held;
  if (room.phase === "playing" || held) return LATER_PAGES.table(state, act);
  const warning = strip(state, act) ?? nothing;
  return html`${warning} ${room.phase === "over" ? LATER_PAGES.results(state, act) : lobby(state, act, room, game)}`;
}
