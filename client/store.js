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
  /** @type {Set<(state: State, before: State) => void>} */
  const watchers = new Set();
  /** @type {(state: State) => void} */
  let draw = () => {};

  return {
    /** @returns {State} */
    get: () => state,

    /** @param {Event} event */
    dispatch(event) {
      const before = state;
      state = reduce(state, event);
      if (state === before) return;
      for (const watch of watchers) watch(state, before);
      if (waiting) return;
      waiting = true;
      nextFrame(() => {
        waiting = false;
        draw(state);
      });
    },

    /**
     * What draws the state; called once at the next change.
     * @param {(state: State) => void} view
     */
    draws(view) {
      draw = view;
    },

    /**
     * Called after every change, before the redraw. What it dispatches is drawn in the same frame.
     * @param {(state: State, before: State) => void} watch
     */
    watch(watch) {
      watchers.add(watch);
    },
  };
}
