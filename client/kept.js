/** Boards out of games that are kept. */
import { known, recordAddress } from "./answers.js";

/**
 * A board as its game ended; null while the game has not been read, or where its game draws none.
 * @param {import("./state.js").State} state
 * @param {Record<string, import("./games/game.js").ClientGame>} games
 * @param {{record?: string | null, me: boolean, name: string | null, score: number | null}} line   whose it is
 */
export function lastBoard(state, games, { record, me, name, score }) {
  /** @type {import("./wire.js").GameRecord | null} */
  const kept = record ? known(state, recordAddress(record))?.record : null;
  if (!kept || !("last" in games[kept.game])) return null;
  const seat = kept.seats.findIndex((one) => (me ? one.me : one.name === name && one.score === score));
  return games[kept.game].last(kept, Math.max(0, seat));
}
