/** The rules of a game: a page, and a drawer at the table. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { GAMES, RULEBOOKS } from "../games/index.js";
import { choice, hall } from "./parts.js";
import { refusal } from "./said.js";

/**
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 * @param {import("../games/game.js").ClientGame} game
 */
export function rules(state, act, game) {
  const { t } = act;
  const games = Object.keys(GAMES).map((value) => ({ value, text: t(`${value}-name`) }));
  function play() {
    act.choose(game.id);
    act.home();
  }
  return html`<main class="screen ruled">
    ${hall({ back: { label: t("back"), go: act.home }, title: t("rules-title"), line: t("rules-line") })}
    ${choice(t("home-game"), game.id, games, (chosen) => act.go({ page: "rules", game: chosen }))} ${rulesOf(state, act, game.id)}
    <footer><button class="act" @click=${play}>${t("pages-play")}</button></footer>
  </main>`;
}

/**
 * They may still be on their way, or have been lost on it.
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 * @param {string} id   a game's
 */
export function rulesOf(state, { t }, id) {
  if (id in RULEBOOKS) return RULEBOOKS[id](t, state.prefs);
  const lost = refusal(state, t, "rules");
  return lost === nothing ? html`<p class="soft">${t("pages-opening")}</p>` : lost;
}
