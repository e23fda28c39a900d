/** Home: a new room, a room by its code, a game alone. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { today } from "../answers.js";
import { GAMES } from "../games/index.js";
import { icon, nameField, town, way } from "./parts.js";
import { refusal } from "./said.js";

/**
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
export function home(state, act) {
  const { t } = act;
  return html`<main class="home">
    <section class="sky">
      ${town()}
      <div class="title">
        ${icon("gate", "gate")}
        <h1 class="wordmark">${t("app-name")}</h1>
        <p>${t("home-line")}</p>
      </div>
      ${tongue(state, act)}
    </section>
    <section class="start">
      ${games(state, act)} ${nameField(state, act, (name) => act.prefer({ name }))} ${refusal(state, t, "name")}
      <button class="act ${state.ui.busy ? "off" : ""}" @click=${() => act.newRoom(state.ui.game, "join")}>
        ${t("home-new-room")}
      </button>
      ${refusal(state, t, "new")} ${joinByCode(state, act)} ${refusal(state, t, "code")}
      ${ofToday(state, act)}
      <nav aria-label=${t("home-more")}>
        ${
          GAMES[state.ui.game].seats.min > 1
            ? nothing
            : html`<button class="text" @click=${() => act.newRoom(state.ui.game, "alone")}>${t("home-alone")}</button>`
        }
        ${way(act, { page: "scores" }, t("scores-title"))} ${way(act, { page: "rules", game: state.ui.game }, t("rules-title"))}
        ${way(act, { page: "settings" }, t("settings-title"))} ${way(act, { page: "me" }, t("me-title"))}
        <a class="text desk" href="/tv">${t("home-wall")}</a>
      </nav>
    </section>
  </main>`;
}

/**
 * Every language of the game, by the name that it has for itself.
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
function tongue({ languages, prefs }, { t, prefer }) {
  return html`<label class="tongue">
    <span class="unseen">${t("settings-language")}</span>
    <select @change=${(/** @type {Event} */ event) => prefer({ language: /** @type {HTMLSelectElement} */ (event.target).value })}>
      ${Object.entries(languages).map(
        ([language, name]) =>
          html`<option lang=${language} value=${language} .selected=${prefs.language === language}>${name}</option>`,
      )}
    </select>
    ${icon("chev")}
  </label>`;
}

/**
 * The way to the day's challenge, as high before its answer is there as after.
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
function ofToday(state, act) {
  const { t } = act;
  const now = today(state);
  const played = now?.challenges.filter(({ mine }) => mine?.finished).length ?? 0;
  const begun = now?.challenges.some(({ mine }) => mine !== null && !mine.finished);
  const line = begun ? t("daily-begun") : played > 0 ? t("daily-played", { n: played }) : t("daily-card");
  return html`<div class="today-way">
    ${cast()}${way(act, { page: "daily" }, html`<span class="grow">${t("daily-title")}<small>${line}</small></span>`)}
    ${now && now.streak.current > 0 ? html`<small class="num">${t("streak", { days: now.streak.current })}</small>` : nothing}${icon("chev")}
  </div>`;
}

/** Two dice that lie there, and tell nothing of the day's four. */
function cast() {
  return html`<span class="cast" aria-hidden="true">
    ${[3, 5].map((pips) => html`<i class="bone"><svg viewBox="0 0 6 6"><use href="#pips-${pips}"></use></svg></i>`)}
  </span>`;
}

/**
 * Which game, where there are several.
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
function games({ ui }, act) {
  const all = Object.values(GAMES);
  if (all.length < 2) return nothing;
  return html`<div class="games" role="group" aria-label=${act.t("home-game")}>
    ${all.map(
      ({ id, icon: drawing }) =>
        html`<button class=${ui.game === id ? "on" : ""} aria-pressed=${ui.game === id} @click=${() => act.choose(id)}>
          ${icon(drawing)}<span>${act.t(`${id}-name`)}<small>${act.t(`${id}-who`)}</small></span>
        </button>`,
    )}
  </div>`;
}

/**
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
function joinByCode({ ui, notice }, act) {
  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    act.enterCode();
  }
  return html`<form class="joinrow" novalidate @submit=${submit}>
    <label class="input code">
      <span class="unseen">${act.t("home-code")}</span>
      <input
        name="code"
        .value=${ui.code}
        placeholder=${act.t("home-code")}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        enterkeyhint="go"
        aria-invalid=${notice?.about === "code"}
        @input=${(/** @type {InputEvent} */ event) => act.typeCode(/** @type {HTMLInputElement} */ (event.target).value)}
      />
    </label>
    <button class="ghost">${act.t("home-join")}</button>
  </form>`;
}
