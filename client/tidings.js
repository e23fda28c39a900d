/**
 * What is told to people outside of the room: where it is, and how its game ended. Plain text: it goes where nothing is drawn.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./i18n.js").Texts} Texts
 * @typedef {"link" | "result" | "day" | "group"} Tidings   day: the result of a day's challenge; group: the way into the group that is shown
 */
import { attempt, challenge, group, known, sheetAddress, shownDay, today } from "./answers.js";
import { lastBoard } from "./kept.js";
import { atSeat } from "./people.js";
import { byRank } from "./ranks.js";

/**
 * The address that others open: the one that the server gave for this room, or the one this page has.
 * @param {State} state
 */
export function link({ ui, route }) {
  return ui.link ?? (route.page === "room" ? `${location.origin}/r/${route.code}` : location.origin);
}

/**
 * The ranks of the game that is over, best first, and the own board in characters.
 * @param {State} state
 * @param {import("./games/game.js").ClientGame} game
 * @param {Texts} t
 */
export function result(state, game, t) {
  const { room, me } = state;
  if (!room?.outcome) return "";
  const seats = byRank(room.outcome.seats);
  const lines = seats.map(({ seat, rank, score }) => {
    const name = atSeat(state, seat)?.name ?? "";
    return rank === null ? t("share-left", { name }) : t("share-rank", { rank, name, score });
  });
  const alone = seats.length === 1 ? [t("share-alone", { score: seats[0].score })] : lines;
  const sketch = me.seat === null ? "" : game.sketch(room.view.seats[me.seat]);
  const head = [t(`${game.id}-name`), game.mode(room.room.options, t)].filter(Boolean).join(" · ");
  return [head, ...alone, ...(sketch ? ["", sketch] : [])].join("\n");
}

/**
 * The address of the day's page.
 * @param {State} state
 */
export function dayLink({ ui }) {
  return new URL("/daily", ui.link ?? location.origin).href;
}

/**
 * The address where others join the group that is shown.
 * @param {State} state
 */
export const groupLink = (state) => group(state)?.url ?? location.href;

/**
 * Which challenge is told of: the one of this room, or the one that is looked at.
 * @param {State} state
 */
function told(state) {
  const room = state.room?.room;
  if (room?.daily) return { game: room.game, name: room.daily.name, day: room.daily.day };
  const one = challenge(state);
  const day = shownDay(state);
  return one && day ? { game: one.game, name: one.name, day } : null;
}

/**
 * The own board as it ended, out of the room or out of the game that is kept; null where neither is there.
 * @param {State} state
 * @param {Record<string, import("./games/game.js").ClientGame>} games
 */
export function ownBoard(state, games) {
  const { room, me } = state;
  if (room?.room.phase === "over") return me.seat === null ? null : room.view.seats[me.seat];
  return lastBoard(state, games, { record: attempt(state)?.record, me: true, name: null, score: null });
}

/**
 * The result of the day's challenge: what was reached, the rank, how long the streak is, and the own board in characters.
 * @param {State} state
 * @param {Record<string, import("./games/game.js").ClientGame>} games
 * @param {Texts} t
 */
export function dayResult(state, games, t) {
  const of = told(state);
  /** @type {import("./wire.js").Sheet | null} */
  const sheet = of && known(state, sheetAddress(of));
  if (!of || !sheet?.mine || sheet.mine.rank === null || sheet.mine.score === null) return "";
  const { rank, score } = sheet.mine;
  const days = today(state)?.streak.current ?? 0;
  const board = ownBoard(state, games);
  const sketch = board ? games[of.game].sketch(board) : "";
  return [
    t("share-day", { game: t(`${of.game}-name`), day: of.day, name: of.name }),
    t("share-day-rank", { score, rank, total: sheet.players }),
    ...(days > 1 ? [t("streak", { days })] : []),
    ...(sketch ? ["", sketch] : []),
  ].join("\n");
}
