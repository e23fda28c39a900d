/**
 * One state, one reducer, one redraw per frame, however many events arrive in between.
 *
 * @template State, Event
 * @param {(state: State, event: Event) => State} reduce pure
 * @param {State} initial
 * @param {(draw: () => void) => void} nextFrame
 */
export function createStore(reduce, initial, nextFrame) {
  let state = initial;
  let waiting = false;
  /** Who watches, and the state that each was told last. @type {Map<(state: State, before: State) => void, State>} */
  const told = new Map();
  /** @type {(state: State) => void} */
  let draw = () => {};

  function drawOnce() {
    waiting = false;
    draw(state);
  }

  return {
    /** @returns {State} */
    get: () => state,

    /** @param {Event} event */
    dispatch(event) {
      const before = state;
      state = reduce(state, event);
      if (state === before) return;
      if (!waiting) nextFrame(drawOnce); // first: no watcher that fails may keep the page from being drawn
      waiting = true;
      for (const [watch, known] of told) {
        if (known === state) continue; // a watcher before this one has changed the state again, which told it
        told.set(watch, state);
        watch(state, known);
      }
    },

    /**
     * What draws the state; called once at the next change.
     * @param {(state: State) => void} view
     */
    draws(view) {
      draw = view;
    },

    /**
     * Called after every change, before the redraw, with the newest state and the one it was called with last. What it dispatches is drawn
     * in the same frame.
     * @param {(state: State, before: State) => void} watch
     */
    watch(watch) {
      told.set(watch, state);
    },
  };
}
