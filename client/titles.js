/** What the tab of a browser is called. Pure. */
import { group } from "./answers.js";
import { GAMES } from "./games/index.js";

/** The heading of each page that always has the same. @type {Record<string, string>} */
const HEADINGS = {
  settings: "settings-title",
  scores: "scores-title",
  about: "about-title",
  daily: "daily-title",
  me: "me-title",
  group: "groups-title",
  replay: "replay-title",
  verify: "verify-title",
};

/**
 * @param {import("./state.js").State} state
 * @param {import("./i18n.js").Texts} t
 */
export function title(state, t) {
  const { route, room } = state;
  const titled = (/** @type {string} */ page, of = t("app-name")) => t("page-title", { page, of });
  if (route.page === "home") return titled(t("app-name"), t("home-line"));
  if (route.page === "room") return titled(route.code, room ? t(`${room.room.game}-name`) : undefined);
  if (route.page === "rules" && Object.keys(GAMES).includes(route.game))
    return titled(t("rules-title"), t(`${route.game}-name`));
  return titled(group(state)?.name ?? t(HEADINGS[route.page] ?? "stop-missing"));
}
