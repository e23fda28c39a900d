/** Same dice, two stories, of whatever game: how my score and a rival's grew, and the turn that drove them furthest apart. */
import { html, nothing, svg } from "/vendor/lit-html/lit-html.js";
import { known, recordAddress } from "../answers.js";
import { atSeat } from "../people.js";
import { byRank } from "../ranks.js";
import { sentence } from "../views/said.js";
import { change } from "./change.js";

/** @import { State, Template, Texts } from "./game.js" */
/** @import { Kept } from "../proof/turns.js" */

/**
 * @typedef {object} Told   what a game tells of one that is kept
 * @property {(kept: Kept, seat: number) => number[]} growth                  the score of a seat after each turn
 * @property {(kept: Kept, seat: number, turn: number) => Template} roll      the dice of a turn, counted from 0
 */

/** What the drawing measures, in its own units. */
const WIDE = 334;
const TALL = 64;
const RIM = 10;

/** Turns that are all marked and numbered; of more every fifth is. */
const FEW = 20;

/**
 * Beside who won; beside the second, for who won. Nothing for who played alone or had no seat.
 * @param {State} state
 * @param {Texts} t
 * @param {Told} game
 * @returns {Template}
 */
export function stories(state, t, game) {
  const { room, me } = state;
  const record = room?.room.record ? known(state, recordAddress(room.room.record))?.record : null;
  const rival = byRank(room?.outcome?.seats ?? []).find(({ seat, rank }) => seat !== me.seat && rank !== null)?.seat;
  if (!record || me.seat === null || rival === undefined) return nothing;
  const [mine, theirs] = [me.seat, rival].map((seat) => game.growth(record, seat));
  const both = Math.min(mine.length, theirs.length);
  if (both < 2) return nothing;
  const apart = furthest(mine.slice(0, both), theirs.slice(0, both));
  const name = atSeat(state, rival)?.name ?? "";
  return html`<section class="panel stories">
    <div class="bar"><h2 class="grow">${t("stories-title")}</h2><span class="key us">${t("you")}</span><span class="key"><bdi>${name}</bdi></span></div>
    ${chart(mine, theirs)}
    <p class="soft num">
      <b>${t("turn-n", { turn: apart + 1 })}</b>
      <span class="roll">${game.roll(record, me.seat, apart)}</span>
      <span>${sentence(t, "stories-turn", { name, theirs: change(gain(theirs, apart), t), mine: change(gain(mine, apart), t) })}</span>
    </p>
  </section>`;
}

/** What a turn brought. @param {number[]} scores @param {number} turn */
const gain = (scores, turn) => scores[turn] - (scores[turn - 1] ?? 0);

/** The turn whose gains differ most. @param {number[]} mine @param {number[]} theirs */
function furthest(mine, theirs) {
  const apart = mine.map((_, turn) => Math.abs(gain(mine, turn) - gain(theirs, turn)));
  return apart.indexOf(Math.max(...apart));
}

/**
 * Mine solid and round, the other dashed and square. Those who hear have the scores and the sentence below.
 * @param {number[]} mine
 * @param {number[]} theirs
 */
function chart(mine, theirs) {
  const long = Math.max(mine.length, theirs.length);
  const all = [0, ...mine, ...theirs];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const x = (/** @type {number} */ turn) => RIM + (turn * (WIDE - 2 * RIM)) / Math.max(1, long - 1);
  const y = (/** @type {number} */ points) => RIM + ((high - points) * (TALL - RIM)) / (high - low || 1);
  const marked = (/** @type {number} */ turn) => long <= FEW || (turn + 1) % 5 === 0;
  const path = (/** @type {number[]} */ scores) => scores.map((points, turn) => `${x(turn)},${y(points)}`).join(" ");
  return html`<svg class="chart" viewBox="0 0 ${WIDE} ${TALL + 22}" aria-hidden="true">
    <path d="M0 ${y(0)}H${WIDE}"></path>
    <g>
      <polyline points=${path(theirs)}></polyline>
      ${theirs.map((points, turn) => (marked(turn) ? svg`<rect x=${x(turn) - 3} y=${y(points) - 3} width="6" height="6"></rect>` : nothing))}
    </g>
    <g class="us">
      <polyline points=${path(mine)}></polyline>
      ${mine.map((points, turn) => (marked(turn) ? svg`<circle cx=${x(turn)} cy=${y(points)} r="3.5"></circle>` : nothing))}
    </g>
    ${Array.from({ length: long }, (_, turn) => (marked(turn) ? svg`<text x=${x(turn)} y=${TALL + 20}>${turn + 1}</text>` : nothing))}
  </svg>`;
}
