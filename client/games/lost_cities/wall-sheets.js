/** The sheets on the wall: how everybody stands, what they took, what it brought. */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { COUNTS, GAINS, REVEAL } from "../../beats.js";
import { places } from "../../ranks.js";
import { lasting } from "../../tv/lasting.js";
import { shows } from "../../views/greet.js";
import { counts, moves } from "../../views/moments.js";
import { icon } from "../../views/parts.js";
import { change } from "../change.js";
import { NOTHING_YET, reveal, sheetsOf } from "./reveal.js";
import { crossings, sitters } from "./scene.js";
import { lastTaken, MARKS } from "./seats.js";
import { smallSheet } from "./ways.js";

/** @import { View } from "./pieces.js" */
/** @import { Revealed, Sheets as Seen } from "./reveal.js" */
/** @import { Sitter } from "./scene.js" */
/** @import { Template, Texts } from "../game.js" */
/** @import { Sight } from "../../tv/wall.js" */

/** Milliseconds for which it stands beside a name what its last choice brought. */
const NEWS = 9000;

class Sheets extends Directive {
  /** @param {import("/vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    this.revealed = NOTHING_YET;
    /** @type {Seen | null} */
    this.seen = null;
  }

  /** @param {Sight} sight */
  render(sight) {
    const room = /** @type {import("../../wire.js").RoomMessage} */ (sight.state.room);
    const now = sheetsOf(room.room.game_no, room.view);
    this.revealed = reveal(this.revealed, this.seen, now);
    this.seen = now;
    return all(sight, this.revealed);
  }
}

/** Every sheet, with a memory of what it showed before. */
export const sheets = directive(Sheets);

/** Every sheet of a game that is over. @param {Sight} sight */
export function sheetsAtTheEnd(sight) {
  return all(sight, NOTHING_YET);
}

/**
 * @param {Sight} sight
 * @param {Revealed} revealed
 */
function all(sight, revealed) {
  const people = sitters(sight.state);
  const ranks = places(
    people.map(({ view: { score } }) => score.total),
    sight.state.room?.outcome ?? null,
  );
  return html`<ol class="sheets" data-n=${people.length} ${lasting(revealed.count, { reveal: REVEAL, news: NEWS })}>
    ${people.map((sitter) => card(sight, sitter, ranks[sitter.seat], revealed))}
  </ol>`;
}

/**
 * @param {Sight} sight
 * @param {Sitter} sitter
 * @param {number | null} rank
 * @param {Revealed} revealed
 */
function card({ state, t }, sitter, rank, { fresh, gains, count }) {
  const { seat, person, standing, view } = sitter;
  const gain = gains[seat] ?? null;
  const over = state.room?.room.phase === "over";
  return html`<li class="card ${standing} ${rank === 1 ? "lead" : ""} ${view.exhausted ? "exhausted" : ""}">
    ${shows(state, person?.no)}
    <div class="info">
      <span class="place num" ${moves("gain", rank)}>${rank === 1 ? icon("crown") : (rank ?? nothing)}</span>
      <strong class="name"><bdi>${person?.name ?? ""}</bdi></strong>
      <b class="pts carved num" ${counts(view.score.total, (n) => t("number", { n }), { wait: COUNTS })}></b>
    </div>
    <div class="how">
      ${
        over
          ? nothing
          : html`<span class="standing"><span class="mark" aria-hidden="true">${icon(MARKS[standing], "")}</span><span class="word">${words(standing, t)}</span></span>`
      }
      ${standing === "took" ? lastTaken(sitter, t) : nothing}
      ${gain === null ? nothing : html`<span class="news num" ${moves("gain", count, { wait: GAINS, first: true })}>${standing === "took" ? nothing : lastTaken(sitter, t)}<b class="gain">${change(gain, t)}</b></span>`}
    </div>
    ${written(/** @type {View} */ (state.room?.view), seat, { fresh: fresh[seat] }, t)}
  </li>`;
}

/**
 * How somebody stands, in a word.
 *
 * @param {Sitter["standing"]} standing
 * @param {Texts} t
 */
function words(standing, t) {
  return standing === "took" ? t("wall-took") : t(`wall-${standing}`);
}

/**
 * What somebody has written.
 *
 * @param {View} view
 * @param {number} seat
 * @param {{fresh?: Set<string>}} show
 * @param {Texts} t
 * @returns {Template}
 */
export function written({ seats, bridges }, seat, { fresh }, t) {
  const { sheet, score } = seats[seat];
  return smallSheet({ sheet, points: score, bridges: crossings(bridges, seat, []), fresh }, t);
}
