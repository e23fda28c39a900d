/** What the rules of every game are made of: chapters, drawn examples, sentences. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { icon } from "./parts.js";

/** @typedef {import("../games/game.js").Texts} Texts */
/** @typedef {import("../games/game.js").Template} Template */
/** @typedef {{title: string, kind?: string, body: unknown}} Chapter  title: a message; kind: a class */

/**
 * @param {Texts} t
 * @param {Chapter[]} chapters
 * @returns {Template}
 */
export function rulebook(t, chapters) {
  return html`<div class="rulebook">
    <nav class="toc" aria-label=${t("rules-chapters")}>
      ${chapters.map(({ title }, at) => html`<button class="ghost small" @click=${turnTo(at)}>${t(title)}</button>`)}
    </nav>
    ${chapters.map(
      ({ title, kind = "", body }, at) => html`<section class=${kind}>
        <h2 class="carved" tabindex="-1"><b class="step num" aria-hidden="true">${at + 1}</b>${t(title)}</h2>
        ${body}
      </section>`,
    )}
  </div>`;
}

/** No address changes, so that Back leads to where it led before. @param {number} chapter */
function turnTo(chapter) {
  return (/** @type {Event} */ { currentTarget }) => {
    const book = /** @type {HTMLElement} */ (currentTarget).closest(".rulebook");
    const heading = book?.querySelectorAll("h2")[chapter];
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
}

/**
 * Sentences, one below the other.
 * @param {Texts} t
 * @param {...string} ids
 */
export function said(t, ...ids) {
  return html`<ul class="said-so">${ids.map((id) => html`<li>${t(id)}</li>`)}</ul>`;
}

/** @param {...unknown} drawn */
export function examples(...drawn) {
  return html`<div class="exs">${drawn}</div>`;
}

/**
 * A drawing made of what is on the table too. What could be touched there cannot be touched here.
 * @param {unknown} drawing
 * @param {string} caption
 * @param {{t?: Texts, fits?: boolean, kind?: string}} [more]   fits: whether the rules allow it, if it is about that
 */
export function example(drawing, caption, { t, fits, kind = "" } = {}) {
  const verdict =
    t && fits !== undefined
      ? html`<span class="verdict ${fits ? "yes" : "nope"}">${icon(fits ? "tick" : "cross")}<span class="unseen">${t(fits ? "rules-fits" : "rules-fits-not")}</span></span>`
      : nothing;
  return html`<figure class="ex ${kind} ${fits === false ? "wrong" : ""}">
    <div class="drawn">${drawing}</div>
    <figcaption>${verdict}<span>${caption}</span></figcaption>
  </figure>`;
}
