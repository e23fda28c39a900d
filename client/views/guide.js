/** Somebody's first turn of a game: a card at the foot of a real table. It takes the place of what is not needed yet, and hides nothing that is. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";

/**
 * @param {{n: number, of: number, title: string, line: string}} card
 * @param {import("../i18n.js").Texts} t
 * @param {{skip: () => void, next: (() => void) | null}} ways
 */
export function guide({ n, of, title, line }, t, { skip, next }) {
  return html`<section class="guide" aria-label=${t("guide-step", { n, of })}>
    <p class="eyebrow num" aria-hidden="true">${t("guide-step", { n, of })}</p>
    <p><b>${title}</b> ${line}</p>
    <div class="bar">
      <button class="text" @click=${skip}>${t("guide-skip")}</button>
      <span class="beads" aria-hidden="true">${Array.from({ length: of }, (_, step) => html`<i class=${step < n ? "on" : ""}></i>`)}</span>
      ${next ? html`<button class="ghost" @click=${next}>${t("guide-next")}</button>` : nothing}
    </div>
  </section>`;
}
