/** The day's challenge: before it is played, while it waits, and where one stands after it. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { attempt, challenge, DAILY, daysAddress, known, sheet, today, untilNext } from "../answers.js";
import { GAMES, isWhole } from "../games/index.js";
import { bars, median, shown, span, week } from "../standings.js";
import { ownBoard } from "../tidings.js";
import { groups } from "./groups.js";
import { choice, hall, icon, nameField, replayed, way } from "./parts.js";
import { refusal } from "./said.js";
import { vars } from "./vars.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */
/** @typedef {import("../wire.js").Challenge} Challenge */
/** @typedef {import("../wire.js").Today} Today */
/** @typedef {import("../wire.js").Sheet} Sheet */

/** How many days of before are offered. */
const DAYS = 30;

/**
 * @param {State} state
 * @param {Acts} act
 */
export function daily(state, act) {
  const { t } = act;
  const now = today(state);
  const one = challenge(state);
  const past = state.ui.chosen.day;
  const line = now ? t("daily-line", { day: past ?? now.day }) : nothing;
  const head = hall({ back: { label: t("back"), go: act.home }, title: t("daily-title"), line });
  if (!now || !one)
    return html`<main class="screen halves daily">${head}<section class="mid">${waiting(state, t)}</section></main>`;
  const mine = attempt(state);
  const ended = mine?.finished === true;
  const board = sheet(state, one);
  return html`<main class="screen halves daily">
    ${head}
    <div class="column">
      ${which(now, one, act, past)} ${yesterdays(now, act)} ${ended ? outcome(state, t, one, board) : firstRoll(state, t, one, board)}
      ${ended || past ? nothing : before(state, act, one)} ${streak(state, t, now)}
    </div>
    <div class="column">
      ${board?.board ? standings(act, board, board.board) : nothing} ${groups(state, act)} ${fingerprint(act, board)} ${archive(state, act, one)}
    </div>
    <footer>${refusal(state, t, "daily")} ${foot(state, act, one)}</footer>
  </main>`;
}

/**
 * Nothing is known yet, or the server says why not.
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 */
function waiting({ answers }, t) {
  const refused = answers[DAILY]?.body.reason;
  return html`${icon("gate", "drawing")}<p>${refused ? t(refused, answers[DAILY].body.params) : t("pages-opening")}</p>`;
}

/**
 * Which of the day's challenges is looked at. A game's own words name them.
 * @param {Today} now
 * @param {Challenge} shownOne
 * @param {Acts} act
 * @param {string | null} past   the day of before that is looked at
 */
export function which({ challenges }, shownOne, { t, look }, past) {
  const games = new Set(challenges.map(({ game }) => game));
  const among = challenges.map((one) => ({
    value: `${one.game}/${one.name}`,
    text: games.size > 1 ? html`${t(`${one.game}-name`)} ${one.name}` : one.name,
    note: past === null ? mineIn(one, t) : undefined,
  }));
  return choice(t("daily-which"), `${shownOne.game}/${shownOne.name}`, among, (value) => look({ challenge: value }));
}

/** @param {Challenge} one @param {import("../i18n.js").Texts} t */
function mineIn({ mine }, t) {
  if (mine === null) return t("daily-not-yet");
  return mine.finished ? t("daily-yours", { score: mine.score ?? 0 }) : t("daily-begun");
}

/** What of the day before may still be ended. @param {Today} now @param {Acts} act */
function yesterdays({ unfinished }, { t, go }) {
  return unfinished.map(
    ({ name, day, code }) => html`<div class="notice">
      ${icon("hourglass")}<span class="grow">${t("daily-unended", { name, day })}</span>
      <button class="ghost small" @click=${() => go({ page: "room", code })}>${t("daily-resume-small")}</button>
    </div>`,
  );
}

/**
 * What everybody begins with.
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {Challenge} one
 * @param {Sheet | null} board
 */
function firstRoll({ prefs }, t, { game, mine }, board) {
  const dice = board?.opening && isWhole(game) ? GAMES[game].first(board.opening, t, prefs.numerals) : nothing;
  return html`<section class="plinth">
    <h2 class="eyebrow">${t("daily-first")}</h2>
    <div class="dice">${dice}</div>
    <p class="soft">${t(mine ? "daily-waits" : "daily-once")}</p>
  </section>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {Challenge} one
 */
function before(state, act, one) {
  const { t } = act;
  return html`<section class="panel proposal">
    <p class="soft num">${t("daily-players", { n: one.players })}</p>
    ${one.mine ? nothing : nameField(state, act, (name) => act.prefer({ name }))} ${refusal(state, t, "name")}
  </section>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {Challenge} one
 */
function begin({ ui }, act, one) {
  return html`<button class="act ${ui.busy ? "off" : ""}" @click=${() => act.playDaily(one)}>
    ${act.t(one.mine ? "daily-resume" : "daily-play")}
  </button>`;
}

/**
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {Challenge} one
 * @param {Sheet | null} board
 */
function outcome(state, t, one, board) {
  const own = isWhole(one.game) ? ownBoard(state, GAMES) : null;
  const { score, rank, percentile } = board?.mine ?? one.mine ?? { score: null, rank: null, percentile: null };
  const total = board?.players ?? one.players;
  return html`<section class="outcome num">
    ${own ? GAMES[one.game].mini(own, t) : nothing}
    <div>
      <span class="eyebrow">${t("daily-score")}</span>
      <strong class="carved">${score === null ? nothing : t("number", { n: score })}</strong>
      <p role="status">
        ${rank === null ? t("daily-counting") : html`<b>${t("daily-rank", { rank, total })}</b>`}
        ${!percentile || total < 2 ? nothing : html`<br /><span class="soft">${t("daily-percentile", { percent: percentile })}</span>`}
      </p>
    </div>
  </section>`;
}

/**
 * How the scores of everybody are spread. One score is no spread.
 * @param {import("../i18n.js").Texts} t
 * @param {Sheet} of
 * @param {import("../wire.js").Board} board
 */
function spread(t, { players, mine }, board) {
  const { from, width, bars: all } = bars(board.histogram, mine?.score ?? null);
  if (all.length < 2) return nothing;
  const to = from + width * all.length - 1;
  const most = Math.max(...all.map(({ count }) => count));
  return html`<section class="panel">
    <div class="bar"><h2 class="grow">${t("daily-stand")}</h2><span class="soft num">${t("daily-players", { n: players })}</span></div>
    <div class="bars" role="img" aria-label=${t("daily-bars", { from, to })}>
      ${all.map(({ count, me }) => html`<i class=${me ? "me" : ""} ${vars({ "--part": count / most })}></i>`)}
    </div>
    <div class="bar scale soft num" aria-hidden="true"><span>${t("number", { n: from })}</span><span>${t("daily-median", { n: median(board.histogram) })}</span><span>${t("number", { n: to })}</span></div>
  </section>`;
}

/**
 * @param {Acts} act
 * @param {Sheet} of
 * @param {import("../wire.js").Board} board
 */
function standings(act, of, board) {
  const { t } = act;
  return html`${spread(t, of, board)}
    <section class="panel">
      <h2>${t("daily-board")}</h2>
      <ol class="lines num">${shown(board).map((one) => row(act, one, of.closed))}</ol>
      ${
        board.top.length > 5
          ? html`<details><summary>${t("daily-top", { n: board.top.length })}</summary><ol class="lines num">${board.top.map((one) => row(act, one, of.closed))}</ol></details>`
          : nothing
      }
    </section>`;
}

/** @param {Acts} act @param {import("../wire.js").BoardLine | null} one @param {boolean} closed */
function row(act, one, closed) {
  const { t } = act;
  if (one === null) return html`<li aria-hidden="true"><b>…</b></li>`;
  return html`<li class=${one.me ? "me" : ""}>
    <b>${one.rank}</b><span class="grow">${one.me ? t("you") : html`<bdi>${one.name ?? t("lobby-nameless")}</bdi>`}</span>
    <strong class="carved">${t("number", { n: one.score })}</strong>${one.record !== null && (closed || one.me) ? replayed(act, one.record) : nothing}
  </li>`;
}

/**
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 * @param {Today} now
 */
function streak(state, t, { day, done, streak: { current, best, freezes } }) {
  return html`<section class="panel days-in-a-row">
    <div class="bar streak num">
      ${icon("flame")}
      <div class="grow">
        <strong class="carved">${t("streak", { days: current })}</strong>
        <small class="soft">${best > 0 ? t("streak-best", { days: best }) : nothing}${freezes > 0 ? html` · ${t("streak-freezes", { n: freezes })}` : nothing}</small>
      </div>
      <div class="ends"><small class="soft">${t("daily-next")}</small><strong class="carved">${span(untilNext(state) ?? 0)}</strong></div>
    </div>
    <ol class="week">
      ${week(day).map((one) => {
        const hit = done.includes(one);
        return html`<li class=${hit ? "hit" : one === day ? "today" : ""}>
          <span>${hit ? icon("tick") : nothing}</span><small aria-hidden="true">${t("weekday", { day: one })}</small>
          <span class="unseen">${t(hit ? "day-played" : "day-open", { day: one })}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}

/** What proves that the dice were fixed before anybody played. @param {Acts} act @param {Sheet | null} board */
function fingerprint(act, board) {
  const { t } = act;
  if (!board?.commitment) return nothing;
  const record = board.mine?.record ?? board.board?.top[0]?.record ?? null;
  return html`<details class="soft proof">
    <summary>${t("daily-proof")}</summary>
    <p>${t(board.seed === null ? "daily-proof-line" : "daily-proof-closed")}</p>
    <code>${board.seed ?? board.commitment}</code>
    ${record ? way(act, { page: "verify", record }, t("verify-title")) : nothing}
  </details>`;
}

/**
 * The days before, the newest first.
 * @param {State} state
 * @param {Acts} act
 * @param {Challenge} one
 */
export function archive(state, { t, look }, one) {
  /** @type {string[]} */
  const days = known(state, daysAddress(one))?.days ?? [];
  const before = days.filter((day) => day !== today(state)?.day).slice(0, DAYS);
  if (before.length === 0) return nothing;
  return html`<details class="soft archive">
    <summary>${t("daily-archive")}</summary>
    <div class="days num">
      ${before.map((day) => html`<button class="text" aria-pressed=${day === state.ui.chosen.day} @click=${() => look({ day })}>${t("scores-day", { day })}</button>`)}
    </div>
  </details>`;
}

/**
 * What may be done about what is looked at.
 * @param {State} state
 * @param {Acts} act
 * @param {Challenge} one
 */
function foot(state, act, one) {
  const past = state.ui.chosen.day;
  if (past) return again(state, act, one, past);
  return attempt(state)?.finished ? told(act) : begin(state, act, one);
}

/**
 * A day that is over: its dice for practice, and back to today.
 * @param {State} state
 * @param {Acts} act
 * @param {Challenge} one
 * @param {string} day
 */
function again({ ui }, { t, look, practise }, one, day) {
  return html`<div class="pair">
    <button class="ghost grow" @click=${() => look({ day: null })}>${t("daily-today")}</button>
    <button class="act ${ui.busy ? "off" : ""}" @click=${() => practise(one, day)}>${t("daily-practise")}</button>
  </div>`;
}

/** @param {Acts} act */
function told(act) {
  const { t } = act;
  return html`<div class="two12">
    <button class="ghost" @click=${() => act.go({ page: "scores" })}>${t("scores-title")}</button>
    <button class="act" @click=${() => act.share("day")}>${icon("share")}${t("share-act")}</button>
  </div>`;
}
