/** What keeps moves from going through, and whose fault it is: in words, and in a drawing that tells them apart. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { trouble } from "../state.js";
import { icon } from "./parts.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */
/** @typedef {import("../state.js").Trouble} Trouble */

/** @type {Record<Exclude<Trouble, "store">, string>} */
const DRAWINGS = { device: "phone", server: "cloud", leaving: "reroll", slow: "hourglass", down: "dots" };

/**
 * A strip over the page; null when nothing is wrong.
 * @param {State} state
 * @param {Acts} act
 */
export function strip(state, act) {
  const { t } = act;
  const wrong = trouble(state);
  if (wrong === "store") {
    return html`<aside class="notice danger strip" aria-label=${t("store-title")}>
      ${icon("crack")}<span class="grow"><b>${t("store-title")}</b> ${t("store_away")}</span>
    </aside>`;
  }
  if (!state.entered || wrong === null) return null;
  return html`<aside class="notice strip" aria-label=${t(`link-${wrong}`)}>
    ${icon(DRAWINGS[wrong])}
    <span class="grow"><b>${t(`link-${wrong}`)}</b> ${rest(state, wrong, t)}</span>
    ${state.link === "up" || wrong === "leaving" ? nothing : html`<button class="ghost small" @click=${act.retry}>${t("link-now")}</button>`}
  </aside>`;
}

/**
 * What becomes of it.
 * @param {State} state
 * @param {Trouble} wrong
 * @param {import("../i18n.js").Texts} t
 */
function rest(state, wrong, t) {
  if (wrong === "leaving") return t("link-moves-over");
  if (state.link === "up") return t("link-waits");
  if (wrong === "device") return t("link-look");
  const seconds = state.retryAt === null ? 0 : Math.max(0, Math.ceil((state.retryAt - state.now) / 1000));
  return t("link-next", { seconds });
}
