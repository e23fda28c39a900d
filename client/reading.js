/**
 * The reading of what pages need.
 *
 * @typedef {import("./state.js").State} State
 */
import { known } from "./answers.js";
import { wanted } from "./wanted.js";

/** How often a countdown is drawn. */
const SECOND = 1000;

/**
 * Reads what the screen needs as long as somebody looks at it, and moves its countdown.
 * @param {object} parts
 * @param {{get: () => State, dispatch: (event: import("./reduce.js").Event) => void}} parts.store
 * @param {(address: string) => Promise<any>} parts.read
 * @param {import("./socket.js").Timing} parts.timing
 * @param {() => boolean} parts.seen    whether the page is in front of anybody
 */
export function createReading({ store, read, timing, seen }) {
  /** When each was asked for on this visit. @type {Map<string, number>} */
  const asked = new Map();
  let count = 0;
  /** Which of all that was asked was answered last, by address: on a bad line an older answer may come after a newer one. @type {Map<string, number>} */
  const heard = new Map();
  let ticking = false;

  /** @param {string} address */
  async function ask(address) {
    asked.set(address, timing.now());
    count += 1;
    const nth = count;
    const body = await read(address);
    if (nth < (heard.get(address) ?? 0)) return;
    const kept = store.get().answers[address]?.body;
    if (body.ok === false && kept !== undefined && kept.ok !== false) return; // what was read stays, until it can be read again
    heard.set(address, nth);
    store.dispatch({ type: "answer", address, body, now: timing.now() });
  }

  function look() {
    const state = store.get();
    if (!seen() || !state.online) return;
    for (const { address, every } of wanted(state)) {
      if (every === Infinity && known(state, address)) continue;
      const last = asked.get(address);
      if (last === undefined || (every !== null && timing.now() - last >= every)) ask(address);
    }
  }

  function tick() {
    ticking = false;
    const { route } = store.get();
    if (seen() && (route.page === "daily" || route.page === "group"))
      store.dispatch({ type: "tick", now: timing.now() });
    look();
    again();
  }

  /** As long as there is something that changes by itself. */
  function again() {
    if (ticking || !wanted(store.get()).some(({ every }) => Number.isFinite(every))) return;
    ticking = true;
    timing.after(SECOND, tick);
  }

  return {
    /** @param {State} state @param {State} before */
    watch(state, before) {
      if (state.route !== before.route) asked.clear();
      if (
        state.route === before.route &&
        state.answers === before.answers &&
        state.ui.chosen === before.ui.chosen &&
        state.room === before.room &&
        state.online === before.online
      )
        return;
      look();
      again();
    },
    look,
    /** Reads all of it again: something was changed. */
    anew() {
      asked.clear();
      look();
    },
  };
}
