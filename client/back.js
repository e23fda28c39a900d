/**
 * The browser's Back at a table. A step back would leave the game by accident, so a second entry of the same address stands over the first:
 * Back takes it away, and the question comes up whether to leave. Back once more leads away: nobody is kept in. Wherever a drawer is open
 * in a room, Back closes it.
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
    if (holds(get()) && history.state !== GUARD) history.pushState(GUARD, "");
    standing = history.state === GUARD;
  };

  return {
    /** Sees to it that Back does not lead away from a game: called with every touch and key. */
    guard,

    /** The same as soon as a game begins or a drawer opens. @param {State} state @param {State} before */
    begun(state, before) {
      if (holds(state) && !holds(before)) guard();
    },

    /** After a step within the same address: asks, closes what is open, or goes on back where nothing is at stake any more. */
    stepped() {
      const stood = standing;
      standing = history.state === GUARD;
      if (standing || !stood) return;
      if (!holds(get())) history.back();
      else panel(get().ui.panel === null ? { name: "leave" } : null);
    },
  };
}

const GUARD = "guard";

/** Whether a step back would lead away from something. @param {State} state */
function holds({ room, me, ui }) {
  return (room?.room.phase === "playing" && me.seat !== null) || (room !== null && ui.panel !== null);
}
