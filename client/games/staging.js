/** What staging has in common, whatever is staged: a draft is fitted to what its player knows, changed by steps, and sent whole. */

/** @import { State, TableActs } from "./game.js" */

/**
 * @template Position, Action
 * @template {{refused: {reason: string, params?: Record<string, string | number>, count: number} | null}} Draft
 * @param {object} game
 * @param {(room: any, view: any, seat: number | null, secret: any, hint: any) => Position | null} game.position
 * @param {(draft: Draft | null | undefined, at: Position) => Draft} game.fitted
 * @param {(draft: Draft, action: Action, at: Position) => Draft} game.advance
 * @param {(draft: Draft, at: Position) => {type: string} | null} game.completed
 */
export function staging({ position, fitted, advance, completed }) {
  /** What the player knows now; null for who only watches. @param {State} state */
  const positionOf = ({ room, seat, me }) =>
    room && position(room.room, room.view, me.seat, seat?.secret ?? null, seat?.hint ?? null);

  return {
    positionOf,

    /** @param {import("./game.js").RoomMessage} room @param {import("./game.js").SeatMessage | null} seat @param {any} saved */
    open(room, seat, saved) {
      const at = position(room.room, room.view, seat?.seat ?? null, seat?.secret ?? null, seat?.hint ?? null);
      return at ? fitted(saved, at) : saved;
    },

    /** @param {any} draft @param {any} action @param {State} state */
    reduce(draft, action, state) {
      const at = positionOf(state);
      return at ? advance(draft, action, at) : draft;
    },

    /** @param {State} state */
    complete(state) {
      const at = positionOf(state);
      return at && completed(fitted(state.ui.table, at), at);
    },

    /** A step of the draft; when it does nothing, the player hears why. @param {Action & {type: string}} action @param {State} state @param {TableActs} act */
    attempt(action, state, act) {
      const at = positionOf(state);
      if (!at) return;
      const before = fitted(state.ui.table, at);
      const { refused } = advance(before, action, at);
      act.stage(action);
      if (refused && refused.count !== before.refused?.count) act.refuse(refused.reason, refused.params);
    },
  };
}
