/** What several screens are made of. */
import { html, nothing, svg } from "/vendor/lit-html/lit-html.js";
import { writeRoute } from "../route.js";

/** @typedef {import("../games/game.js").Template} Template */

/**
 * @param {string} name of icons.svg
 * @param {string} [kind] further classes
 * @returns {Template}
 */
export function icon(name, kind = "icon") {
  return html`<svg class=${kind} viewBox=${VIEWS[name] ?? "0 0 24 24"} aria-hidden="true"><use href="#${name}"></use></svg>`;
}

/** The drawings that are not 24 units wide. @type {Record<string, string>} */
const VIEWS = { gate: "0 0 48 48", shut: "0 0 48 48" };

/** The ruined city, as wide as it must be. */
export function town() {
  return html`<svg class="town" viewBox="0 0 4320 220" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    ${[
      svg`<use href="#town" width="1440" height="220" transform="matrix(-1 0 0 1 1440 0)"></use>`,
      svg`<use href="#town" width="1440" height="220" x="1440"></use>`,
      svg`<use href="#town" width="1440" height="220" transform="matrix(-1 0 0 1 4320 0)"></use>`,
    ]}
  </svg>`;
}

/**
 * What a table is called: the code of its room, or the day whose challenge it is.
 * @param {import("../state.js").State} state
 * @param {import("../i18n.js").Texts} t
 */
export function place({ room }, t) {
  const { code = "", daily = null } = room?.room ?? {};
  if (daily)
    return html`<span class="day">${t(daily.ranked ? "daily-of" : "daily-practice", { day: daily.day })}</span>`;
  return html`<span class="unseen">${t("room-code", { code })}</span><span class="code" aria-hidden="true">${code}</span>`;
}

/**
 * A person is a building: eight silhouettes with an initial.
 * @param {{badge: number, name: string | null}} person
 */
export function badge(person) {
  return html`<span class="badge" data-b=${person.badge} aria-hidden="true">${initial(person.name)}</span>`;
}

/** @param {string | null} name */
function initial(name) {
  const first = [...(name ?? "")][0] ?? "";
  return first.toLocaleUpperCase();
}

/**
 * Something that is on or off.
 * @param {string} label
 * @param {string} note   what it is about
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 */
export function toggle(label, note, on, change) {
  return html`<button class="pref" role="switch" aria-checked=${on} @click=${() => change(!on)}>
    <span class="grow">${label}<small>${note}</small></span>
    <span class="switch">${icon("tick")}</span>
  </button>`;
}

/**
 * A link to a page of ours. Where a modifier asks for a tab of its own, the browser opens one.
 * @param {import("../acts.js").Acts} act
 * @param {import("../state.js").Route} route
 * @param {unknown} text
 */
export function way(act, route, text) {
  /** @param {MouseEvent} event */
  function follow(event) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    act.go(route);
  }
  return html`<a class="text" href=${writeRoute(route)} @click=${follow}>${text}</a>`;
}

/**
 * The small way from a line of a board to the game it tells of.
 * @param {import("../acts.js").Acts} act
 * @param {string} record
 */
export function replayed(act, record) {
  const name = act.t("replay-title");
  return way(
    act,
    { page: "replay", record },
    html`<span class="unseen">${name}</span><span title=${name}>${icon("play")}</span>`,
  );
}

/**
 * The way to the rules from a table: whoever touches the words around it gets there, its sign stands beside them.
 * @param {{t: import("../i18n.js").Texts, rules: () => void}} act
 */
export function rulesWay({ t, rules }) {
  return html`<button class="turn-rules" aria-label=${t("rules-title")} @click=${rules}>${icon("info")}</button>`;
}

/**
 * The head of a page: a way back, a heading, a line below it.
 * @param {{back: {label: string, go: () => void} | null, title: unknown, line?: unknown, aside?: unknown}} parts
 */
export function hall({ back, title, line = nothing, aside = nothing }) {
  return html`<header class="dusk hall">
    <div class="bar">
      ${back ? html`<button class="round" aria-label=${back.label} @click=${back.go}>${icon("back")}</button>` : nothing}
      <div class="grow">
        ${title === nothing ? nothing : html`<h1 class="carved">${title}</h1>`} ${line === nothing ? nothing : html`<p>${line}</p>`}
      </div>
      ${aside}
    </div>
    ${town()}
  </header>`;
}

/**
 * Where a person's name is written.
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 * @param {(name: string) => void} changed   with every letter
 * @param {{done?: (name: string) => void, enter?: (name: string) => void}} [then]   when the field is left; on Enter
 */
export function nameField({ prefs, notice }, act, changed, { done, enter } = {}) {
  /** @param {Event} event */
  const value = (event) => /** @type {HTMLInputElement} */ (event.target).value;
  return html`<label class="field">
    <span class="eyebrow">${act.t("name-label")}</span>
    <span class="input">
      ${badge({ badge: 3, name: prefs.name })}
      <input
        name="name"
        .value=${prefs.name}
        maxlength="60"
        autocomplete="nickname"
        spellcheck="false"
        enterkeyhint=${enter ? "go" : "done"}
        aria-invalid=${notice?.about === "name" || notice?.about === "join"}
        @input=${(/** @type {Event} */ event) => changed(value(event))}
        @change=${(/** @type {Event} */ event) => done?.(value(event))}
        @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Enter" && !event.isComposing && enter?.(value(event))}
      />
    </span>
  </label>`;
}

/**
 * One of several, as a row of buttons.
 * @template T
 * @param {string} label
 * @param {T} chosen
 * @param {readonly {value: T, text: unknown, note?: string, lang?: string}[]} among
 * @param {((value: T) => void) | null} choose   null: it can only be read
 */
export function choice(label, chosen, among, choose) {
  return html`<div class="opt" role="group" aria-label=${label}>
    <span class="eyebrow" aria-hidden="true">${label}</span>
    <div class="choice">
      ${among.map(
        ({ value, text, note, lang }) =>
          html`<button
            class=${value === chosen ? "on" : ""}
            lang=${lang ?? nothing}
            aria-pressed=${value === chosen}
            ?disabled=${choose === null}
            @click=${() => value !== chosen && choose?.(value)}
          >
            ${text}${note ? html`<small>${note}</small>` : nothing}
          </button>`,
      )}
    </div>
  </div>`;
}

/**
 * Every language of the game, one tap away.
 * @param {import("../state.js").State} state
 * @param {import("../i18n.js").Texts} t
 * @param {(language: string) => void} choose
 */
export function tongues({ languages, prefs }, t, choose) {
  return html`<div class="tongues" role="group" aria-label=${t("settings-language")}>
    ${Object.entries(languages).map(
      ([language, name]) =>
        html`<button
          class="text"
          lang=${language}
          aria-pressed=${prefs.language === language}
          @click=${() => choose(language)}
        >
          ${name}
        </button>`,
    )}
  </div>`;
}
