/** The others at the table: their boards as of the last turn, and who has chosen. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { COUNTS, GAINS } from "../../beats.js";
import { shows } from "../../views/greet.js";
import { later, OTHERS } from "../../views/later.js";
import { counts, moves } from "../../views/moments.js";
import { icon } from "../../views/parts.js";
import { change } from "../change.js";
import { mini, progress } from "./face.js";
import { sitters } from "./scene.js";

/** @import { Revealed } from "./reveal.js" */
/** @import { Sitter, Standing } from "./scene.js" */
/** @import { Template, TableActs, State } from "../game.js" */

/** How somebody stands, drawn. @type {Record<Standing, string>} */
export const MARKS = { done: "tick", thinking: "dots", away: "moon", finished: "gate", gone: "cross" };

/**
 * @param {State} state
 * @param {TableActs} act
 * @param {Revealed} revealed
 * @returns {Template}
 */
export function others(state, { t }, revealed) {
  const seats = sitters(state).filter(({ seat }) => seat !== state.me.seat);
  if (seats.length === 0) return nothing;
  const turn = (state.room?.view.turn ?? 1) - 1;
  return html`<section class="others" data-n=${seats.length}>
    <h2 class="eyebrow">${t("others-after", { turn })}</h2>
    <ol class="seats">${seats.map((sitter) => later(timing(sitter, state, t, revealed), () => seated(sitter, state, t, revealed)))}</ol>
  </section>`;
}

/**
 * When a seat is drawn, and from what.
 *
 * @param {Sitter} sitter
 * @param {State} state
 * @param {TableActs["t"]} t
 * @param {Revealed} revealed
 */
function timing({ view, person, standing }, state, t, revealed) {
  return { rank: OTHERS, moment: state, known: [view, person, standing, revealed, state.emotes[person?.no ?? 0], t] };
}

/**
 * @param {Sitter} sitter
 * @param {State} state
 * @param {TableActs["t"]} t
 * @param {Revealed} revealed
 * @returns {Template}
 */
export function seated({ seat, person, view, standing }, state, t, { fresh, gains, count }) {
  const { cells, score, filled, turns } = view;
  const gain = gains[seat] ?? null;
  const progressed = t("seat-progress", { turn: turns + (view.finished ? 0 : 1), filled });
  return html`<li class="seat ${standing}">
    <span class="face">${cells ? mini(cells, { fresh: fresh[seat] }) : progress(filled)}<span class="mark" aria-hidden="true">${icon(MARKS[standing], "")}</span></span>
    <span class="name"><bdi>${person?.name ?? ""}</bdi></span>
    <span class="unseen">${t("seat-state", { state: standing })}</span>
    ${
      score
        ? html`<span class="unseen">${t("points", { n: score.total })}</span>
            <b class="pts carved num" aria-hidden="true" ${counts(score.total, (n) => t("number", { n }), { wait: COUNTS })}></b>`
        : html`<span class="unseen">${progressed}</span><small class="pts" aria-hidden="true">${progressed}</small>`
    }
    ${gain === null ? nothing : html`<b class="gained num" aria-hidden="true" ${moves("gain", count, { wait: GAINS, first: true })}>${change(gain, t)}</b>`}${shows(state, person?.no)}
  </li>`;
}
