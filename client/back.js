/**
 * The browser's Back at a table. A step back would leave the game by accident, so a second entry of the same address stands over the first:
 * Back takes it away, and the question comes up whether to leave. Back once more leads away: nobody is kept in.
 *
 * The entry is made anew by the next touch or key, because browsers skip entries that a page makes by itself.
 *
 * @typedef {import("./state.js").State} State
 *
 * @param {object} parts
 * @param {History} parts.history
 * @param {() => State} parts.get
 * @param {(panel: import("./state.js").Panel) => void} parts.panel
 */
export function createBack({ history, get, panel }) {
  /** Whether the second entry is where this page stands, as far as was seen. */
  let standing = history.state === GUARD;
  const guard = () => {
    if (isPlaying(get()) && history.state !== GUARD) history.pushState(GUARD, "");
    standing = history.state === GUARD;
  };

  return {
    /** Sees to it that Back does not lead away from a game: called with every touch and key. */
    guard,

    /** The same as soon as a game begins. @param {State} state @param {State} before */
    begun(state, before) {
      if (isPlaying(state) && !isPlaying(before)) guard();
    },

    /** After a step within the same address: asks, closes what is open, or goes on back where nothing is at stake any more. */
    stepped() {
      const stood = standing;
      standing = history.state === GUARD;
      if (standing || !stood) return;
      if (!isPlaying(get())) history.back();
      else panel(get().ui.panel === null ? { name: "leave" } : null);
    },
  };
}

const GUARD = "guard";

/** @param {State} state */
function isPlaying({ room, me }) {
  return room?.room.phase === "playing" && me.seat !== null;
}
