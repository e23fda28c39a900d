/**
 * What is heard and felt of a change: the game's own cues, and the end of a turn's time coming near.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./games/game.js").Cue} Cue
 */
import { secondsLeft } from "./state.js";

/** Seconds before a turn's end that are heard; no more than these. */
const LATE = [10, 5];

/**
 * @param {object} parts
 * @param {Record<string, Pick<import("./games/game.js").ClientGame, "cues">>} parts.games
 * @param {(cue: Cue) => void} parts.hear
 * @param {(cue: Cue) => void} parts.feel
 * @returns {(state: State, before: State) => void}
 */
export function senses({ games, hear, feel }) {
  return (state, before) => {
    for (const cue of [...played(state, before, games), ...late(state, before)]) {
      if (state.prefs.sound) hear(cue);
      if (state.prefs.vibration) feel(cue);
    }
  };
}

/**
 * What the game says of it. Nothing of a table that was not seen before.
 * @param {State} state
 * @param {State} before
 * @param {Record<string, Pick<import("./games/game.js").ClientGame, "cues">>} games
 */
function played(state, before, games) {
  const { room, seat, ui } = state;
  if (!room?.view || !before.room || (room === before.room && seat === before.seat && ui.table === before.ui.table))
    return [];
  const same = before.room.view !== null && before.room.room.game_no === room.room.game_no;
  return games[room.room.game].cues(state, same ? before : null);
}

/**
 * @param {State} state
 * @param {State} before
 * @returns {Cue[]}
 */
function late(state, before) {
  const [now, then] = [secondsLeft(state), secondsLeft(before)];
  if (now === null || then === null || state.ui.key === null || state.ui.key !== before.ui.key) return [];
  return LATE.some((mark) => then > mark && now <= mark) ? [{ name: "late" }] : [];
}
