/**
 * The browser's Back at a table. A step back would leave the game by accident, so a second entry of the same address stands over the first:
 * Back takes it away, and the question comes up whether to leave. Back once more leads away: nobody is kept in.
 *
 * The entry is made anew by the next touch or key, because browsers skip entries that a page makes by itself.
 *
 * @param {object} parts
 * @param {History} parts.history
 * @param {() => import("./state.js").State} parts.get
 * @param {(panel: import("./state.js").Panel) => void} parts.panel
 */
export function createBack({ history, get, panel }) {
  const playing = () => get().room?.room.phase === "playing" && get().me.seat !== null;

  return {
    /** Sees to it that Back does not lead away from a game. */
    guard() {
      if (playing() && history.state !== GUARD) history.pushState(GUARD, "");
    },

    /** After a step within the same address: asks, closes what is open, or goes on back where nothing is at stake any more. */
    stepped() {
      if (history.state === GUARD) return;
      if (!playing()) history.back();
      else panel(get().ui.panel === null ? { name: "leave" } : null);
    },
  };
}

const GUARD = "guard";
