/** High scores: of everyone and my own, by game and difficulty. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { known, lines as read, SCORES, table } from "../answers.js";
import { GAMES, isWhole } from "../games/index.js";
import { lastBoard } from "../kept.js";
import { DRAWN } from "../wanted.js";
import { choice, hall, replayed } from "./parts.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */
/** @typedef {import("../wire.js").ScoreLine} ScoreLine */

const CELLS = Array.from({ length: 16 }, () => html`<i></i>`);

/**
 * @param {State} state
 * @param {Acts} act
 */
export function scores(state, act) {
  const { t } = act;
  const { whose } = state.ui.chosen;
  const shown = table(state);
  const lines = read(state);
  const among = [
    { value: /** @type {const} */ ("everyone"), text: t("scores-everyone") },
    { value: /** @type {const} */ ("mine"), text: t("scores-mine") },
  ];
  return html`<main class="screen halves scores">
    ${hall({ back: { label: t("back"), go: act.home }, title: t("scores-title"), line: t("scores-line") })}
    ${shown ? html`<div class="column">${tables(state, act, shown)} ${choice(t("scores-whose"), whose, among, (chosen) => act.look({ whose: chosen }))}</div>` : nothing}
    ${body(state, act, lines, shown?.split("/")[0] ?? "")}
    <footer><button class="act" @click=${act.home}>${t("pages-play")}</button></footer>
  </main>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {string | null} shown
 */
function tables(state, { t, look }, shown) {
  /** @type {import("../wire.js").TableOfScores[]} */
  const all = known(state, SCORES)?.tables ?? [];
  const games = [...new Set(all.map(({ game }) => game))];
  return games.map((game) => {
    const among = all
      .filter((one) => one.game === game)
      .map((one) => ({ value: `${game}/${one.table}`, text: named(one, t) }));
    return choice(t(`${game}-name`), shown ?? "", among, (value) => look({ table: value }));
  });
}

/** A table that has no name but its game's. @param {import("../wire.js").TableOfScores} one @param {import("../i18n.js").Texts} t */
function named({ game, table: name }, t) {
  return name === game || name.toUpperCase() !== name ? t("scores-all") : name;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {ScoreLine[] | null} lines
 * @param {string} game
 */
function body(state, act, lines, game) {
  const { t } = act;
  const refused = state.answers[SCORES]?.body.reason;
  if (lines === null)
    return html`<section class="mid"><p>${refused ? t(refused, state.answers[SCORES].body.params) : t("pages-opening")}</p></section>`;
  if (lines.length === 0) {
    return html`<section class="mid">
      <div class="bare" aria-hidden="true">${CELLS}</div>
      <h2 class="carved">${t("scores-none")}</h2>
      <p class="soft">${t("scores-none-line")}</p>
    </section>`;
  }
  const drawn = (/** @type {ScoreLine} */ line) => {
    const board = isWhole(game) ? lastBoard(state, GAMES, line) : null;
    return board ? GAMES[game].mini(board, t) : nothing;
  };
  return html`<ol class="ranks">${lines.map((line, place) => row(line, act, place < DRAWN ? drawn(line) : nothing))}</ol>
    <p class="soft">${t("scores-equal")}</p>`;
}

/** @param {ScoreLine} line @param {Acts} act @param {unknown} board */
function row({ rank, name, score, facts, source, day, ended, record, me }, act, board) {
  const { t } = act;
  const when = day ?? new Date(ended).toISOString().slice(0, 10);
  const { turns, powers_used: powers } = facts;
  return html`<li class="rank ${me ? "me" : ""}">
    <b class="carved num">${rank}</b>
    ${board}
    <span class="grow">
      <strong>${me ? t("you") : html`<bdi>${name ?? t("lobby-nameless")}</bdi>`}</strong>
      <small class="num">
        ${t("scores-day", { day: when })} · ${t(`source-${source}`)}${turns === undefined ? nothing : html` · ${t("scores-turns", { n: turns })}`}${powers ? html` · ${t("scores-powers", { n: powers })}` : nothing}
      </small>
    </span>
    <span class="pts carved num">${t("number", { n: score })}</span>
    ${record === null ? nothing : replayed(act, record)}
  </li>`;
}
