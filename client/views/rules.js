/** The rules of a game in brief; which game is one tap away. */
import { html } from "/vendor/lit-html/lit-html.js";
import { GAMES } from "../games/index.js";
import { choice, hall } from "./parts.js";

/**
 * @param {import("../state.js").State} _state
 * @param {import("../acts.js").Acts} act
 * @param {import("../games/game.js").ClientGame} game
 */
export function rules(_state, act, { id, rules: steps }) {
  const { t } = act;
  const games = Object.keys(GAMES).map((value) => ({ value, text: t(`${value}-name`) }));
  function play() {
    act.choose(id);
    act.home();
  }
  return html`<main class="screen rules">
    ${hall({ back: { label: t("back"), go: act.home }, title: t("rules-title"), line: t("rules-line") })}
    ${choice(t("home-game"), id, games, (chosen) => act.go({ page: "rules", game: chosen }))}
    <ol>
      ${steps.map(
        (step, at) =>
          html`<li><h2><b class="carved num" aria-hidden="true">${at + 1}</b>${t(step)}</h2><p>${t(`${step}-line`)}</p></li>`,
      )}
    </ol>
    <footer><button class="act" @click=${play}>${t("pages-play")}</button></footer>
  </main>`;
}
