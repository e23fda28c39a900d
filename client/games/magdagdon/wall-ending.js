/** After the game, on the wall: every board with its best line lit, and what each made of the same dice. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { places } from "../../ranks.js";
import { closed } from "../../tv/chronicle.js";
import { change } from "../change.js";
import { rolled } from "./face.js";
import { bestLine, brought, changed, gainsOf, telling } from "./news.js";
import { sitters } from "./scene.js";
import { slab } from "./wall-board.js";
import { about, card, EDGED, PARTED, parts, why } from "./wall-play.js";

/** @import { View } from "./pieces.js" */
/** @import { Sitter } from "./scene.js" */
/** @import { Sight } from "../../tv/wall.js" */

/** Every board of a game that is over, its best line lit. @param {Sight} sight */
export function boardsAtTheEnd(sight) {
  const all = sitters(sight.state);
  const view = /** @type {View} */ (sight.state.room?.view);
  const ranks = places(
    all.map(({ view: { score } }) => score?.total ?? 0),
    sight.state.room?.outcome ?? null,
  );
  return html`<ol class="boards ending ${about(all.length)}" data-n=${all.length} data-news>
    ${all.map((sitter) => {
      const { score } = sitter.view;
      const best = score && bestLine(score);
      const whole = { ...brought(undefined, sitter.view), powers: 0 };
      return card(sight, sitter, ranks[sitter.seat], {
        board: slab(sitter.view, { edged: all.length <= EDGED, lit: best === null ? [] : [best] }),
        under: all.length > PARTED ? nothing : parts(sitter.view, view, sight.t),
        news: html`<div class="news num">${why(whole, sight.t)}</div>`,
      });
    })}
  </ol>`;
}

/**
 * @param {Sight} sight
 * @returns {import("../wall.js").Comparison[]}
 */
export function comparisons({ state, chronicle, t }) {
  const people = sitters(state);
  return telling(closed(chronicle)).map(({ before, after }) => ({
    title: t("wall-same-dice", { turn: before.turn }),
    roll: html`<div class="roll">${rolled(before.dice, `${before.turn}`, { t, numerals: state.prefs.numerals, wait: 0 })}</div>`,
    body: html`<ol class="boards ${about(people.length)}" data-n=${people.length} data-reveal data-news>
      ${people.map((sitter) => made(sitter, before, after, t))}
    </ol>`,
  }));
}

/**
 * What somebody made of a turn.
 *
 * @param {Sitter} sitter
 * @param {View} before
 * @param {View} after
 * @param {import("../game.js").Texts} t
 */
function made({ seat, person }, before, after, t) {
  const gain = gainsOf(before, after)[seat];
  const news = brought(before.seats[seat], after.seats[seat]);
  return html`<li class="card">
    <div class="info">
      <strong class="name"><bdi>${person?.name ?? ""}</bdi></strong>
      <b class="pts carved num">${gain === null ? nothing : change(gain, t)}</b>
    </div>
    ${slab(after.seats[seat], { fresh: changed(before.seats[seat], after.seats[seat]), lit: news.lines })}
    <div class="news num">${why(news, t)}</div>
  </li>`;
}
