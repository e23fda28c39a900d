/** What this is, whose, and what it keeps. */
import { html } from "/vendor/lit-html/lit-html.js";
import { icon, town, way } from "./parts.js";

const WINDOWS = Array.from({ length: 20 }, () => html`<i></i>`);

/**
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
export function about({ ui }, act) {
  const { t } = act;
  const facts = ["about-privacy", "about-dice", "about-lost"];
  return html`<main class="home about">
    <section class="sky">
      ${town()}
      <button class="round" aria-label=${t("back")} @click=${act.home}>${icon("back")}</button>
      <div class="title">
        ${icon("gate", "gate")}
        <h1 class="wordmark">${t("app-name")}</h1>
        <p class="carved">${t("about-dedication")}</p>
      </div>
    </section>
    <section class="start">
      <div class="wall" aria-hidden="true">${WINDOWS}</div>
      <ul class="facts">
        ${facts.map((fact) => html`<li><b>${t(fact)}</b><span>${t(`${fact}-line`)}</span></li>`)}
        <li>
          <b>${t("about-fonts")}</b>
          <span>${t("about-fonts-line")} <a href="https://openfontlicense.org" target="_blank" rel="noopener">SIL Open Font License</a></span>
        </li>
      </ul>
      <nav aria-label=${t("home-more")}>
        ${way(act, { page: "rules", game: ui.game }, t("rules-title"))} ${way(act, { page: "settings" }, t("settings-title"))}
      </nav>
    </section>
  </main>`;
}
