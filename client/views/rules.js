/** The rules of a game in brief: a page, and a drawer at the table. */
import { html } from "/vendor/lit-html/lit-html.js";
import { GAMES } from "../games/index.js";
import { choice, hall } from "./parts.js";

/**
 * @param {import("../state.js").State} _state
 * @param {import("../acts.js").Acts} act
 * @param {import("../games/game.js").ClientGame} game
 */
export function rules(_state, act, game) {
  const { t } = act;
  const games = Object.keys(GAMES).map((value) => ({ value, text: t(`${value}-name`) }));
  function play() {
    act.choose(game.id);
    act.home();
  }
  return html`<main class="screen">
    ${hall({ back: { label: t("back"), go: act.home }, title: t("rules-title"), line: t("rules-line") })}
    ${choice(t("home-game"), game.id, games, (chosen) => act.go({ page: "rules", game: chosen }))} ${brief(t, game)}
    <footer><button class="act" @click=${play}>${t("pages-play")}</button></footer>
  </main>`;
}

/**
 * @param {import("../i18n.js").Texts} t
 * @param {import("../games/game.js").ClientGame} game
 */
export function brief(t, game) {
  return html`<ol class="brief">
    ${game.rules.map(
      (step, at) =>
        html`<li>
          <h2><b class="carved num" aria-hidden="true">${at + 1}</b>${t(step)}</h2>
          <p>${t(`${step}-line`)}</p>
        </li>`,
    )}
  </ol>`;
}
