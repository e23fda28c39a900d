/**
 * What the tab of a screen is called. Pure.
 * @param {import("../state.js").State} state
 * @param {import("../i18n.js").Texts} t
 */
export function title({ route, room }, t) {
  if (route.page !== "room") return t("page-title", { page: t("wall-opening"), of: t("app-name") });
  return t("wall-title", { code: route.code, game: t(room ? `${room.room.game}-name` : "app-name") });
}
