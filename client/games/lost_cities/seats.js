/** Who sits at the table: how everybody stands, what they took last, and the way to their sheets. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { COUNTS, GAINS, OWN_COUNTS } from "../../beats.js";
import { shows } from "../../views/greet.js";
import { later, OTHERS } from "../../views/later.js";
import { counts, moves } from "../../views/moments.js";
import { badge, icon } from "../../views/parts.js";
import { change } from "../change.js";
import { crossings, sitters } from "./scene.js";
import { hue, smallSheet } from "./ways.js";
import { taken } from "./words.js";

/** @import { Revealed } from "./reveal.js" */
/** @import { Sitter, Standing } from "./scene.js" */
/** @import { Roll, Take, View } from "./pieces.js" */
/** @import { Template, TableActs, State, Texts } from "../game.js" */

/** @type {Record<Standing, string>} */
export const MARKS = {
  active: "hex",
  took: "hex",
  done: "tick",
  thinking: "dots",
  waits: "dots",
  away: "moon",
  gone: "cross",
};

/**
 * @param {State} state
 * @param {TableActs} act
 * @param {Revealed} revealed
 * @param {number} own   what the own sheet is worth, with a choice that nobody else sees yet
 * @param {(seat: number) => void} open
 * @returns {Template}
 */
export function seats(state, { t }, revealed, own, open) {
  const all = sitters(state);
  /** @type {View} */
  const view = state.room?.view;
  return html`<section class="rivals" data-n=${all.length}>
    <h2 class="eyebrow">${t("sheets-after", { turn: view.turn - 1 })}</h2>
    <ol>${all.map((sitter) => {
      const me = sitter.seat === state.me.seat;
      const inner = later(timing(sitter, state, t, [revealed, own]), () =>
        seated(sitter, view, t, revealed, me ? own : null),
      );
      return html`<li class="${rival(sitter, revealed)} ${me ? "self" : ""}">
        ${
          me
            ? html`<div class="pawn">${inner}</div>`
            : html`<button class="pawn" data-seat=${sitter.seat} aria-haspopup="dialog" @click=${() => open(sitter.seat)}>${inner}</button>`
        }${shows(state, sitter.person?.no)}
      </li>`;
    })}</ol>
  </section>`;
}

/**
 * When a seat is drawn, and from what.
 *
 * @param {Sitter} sitter
 * @param {State} state
 * @param {Texts} t
 * @param {unknown[]} more
 */
function timing({ view, person, standing }, state, t, more) {
  return { rank: OTHERS, moment: state, known: [state.room?.view, view, person, standing, t, ...more] };
}

/**
 * The classes of a seat; `news` while its sheet has just changed.
 *
 * @param {Sitter} sitter
 * @param {Revealed} revealed
 */
export function rival({ seat, standing, view }, { gains }) {
  const news = (gains[seat] ?? null) !== null;
  return `rival ${standing} ${view.exhausted ? "exhausted" : ""} ${news ? "news" : ""}`;
}

/**
 * @param {Sitter} sitter
 * @param {View} view
 * @param {Texts} t
 * @param {Revealed} revealed
 * @param {number | null} own   the own points; null for everybody else
 * @returns {Template}
 */
export function seated(sitter, view, t, { fresh, gains, count }, own) {
  const { seat, person, standing } = sitter;
  const { sheet, score, exhausted } = sitter.view;
  const gain = gains[seat] ?? null;
  const total = own ?? score.total;
  const shown = { sheet, points: score, bridges: crossings(view.bridges, seat, []), fresh: fresh[seat] };
  return html`${smallSheet(shown, t)}
    <span class="who">${person ? badge(person) : nothing}<i class="mark" aria-hidden="true">${icon(MARKS[standing], "")}</i></span>
    <span class="name">${own === null ? html`<bdi>${person?.name ?? ""}</bdi>` : t("you")}</span>
    <span class="unseen">${how(standing, exhausted, own === null, t)}</span>
    <b class="points carved num" role="img" aria-label=${t("points", { n: total })} ${counts(total, (n) => t("number", { n }), { wait: own === null ? COUNTS : OWN_COUNTS })}></b>
    ${lastTaken(sitter, t)}
    ${gain === null ? nothing : html`<b class="gainpill num" aria-hidden="true" ${moves("gain", count, { wait: GAINS, first: true })}>${change(gain, t)}</b>`}`;
}

/**
 * How somebody stands, in words; of oneself the table says it elsewhere.
 *
 * @param {Standing} standing
 * @param {boolean} exhausted
 * @param {boolean} other
 * @param {Texts} t
 */
export function how(standing, exhausted, other, t) {
  return [...(other ? [t("standing", { state: standing })] : []), ...(exhausted ? [t("exhausted")] : [])].join(" · ");
}

/**
 * The pair that a seat took last, as its two dice; faint when it is of the turn before.
 *
 * @param {Sitter} sitter
 * @param {Texts} t
 */
export function lastTaken({ last }, t) {
  if (!last) return nothing;
  const { choice, dice, old } = last;
  const said = html`<span class="said-took">${taken(choice, dice, t)}</span>`;
  return html`<span class="lasttook ${old ? "old" : ""}">${choice.type === "refuse" ? small("hue refusals", "hex") : drawn(choice, dice)}${said}</span>`;
}

/**
 * @param {Take} choice
 * @param {Roll} dice
 */
function drawn({ number, colour, arrows }, dice) {
  const column = dice.colours[colour];
  const led = arrows.filter((arrow) => arrow !== null);
  return html`<i class="numdie">${dice.numbers[number]}</i>${small(`hue ${hue(column).name}`, hue(column).symbol)}${led.map(
    (arrow) => small(`hue ${hue(Number(arrow)).name} led`, hue(Number(arrow)).symbol),
  )}`;
}

/**
 * @param {string} kind
 * @param {string} symbol
 */
function small(kind, symbol) {
  return html`<i class=${kind}>${icon(symbol, "")}</i>`;
}
