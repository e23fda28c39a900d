/** The boards on the wall while a game is played: who has chosen, what the last turn brought, who is ahead. */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { COUNTS, GAINS, REVEAL } from "../../beats.js";
import { places } from "../../ranks.js";
import { invitation } from "../../tv/header.js";
import { lasting } from "../../tv/lasting.js";
import { shows } from "../../views/greet.js";
import { counts, moves } from "../../views/moments.js";
import { icon } from "../../views/parts.js";
import { change } from "../change.js";
import { BONUS_ICONS } from "./face.js";
import { brought, powersPaid } from "./news.js";
import { BONUS_NAMES } from "./results.js";
import { boardsOf, NOTHING_YET, reveal } from "./reveal.js";
import { sitters } from "./scene.js";
import { DIFFICULTIES } from "./scoring.js";
import { MARKS } from "./seats.js";
import { slab } from "./wall-board.js";

/** @import { Bonus, View } from "./pieces.js" */
/** @import { News } from "./news.js" */
/** @import { Sitter } from "./scene.js" */
/** @import { Template, Texts } from "../game.js" */
/** @import { Sight } from "../../tv/wall.js" */

/** Milliseconds for which it stands beside a board what the last turn brought. */
const NEWS = 9000;
/** So many boards have their lines at their edges, and so many their parts beneath. */
export const EDGED = 2;
export const PARTED = 4;
/** So many boards leave a place free. */
export const VACANT = [5, 7];

class Boards extends Directive {
  /** @param {import("/vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    this.revealed = NOTHING_YET;
    /** @type {import("./reveal.js").Boards | null} */
    this.shown = null;
    /** @type {View | null} */
    this.view = null;
    /** @type {News[]} */
    this.news = [];
  }

  /** @param {Sight} sight */
  render(sight) {
    const view = /** @type {View} */ (sight.state.room?.view);
    const now = boardsOf(sight.state.room?.room.game_no ?? 0, view.seats);
    if (sight.state.room?.room.phase === "over") this.shown = this.shown ?? shut(now); // they were shut until the end
    const revealed = reveal(this.revealed, this.shown, now);
    if (revealed !== this.revealed) this.news = view.seats.map((seat, at) => brought(this.view?.seats[at], seat));
    this.revealed = revealed;
    this.shown = now;
    this.view = view;
    return this.draw(sight, view);
  }

  /** @param {Sight} sight @param {View} view */
  draw(sight, view) {
    const all = sitters(sight.state);
    const ranks = places(
      all.map(({ view: { score } }) => score?.total ?? 0),
      sight.state.room?.outcome ?? null,
    );
    const { count, fresh, gains } = this.revealed;
    return html`<ol class="boards ${about(all.length)}" data-n=${all.length} ${lasting(count, { reveal: REVEAL, news: NEWS })}>
      ${all.map((sitter) => {
        const { seat } = sitter;
        const gain = gains[seat] ?? null;
        return card(sight, sitter, ranks[seat], {
          board: slab(sitter.view, { fresh: fresh[seat], edged: all.length <= EDGED, lit: this.news[seat]?.lines }),
          under: all.length > PARTED ? nothing : parts(sitter.view, view, sight.t),
          news: gain === null ? nothing : told(gain, this.news[seat], count, sight.t),
        });
      })}
      ${VACANT.includes(all.length) ? place(sight) : nothing}
    </ol>`;
  }
}

/** Where all that is told about a board stands, when there are so many. @param {number} boards */
export const about = (boards) => ([1, 2, 5, 6].includes(boards) ? "beside" : "beneath");

/** Every board, with a memory of what it showed before. */
export const boards = directive(Boards);

/** Boards of which nothing was seen. @param {import("./reveal.js").Boards} boards */
function shut({ game, cells }) {
  return { game, cells: cells.map(() => null), totals: cells.map(() => null) };
}

/**
 * @param {Sight} sight
 * @param {Sitter} sitter
 * @param {number | null} rank
 * @param {{board: Template, under: Template, news: Template}} parts
 */
export function card({ state, t }, { person, view, standing }, rank, { board, under, news }) {
  const total = view.score?.total ?? 0;
  return html`<li class="card ${standing} ${rank === 1 ? "lead" : ""}">
    ${shows(state, person?.no)}
    <div class="info">
      <span class="place num" ${moves("gain", rank)}>${rank === 1 ? icon("crown") : (rank ?? nothing)}</span>
      <strong class="name"><bdi>${person?.name ?? ""}</bdi></strong>
      <span class="standing"><span class="mark" aria-hidden="true">${icon(MARKS[standing], "")}</span><span class="word">${t(`wall-${standing}`)}</span></span>
      <b class="pts carved num" ${counts(total, (n) => t("number", { n }), { wait: COUNTS })}></b>
    </div>
    ${board} ${under} ${news}
  </li>`;
}

/**
 * @param {number} gain
 * @param {News} news
 * @param {number} count
 * @param {Texts} t
 */
function told(gain, news, count, t) {
  return html`<div class="news num" ${moves("gain", count, { wait: GAINS, first: true })}>
    <b class="gain">${change(gain, t)}</b>${why(news, t)}
  </div>`;
}

/**
 * Why points changed: lines that are complete now, cells that fell, Powers.
 *
 * @param {News} news
 * @param {Texts} t
 */
export function why({ bonuses, ruins, powers }, t) {
  return html`${bonuses.map(([bonus, n]) => shout(bonus, n, t))}
    ${ruins > 0 ? html`<span class="shout bad">${icon("crack")}<span class="word">${t("ruins")}</span>${times(ruins, t)}</span>` : nothing}
    ${powers > 0 ? html`<span class="shout power">${icon("star")}<span>${t("loss", { n: powers })}</span></span>` : nothing}`;
}

/**
 * @param {Bonus} bonus
 * @param {number} n
 * @param {Texts} t
 */
function shout(bonus, n, t) {
  return html`<span class="shout">${icon(BONUS_ICONS[bonus])}<span class="word">${t(BONUS_NAMES[bonus])}</span>${times(n, t)}</span>`;
}

/** How often, when it is more than once. @param {number} n @param {Texts} t */
const times = (n, t) => (n > 1 ? html`<span>${t("times", { n })}</span>` : nothing);

/**
 * What a board's points are made of.
 *
 * @param {Sitter["view"]} seat
 * @param {View} view
 * @param {Texts} t
 */
export function parts({ score }, { difficulty }, t) {
  const { base = 0, bonuses = 0, ruins = 0 } = score ?? {};
  const paid = powersPaid(score, difficulty);
  const stars = DIFFICULTIES[difficulty].powers.map((_, at, { length }) => at < length - paid);
  return html`<dl class="facts num">
    <div><dt>${t("base")}</dt><dd>${t("number", { n: base })}</dd></div>
    <div><dt>${t("bonuses")}</dt><dd>${t("gain", { n: bonuses })}</dd></div>
    <div class=${ruins > 0 ? "bad" : ""}><dt>${t("ruins")}</dt><dd>${t("loss", { n: ruins })}</dd></div>
    ${stars.length > 0 ? html`<div><dt>${t("powers")}</dt><dd class="stars">${stars.map((left) => icon("star", left ? "" : "spent"))}</dd></div>` : nothing}
  </dl>`;
}

/** The free place between the boards holds the way in. @param {Sight} sight */
function place(sight) {
  return html`<li class="card vacant">${invitation(sight, sight.t("wall-join"))}</li>`;
}
