/** After a game: who came where, every board, what each made of the same dice, and the games so far, one page after the other. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { bestFor, known, parAddress } from "../answers.js";
import { atSeat } from "../people.js";
import { byRank, evening } from "../ranks.js";
import { icon } from "../views/parts.js";
import { crown, invitation } from "./header.js";
import { pageOf } from "./slides.js";
import { told } from "./told.js";

/** @typedef {import("./wall.js").Sight} Sight */
/** @typedef {import("../wire.js").RoomMessage} RoomMessage */
/** @typedef {import("../games/wall.js").WallGame} WallGame */
/** @typedef {{title?: string, roll?: unknown, body: unknown}} Page */

/** How many turns are compared. */
const COMPARED = 2;

/**
 * @param {Sight} sight
 * @param {RoomMessage} message
 * @param {WallGame} game
 */
export function results(sight, { room, outcome }, game) {
  const { t, now, chronicle, state } = sight;
  const all = pages(sight, room, outcome?.seats ?? [], game);
  const at = pageOf(now, chronicle.ended, all.length);
  const { title, roll, body } = all[at];
  const strip = told(sight);
  return html`<main class="wall final ${strip ? "telling" : ""} ${state.link === "up" ? "" : "stale"}">
    ${crown(sight, room.game, game.mode(room.options, t), {
      roll,
      time: title ? html`<div class="time"><b class="heading carved">${title}</b></div>` : nothing,
      way: invitation(sight, t("wall-again")),
    })}
    <div class="page" data-page=${at}>${body}</div>
    ${strip}
  </main>`;
}

/**
 * @param {Sight} sight
 * @param {import("../wire.js").Room} room
 * @param {import("../wire.js").SeatOutcome[]} seats
 * @param {WallGame} game
 * @returns {Page[]}
 */
function pages(sight, room, seats, game) {
  const first = { body: podium(sight, byRank(seats), game) };
  const compared = game.comparisons(sight).slice(0, COMPARED);
  const boards = seats.length > 1 ? [{ title: sight.t("wall-boards"), body: game.boards(sight) }] : [];
  const sofar = room.results.length > 1 ? [{ body: table(sight, room) }] : [];
  return [first, ...boards, ...compared, ...sofar];
}

/**
 * @param {Sight} sight
 * @param {import("../wire.js").SeatOutcome[]} ranked
 * @param {WallGame} game
 */
function podium(sight, ranked, game) {
  const { state, t } = sight;
  const winners = ranked.filter(({ rank }) => rank === 1);
  const [first, ...others] = ranked;
  const names = (winners.length > 0 ? winners : [first]).map(({ seat }) => atSeat(state, seat)?.name ?? "");
  return html`<div class="podium" data-n=${ranked.length}>
    <div>${game.champion(sight, first.seat)}</div>
    <div class="praise">
      ${ranked.length > 1 ? icon("crown", "crown") : nothing}
      <strong class="carved ${names.length > 1 ? "shared" : ""}">${names.map((name, at) => html`${at > 0 ? " · " : ""}<bdi>${name}</bdi>`)}</strong>
      <b class="carved num">${t("number", { n: first.score })}</b>
      <p class="num">${game.parts(sight, first.seat)}</p>
      ${par(sight, first.seat)}
    </div>
    <ol class="others">${others.map((outcome) => row(sight, outcome, game))}</ol>
  </div>`;
}

/**
 * What the dice allowed, once that is worked out.
 * @param {Sight} sight
 * @param {number} seat
 */
function par({ state, t }, seat) {
  const record = state.room?.room.record ?? null;
  /** @type {import("../wire.js").Measure | null} */
  const found = record === null ? null : (known(state, parAddress(record))?.par ?? null);
  if (!found) return nothing;
  const level = found.par[seat];
  const best = bestFor(found, seat);
  return html`<p class="num">${best ? t("par-line", { par: level, best: best.score }) : t("par-alone", { par: level })}</p>`;
}

/**
 * @param {Sight} sight
 * @param {import("../wire.js").SeatOutcome} outcome
 * @param {WallGame} game
 */
function row(sight, { seat, rank, score }, game) {
  const { state, t } = sight;
  return html`<li>
    <b class="carved num">${rank ?? t("results-unranked")}</b> ${game.small(sight, seat)}
    <strong class="name"><bdi>${atSeat(state, seat)?.name ?? ""}</bdi></strong>
    <span class="pts carved num">${t("number", { n: score })}</span>
  </li>`;
}

/**
 * All games of this room together.
 * @param {Sight} sight
 * @param {import("../wire.js").Room} room
 */
function table({ t }, room) {
  return html`<section class="evening">
    <h2 class="carved">${t("evening-title", { n: room.results.length })}</h2>
    <table class="num">
      <thead>
        <tr><td></td><th scope="col">${t("evening-played")}</th><th scope="col">${t("evening-won")}</th><th scope="col">${t("evening-points")}</th></tr>
      </thead>
      <tbody>
        ${evening(room).map(
          ({ person, played, won, points }) =>
            html`<tr><th scope="row" class="name"><bdi>${person.name}</bdi></th><td>${played}</td><td>${won}</td><td class="carved">${t("number", { n: points })}</td></tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}
