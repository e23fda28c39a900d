/**
 * What is told to people outside of the room: where it is, and how its game ended. Plain text: it goes where nothing is drawn.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./i18n.js").Texts} Texts
 * @typedef {"link" | "result"} Tidings
 */
import { atSeat } from "./people.js";

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
  const seats = [...room.outcome.seats].sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity));
  const lines = seats.map(({ seat, rank, score }) => {
    const name = atSeat(state, seat)?.name ?? "";
    return rank === null ? t("share-left", { name }) : t("share-rank", { rank, name, score });
  });
  const alone = seats.length === 1 ? [t("share-alone", { score: seats[0].score })] : lines;
  const sketch = me.seat === null ? "" : game.sketch(room.view.seats[me.seat]);
  const head = `${t(`${game.id}-name`)} · ${game.mode(room.room.options, t)}`;
  return [head, ...alone, ...(sketch ? ["", sketch] : [])].join("\n");
}
