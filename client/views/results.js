/** The results: the ranks, the own breakdown, the evening so far, and the next game. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { bestFor, known, parAddress, sheetAddress } from "../answers.js";
import { GAMES } from "../games/index.js";
import { amHost, atSeat, mine, readyToSit } from "../people.js";
import { byRank, evening } from "../ranks.js";
import { greeter, shows } from "./greet.js";
import { counts } from "./moments.js";
import { hall, icon, way } from "./parts.js";
import { refusal, sentence } from "./said.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */
/** @typedef {import("../wire.js").SeatOutcome} SeatOutcome */

/**
 * @param {State} state
 * @param {Acts} act
 */
export function results(state, act) {
  const { t } = act;
  const message = /** @type {import("../wire.js").RoomMessage} */ (state.room);
  const game = GAMES[message.room.game];
  const ranked = byRank(message.outcome?.seats ?? []);
  return html`<main class="screen halves results">
    ${hall({
      back: { label: t("leave"), go: act.goAway },
      title: heading(state, t, ranked, game.id),
      line: html`${game.mode({ ...message.room.options, clock: null }, t) || t(`${game.id}-name`)}${length(t, message.view.turn)}${gap(state, t, ranked)}${day(message.room, t)}`,
      aside: html`${greeter(state, act)}<button class="round" aria-label=${t("menu")} @click=${act.menu}>${icon("menu")}</button>`,
    })}
    <ol class="ranks">
      ${ranked.map((outcome) => row(state, t, outcome, message.view.seats[outcome.seat], game))}
    </ol>
    <div class="column">
      ${message.room.hinted ? html`<p class="soft">${t("hint-note")}</p>` : nothing} ${standing(state, t, message.room)} ${par(state, t, message, game)} ${game.results(state, act)} ${together(state, t, message.room)}
    </div>
    ${kept(act, message.room)}
    <footer>${refusal(state, t, "rematch", "configure", "start", "leave", "emote")} ${message.room.daily ? ofDay(state, act, message.room.daily) : foot(state, act)}</footer>
  </main>`;
}

/**
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {SeatOutcome[]} ranked
 * @param {string} game
 */
function heading(state, t, ranked, game) {
  const first = ranked.filter(({ rank }) => rank === 1);
  if (ranked.length === 1) return t("results-alone", { score: ranked[0].score });
  if (first.length !== 1) return t(`results-tie-${game}`);
  if (first[0].seat === state.me.seat) return t(`results-you-${game}`);
  return sentence(t, `results-winner-${game}`, { name: atSeat(state, first[0].seat)?.name ?? "" });
}

/** @param {import("../i18n.js").Texts} t @param {number | null} turns */
function length(t, turns) {
  return turns === null ? nothing : html`\u00a0· ${t("scores-turns", { n: turns }).replace(/ /g, "\u00a0")}`;
}

/**
 * How far the first is ahead: of me, or of the second when that is me.
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {SeatOutcome[]} ranked
 */
function gap(state, t, ranked) {
  const own = ranked.find(({ seat }) => seat === state.me.seat);
  const [first, second] = ranked.filter(({ rank }) => rank !== null);
  if (!own || own.rank === null || !second) return nothing;
  if (own.seat === first.seat && second.rank === 1) return nothing;
  if (own.seat === first.seat) return html`\u00a0· ${t("results-lead", { gap: first.score - second.score })}`;
  const name = atSeat(state, first.seat)?.name ?? "";
  return html`\u00a0· ${sentence(t, "result-gap", { name, gap: first.score - own.score })}`;
}

/**
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {SeatOutcome} outcome
 * @param {any} seatView
 * @param {import("../games/game.js").ClientGame} game
 */
function row(state, t, { seat, rank, score }, seatView, game) {
  const me = seat === state.me.seat;
  const name = atSeat(state, seat)?.name ?? "";
  return html`<li class="rank ${me ? "me" : ""}">
    <b class="carved num">${rank ?? t("results-unranked")}</b>
    ${game.mini(seatView, t)}
    <span class="grow">
      <strong title=${name}>${me ? t("you") : html`<bdi>${name}</bdi>`}</strong>
      <small>${rank === null ? t("results-left") : game.summary(seatView, t)}</small>
    </span>
    <span class="pts carved num" ${counts(score, (n) => t("number", { n }), ended(state) ? { from: 0 } : {})}></span>${shows(state, atSeat(state, seat)?.no)}
  </li>`;
}

/** Whether the game ended before these eyes: then its scores count up. @param {State} state */
function ended({ ui, room }) {
  return ui.ending !== null && ui.ending.game === room?.room.game_no;
}

/**
 * Games won and points of all games of this room, from the second game on.
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {import("../wire.js").Room} room
 */
function together(state, t, room) {
  if (room.results.length < 2) return nothing;
  return html`<section class="panel">
    <h2>${t("evening-title", { n: room.results.length })}</h2>
    <div class="wide">
      <table class="evening num">
        <thead>
          <tr>
            <td></td>
            <th scope="col">${t("evening-played")}</th>
            <th scope="col">${t("evening-won")}</th>
            <th scope="col">${t("evening-points")}</th>
          </tr>
        </thead>
        <tbody>
          ${evening(room).map(
            ({ person, played, won, points }) =>
              html`<tr>
                <th scope="row">${person.no === state.me.no ? t("you") : html`<bdi>${person.name}</bdi>`}</th>
                <td>${played}</td>
                <td>${won}</td>
                <td>${t("number", { n: points })}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/**
 * The ways to the game as it is kept.
 * @param {Acts} act
 * @param {import("../wire.js").Room} room
 */
function kept(act, { record }) {
  if (record === null) return nothing;
  return html`<nav class="bar">${way(act, { page: "replay", record }, act.t("replay-title"))} ${way(act, { page: "verify", record }, act.t("verify-title"))}</nav>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function foot(state, act) {
  const { t } = act;
  const tell = html`<button class="ghost sq" aria-label=${t("share-result")} @click=${() => act.share("result")}>${icon("share")}</button>`;
  if (mine(state) === null)
    return html`<div class="pair">${tell}<button class="act" @click=${() => act.watch(false)}>${t("join-act")}</button></div>`;
  const host = amHost(state);
  if (state.me.seat === null && !host)
    return html`<div class="pair">${tell}<p class="soft grow">${t("watch-next")}</p></div>`;
  const again = state.me.seat === null ? act.start : act.rematch;
  return html`<div class="pair">
    ${tell} ${host ? html`<button class="ghost" @click=${act.abandon}>${t("results-options")}</button>` : nothing}
    <button class="act" @click=${again}>
      ${t("rematch")} <small>${t("start-players", { n: readyToSit(state).length })}</small>
    </button>
  </div>`;
}

/**
 * The day whose challenge this was.
 * @param {import("../wire.js").Room} room
 * @param {import("../i18n.js").Texts} t
 */
function day({ daily }, t) {
  return daily ? html`\u00a0· ${t(daily.ranked ? "daily-of" : "daily-practice", { day: daily.day })}` : nothing;
}

/** Parts of par from which a medal is given, the best first. @type {[string, number][]} */
const MEDALS = [
  ["gold", 1],
  ["silver", 0.85],
  ["bronze", 0.7],
];

/**
 * What the same dice allow, and my medal.
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {import("../wire.js").RoomMessage} message
 * @param {import("../games/game.js").ClientGame} game
 */
function par(state, t, { room, outcome, view }, game) {
  const found = room.record === null ? null : known(state, parAddress(room.record))?.par;
  if (!found) return nothing;
  const own = outcome?.seats.find(({ seat, rank }) => seat === state.me.seat && rank !== null);
  const seat = own?.seat ?? 0;
  const best = bestFor(found, seat);
  const bySeat = Array.isArray(found.best);
  const level = found.par[seat];
  const medal = own ? medalOf(own.score, level) : null;
  const name = t(`bot-${game.strengths}`);
  return html`<section class="panel par" role="status">
    <div class="grow">
      <p class="carved num">${best ? t("par-line", { par: level, best: best.score }) : t("par-alone", { par: level })}${medal ? html` <strong class="medal ${medal}">${icon("laurel")}${t(`par-${medal}`)}</strong>` : nothing}</p>
      <p class="soft">${best && !bySeat ? t("par-note", { name }) : html`${t("par-seats-note", { name })} ${best ? t("par-seats-best") : nothing}`}</p>
    </div>
    ${best ? html`<figure><figcaption class="eyebrow">${t("par-board")}</figcaption>${game.mini(best.board ?? view.seats[bySeat ? seat : foundBy(outcome, best.score)], t)}</figure>` : nothing}
  </section>`;
}

/** The seat of this game that found the best. @param {import("../wire.js").Outcome | null} outcome @param {number} most */
const foundBy = (outcome, most) => outcome?.seats.find(({ score }) => score === most)?.seat ?? 0;

/** The medal that a score is worth against par; null: none. @param {number} score @param {number} level */
function medalOf(score, level) {
  const short = (level - score) / Math.max(1, Math.abs(level));
  return MEDALS.find(([, part]) => short <= 1 - part)?.[0] ?? null;
}

/** What is known of the day's board. @param {State} state @param {import("../wire.js").Room} room @returns {import("../wire.js").Sheet | null} */
function sheetOf(state, { game, daily }) {
  return daily?.ranked ? known(state, sheetAddress({ game, ...daily })) : null;
}

/**
 * My rank among everybody's of the day, as it stands now.
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {import("../wire.js").Room} room
 */
function standing(state, t, room) {
  if (!room.daily?.ranked || mine(state) === null) return nothing;
  const sheet = sheetOf(state, room);
  const rank = sheet?.mine?.rank ?? null;
  return html`<p class="standing carved num" role="status">${rank === null ? t("daily-counting") : t("daily-rank", { rank, total: sheet?.players ?? rank })}</p>`;
}

/**
 * One attempt is all there is: no next game, but the board.
 * @param {State} state
 * @param {Acts} act
 * @param {{ranked: boolean}} daily
 */
function ofDay(state, act, { ranked }) {
  const { t } = act;
  const told = ranked && state.room && sheetOf(state, state.room.room)?.mine?.rank ? "day" : "result";
  const share =
    state.me.seat === null
      ? nothing
      : html`<button class="ghost sq" aria-label=${t("share-result")} @click=${() => act.share(told)}>${icon("share")}</button>`;
  return html`<div class="pair">${share}<button class="act" @click=${act.toDay}>${t("daily-board-act")}</button></div>`;
}
