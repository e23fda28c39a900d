/** The settings: a page of their own from home, a drawer in a room, so that no game is left for them. */
import { html } from "/vendor/lit-html/lit-html.js";
import { choice, hall, nameField, way } from "./parts.js";
import { refusal } from "./said.js";
import { senses } from "./senses.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/**
 * @param {State} state
 * @param {Acts} act
 */
export function settingsPage(state, act) {
  const { t } = act;
  return html`<main class="screen halves settings">
    ${hall({ back: { label: t("back"), go: act.home }, title: t("settings-title"), line: t("settings-line") })}
    ${settings(state, act)}
    <nav class="foot" aria-label=${t("home-more")}>${way(act, { page: "about" }, t("about-title"))}</nav>
  </main>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
export function settings(state, act) {
  const { t } = act;
  const { language, numerals } = state.prefs;
  const languages = Object.entries(state.languages).map(([value, text]) => ({ value, text, lang: value }));
  const faces = [
    {
      value: false,
      text: html`<i class="bone"><svg viewBox="0 0 6 6" aria-hidden="true"><use href="#pips-5"></use></svg></i>${t("dice-pips")}`,
    },
    { value: true, text: html`<i class="bone carved" aria-hidden="true">5</i>${t("dice-numerals")}` },
  ];
  return html`<section class="panel sets">
      ${nameField(state, act, (typed) => act.prefer({ name: typed }), { done: act.rename })} ${refusal(state, t, "rename")}
      ${choice(t("settings-language"), language, languages, (chosen) => act.prefer({ language: chosen }))}
    </section>
    <section class="panel sets">
      ${systemOr(state, act, "theme", { light: t("theme-light"), dark: t("theme-dark") })}
      ${systemOr(state, act, "contrast", { normal: t("contrast-normal"), more: t("contrast-more") })}
      ${systemOr(state, act, "motion", { full: t("motion-full"), still: t("motion-still") })}
      ${choice(t("settings-dice"), numerals, faces, (chosen) => act.prefer({ numerals: chosen }))}
    </section>
    <section class="panel sets">${senses(state, act)}</section>`;
}

/**
 * What the system decides unless it is chosen here.
 * @param {State} state
 * @param {Acts} act
 * @param {"theme" | "contrast" | "motion"} pref
 * @param {Record<string, string>} others   their texts
 */
function systemOr({ prefs }, { t, prefer }, pref, others) {
  const among = [
    { value: "system", text: t("settings-system") },
    ...Object.entries(others).map(([value, text]) => ({ value, text })),
  ];
  return choice(t(`settings-${pref}`), prefs[pref], among, (chosen) => prefer({ [pref]: chosen }));
}
