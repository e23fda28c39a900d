/**
 * What a change of the state sets going outside of it. Each takes the state before and after.
 *
 * @typedef {import("./state.js").State} State
 */
import { REVEAL } from "./beats.js";
import { mine } from "./people.js";
import { writeDraft, writePrefs } from "./storage.js";

/** Milliseconds before the clock's end is looked at again. */
const TICK = 1000;
/** What a machine calls itself. */
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);

/**
 * Keeps preferences and drafts on this device. The draft of a turn that is over is removed.
 * @param {{lasting: Storage | null, passing: Storage | null}} storages
 * @returns {(state: State, before: State) => void}
 */
export function keeps({ lasting, passing }) {
  return (state, before) => {
    if (state.prefs !== before.prefs) writePrefs(lasting, state.prefs);
    const { key, table } = state.ui;
    if (before.ui.key !== null && before.ui.key !== key && state.room !== null)
      writeDraft(passing, before.ui.key, null);
    if (key !== null && table !== before.ui.table) writeDraft(passing, key, table);
  };
}

/**
 * Does what was wished for before the room was there: sits down, and begins when alone.
 * @param {{get: () => State, dispatch: (event: import("./reduce.js").Event) => void}} store
 * @param {{join: (name: string) => void, start: () => void}} acts
 * @returns {(state: State) => void}
 */
export function grants(store, acts) {
  /** What is done here changes the state again. */
  let granting = false;
  return (state) => {
    const { wish } = state.ui;
    if (granting || wish === null || !state.entered || state.room === null || state.pending.length > 0) return;
    granting = true;
    const named = (mine(state)?.name ?? null) !== null;
    store.dispatch({ type: "ui", set: { wish: wish === "alone" && !named ? "begin" : null } });
    if (!named && wish !== "begin") acts.join(state.prefs.name);
    if (named && wish !== "join") acts.start();
    granting = false;
  };
}

/**
 * Follows the room of the page that is shown.
 * @param {{follow: (code: string | null) => void}} line
 * @returns {(state: State, before: State) => void}
 */
export function follows(line) {
  return (state, before) => {
    if (state.route !== before.route) line.follow(state.route.page === "room" ? state.route.code : null);
  };
}

/**
 * Learns what address others find the room at, where this page has one that leads nowhere else: the server's own machine.
 * @param {object} parts
 * @param {{get: () => State, dispatch: (event: import("./reduce.js").Event) => void}} parts.store
 * @param {{locate: (code: string) => Promise<{url?: string}>}} parts.api
 * @param {string} parts.host   of this page
 * @returns {(state: State, before: State) => void}
 */
export function locates({ store, api, host }) {
  return ({ route, ui, entered }, before) => {
    if (!entered || before.entered || route.page !== "room" || ui.link !== null || !LOOPBACK.has(host)) return;
    api.locate(route.code).then(({ url }) => {
      if (url !== undefined && store.get().route === route) store.dispatch({ type: "ui", set: { link: url } });
    });
  };
}

/**
 * Goes home when the room no longer counts this browser among its people, and it was its own wish.
 * @param {{home: () => void}} acts
 * @returns {(state: State, before: State) => void}
 */
export function leaves(acts) {
  return (state, before) => {
    const left = before.pending.some(
      (asked) => asked.do.type === "leave" && !state.pending.some(({ id }) => id === asked.id),
    );
    const here = state.route === before.route; // elsewhere nothing of this room is under way any more
    if (left && here && state.notice === null && state.stop === null) acts.home();
  };
}

/**
 * Holds the table when a game ends before these eyes, so that its last reveal is seen; not for who asked for less motion.
 * @param {object} parts
 * @param {{dispatch: (event: import("./reduce.js").Event) => void}} parts.store
 * @param {{finish: () => void}} parts.acts
 * @param {import("./socket.js").Timing} parts.timing
 * @param {() => boolean} parts.still
 * @returns {(state: State, before: State) => void}
 */
export function lingers({ store, acts, timing, still }) {
  return ({ room }, before) => {
    const was = before.room?.room;
    if (room?.room.phase !== "over" || was?.phase !== "playing" || was.game_no !== room.room.game_no || still()) return;
    store.dispatch({ type: "ui", set: { ending: { game: was.game_no, held: true } } });
    timing.after(REVEAL, acts.finish);
  };
}

/**
 * Counts seconds while something on the screen does, and sends a complete draft by itself when the clock reaches zero.
 * @param {object} parts
 * @param {{get: () => State, dispatch: (event: import("./reduce.js").Event) => void}} parts.store
 * @param {{play: (command: any) => void}} parts.acts
 * @param {import("./socket.js").Timing} parts.timing
 * @param {Record<string, import("./games/game.js").ClientGame>} parts.games
 * @returns {(state: State) => void}
 */
export function counts({ store, acts, timing, games }) {
  let counting = false;
  /** The turn whose draft has been sent, so that a refusal is not answered with the same draft again. @type {string | null} */
  let sent = null;

  function tick() {
    counting = false;
    store.dispatch({ type: "tick", now: timing.now() });
    const state = store.get();
    const { room, until, ui } = state;
    if (room === null || until === null || ui.key === null || state.now < until || ui.key === sent) return;
    const command = games[room.room.game].complete(state);
    if (command === null) return;
    sent = ui.key;
    acts.play(command);
  }

  return (state) => {
    const absent = state.until === null && state.room?.room.phase === "playing" && Object.keys(state.away).length > 0;
    if (counting || (state.until === null && state.retryAt === null && !absent)) return;
    counting = true;
    const rest = state.until === null ? TICK : (state.until - timing.now()) % TICK;
    timing.after(rest <= 0 ? TICK : rest, tick);
  };
}
