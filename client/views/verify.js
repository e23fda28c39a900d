/** The dice of a finished game, each made again from the seed, beside those of its log. */
import { AsyncDirective, directive } from "/vendor/lit-html/async-directive.js";
import { html, noChange, nothing } from "/vendor/lit-html/lit-html.js";
import { createHashing } from "../proof/hashing.js";
import { prove } from "../proof/prove.js";
import { named, opener, peopleOf, withGame } from "./kept.js";
import { hall, icon, way } from "./parts.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */
/** @typedef {import("./kept.js").Kept} Kept */
/** @typedef {import("../proof/prove.js").Proof} Proof */
/** @typedef {import("../proof/prove.js").CheckedThrow} CheckedThrow */
/** @typedef {{state: State, act: Acts, kept: Kept}} Shown */

const DAY = 86_400_000;
/** What anybody can type, with a seed and a place of their own. */
const COMMANDS = [
  "printf %s SEED | xxd -r -p | sha256sum",
  "printf %s roll:1:0 | openssl dgst -sha256 -mac HMAC -macopt hexkey:SEED",
];

/**
 * @param {State} state
 * @param {Acts} act
 */
export function verify(state, act) {
  const { t } = act;
  const said = { title: t("verify-title"), line: t("verify-line") };
  return withGame(state, act, said, (kept) => {
    const { route } = state;
    const address = "record" in route ? route.record : null;
    return html`<main class="screen kept verify">
      ${hall({ back: { label: t("back"), go: act.home }, title: said.title, line: named(kept.record, t) })}
      ${kept.record.seed === null ? sealed(kept, t) : proved({ state, act, kept })}
      ${explained(kept, t)}
      <nav class="ways">${way(act, { page: "replay", record: address }, t("replay-title"))}</nav>
      ${address === null ? opener(state, act) : html`<details class="soft"><summary>${t("file-other")}</summary>${opener(state, act)}</details>`}
    </main>`;
  });
}

class Proved extends AsyncDirective {
  /** @type {Kept["record"] | null} */
  record = null;
  /** @type {Proof | "file_unreadable" | null} */
  proof = null;
  /** @type {Shown | null} */
  shown = null;

  /** @param {Shown} shown */
  render(shown) {
    const { record, again } = shown.kept;
    this.shown = shown;
    if (record !== this.record && record.seed !== null) {
      this.record = record;
      this.proof = null;
      prove({ ...record, seed: record.seed }, again.replay, createHashing(crypto.subtle))
        .catch(() => /** @type {const} */ ("file_unreadable"))
        .then((proof) => {
          if (this.record !== record || !this.shown) return;
          this.proof = proof;
          this.setValue(verdict(this.shown, proof));
        });
    }
    return this.proof ? verdict(shown, this.proof) : html`<p>${shown.act.t("pages-opening")}</p>`;
  }

  /** @param {unknown} _part @param {[Shown]} values */
  update(_part, [shown]) {
    return this.render(shown) ?? noChange;
  }
}

/** What comes of making every die again: it takes a moment. */
const proved = directive(Proved);

/**
 * Others still play on these dice.
 *
 * @param {Kept} kept
 * @param {import("../i18n.js").Texts} t
 */
function sealed({ record }, t) {
  const next = new Date(Date.parse(record.day ?? "") + DAY).toISOString().slice(0, 10);
  return html`<section class="panel verdict"><p class="bar">${icon("lock")}<b class="grow">${t("verify-sealed", { day: next })}</b></p>
    <p class="eyebrow">${t("verify-shown")}</p><code>${record.commitment}</code></section>`;
}

/**
 * @param {Shown} shown
 * @param {Proof | "file_unreadable"} proof   the latter of a log that cannot be played to its end
 */
function verdict({ state, act, kept }, proof) {
  const { t } = act;
  if (proof === "file_unreadable") return html`<p>${t(proof)}</p>`;
  const { record } = kept;
  const { committed, wrong, dice, scored, fingerprint, throws } = proof;
  const facts = /** @type {const} */ ([
    [wrong === 0, wrong === 0 ? t("verify-dice-good", { n: dice }) : t("verify-dice-bad", { n: wrong })],
    [committed, t(committed ? "verify-seed-good" : "verify-seed-bad")],
    [scored, t(scored ? "verify-score-good" : "verify-score-bad")],
  ]);
  const good = facts.every(([fits]) => fits);
  return html`<section class="panel verdict ${good ? "good" : "bad"}" role="status">
      <h2 class="carved">${icon(good ? "tick" : "cross")}${t(good ? "verify-good" : "verify-bad")}</h2>
      <ul>
        ${facts.map(([fits, fact]) => html`<li class=${fits ? "" : "wrong"}>${icon(fits ? "tick" : "cross")}<span>${fact}</span></li>`)}
      </ul>
    </section>
    <section class="panel seeds">
      <p class="eyebrow">${t("verify-seed")}</p><code>${record.seed}</code>
      <p class="eyebrow">${t("verify-made")}</p><code>${fingerprint}</code>
      <p class="eyebrow">${t("verify-shown")}</p><code class=${committed ? "" : "wrong"}>${record.commitment}</code>
    </section>
    <ol class="throws">${throws.map((one) => thrown({ state, act, kept }, one))}</ol>`;
}

/**
 * @param {Shown} shown
 * @param {CheckedThrow} one
 */
function thrown({ state, act, kept }, { turn, seats, power, dice }) {
  const { t } = act;
  const { drawn } = kept.again;
  const people = peopleOf(kept.record, t);
  const right = dice.every(({ fits }) => fits);
  const rows = /** @type {const} */ ([
    ["log", dice],
    ["seed", dice.map((die) => ({ ...die, face: die.due }))],
  ]);
  return html`<li class="panel throw ${right ? "" : "bad"}">
    <h3>
      ${t("turn-n", { turn })}${power || seats.length < people.length ? html` · ${seats.map((seat) => html`<bdi>${people[seat].name}</bdi> `)}` : nothing}${power ? icon("star") : nothing}
      ${right ? nothing : html`<b class="wrong">${icon("cross")}${t("verify-differs")}</b>`}
    </h3>
    ${rows.map(
      ([
        row,
        all,
      ]) => html`<div class="row" role="img" aria-label=${`${t(`verify-row-${row}`)}: ${all.map((die) => drawn.says(die, t)).join(", ")}`}>
        <span aria-hidden="true">${t(`verify-row-${row}`)}</span>
        <span class="dice" aria-hidden="true">${all.map((die) => html`<span class=${die.fits ? "" : "wrong"} title=${die.place ?? ""}>${drawn.die(die, state)}</span>`)}</span>
      </div>`,
    )}
  </li>`;
}

/**
 * How anybody can do it with other tools.
 *
 * @param {Kept} kept
 * @param {import("../i18n.js").Texts} t
 */
function explained({ record, again }, t) {
  const seed = record.seed ?? "SEED";
  return html`<details class="soft explained">
    <summary>${t("verify-how")}</summary>
    <ol>${[1, 2, 3, 4].map((step) => html`<li>${t(`verify-how-${step}`)}</li>`)}</ol>
    <p>${t("verify-places")}</p>
    <ul>${again.replay.places.map(({ place, sides }) => html`<li><code>${place}</code> ${t("verify-sides", { n: sides })}</li>`)}</ul>
    <p>${t("verify-faces", { game: record.game })}</p>
    ${COMMANDS.map((command) => html`<code>${command.replace("SEED", seed)}</code>`)}
  </details>`;
}
