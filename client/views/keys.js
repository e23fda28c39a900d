/** The keys of the table that is played at. */
import { html } from "/vendor/lit-html/lit-html.js";
import { GAMES } from "../games/index.js";

/**
 * @param {import("../state.js").State} state
 * @param {import("../i18n.js").Texts} t
 */
export function keys({ room }, t) {
  const own = room ? GAMES[room.room.game].keys(t) : [];
  const rows = [...own, { names: ["Tab"], does: t("key-tab") }, { names: ["?"], does: t("key-help") }];
  return html`<dl class="keylist">
    ${rows.map(({ names, does }) => html`<div><dt>${names.map((name) => html`<kbd>${name}</kbd> `)}</dt><dd>${does}</dd></div>`)}
  </dl>`;
}
