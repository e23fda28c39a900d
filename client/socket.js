/**
 * The line to the server. Only this module knows Socket.IO.
 *
 * One request is in flight. A lost connection means unknown, not refused: the same request goes out again with the same id once the room is entered again, and the
 * server counts it once. The line is tried again by itself, later each time, and at once when there is reason to hope.
 * Whose fault it is that nothing goes through is told as far as it can be known from here.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./reduce.js").Event} Event
 * @typedef {import("./wire.js").Do} Do
 * @typedef {import("./state.js").Fault} Fault
 *
 * @typedef {object} Transport   the part of a Socket.IO client's socket that is used; it must not reconnect by itself
 * @property {boolean} connected
 * @property {() => unknown} connect
 * @property {() => unknown} disconnect
 * @property {(event: string, heard: (message: any) => void) => unknown} on
 * @property {(ms: number) => {emit: (event: string, message: object, answered: (error: unknown, answer: any) => void) => unknown}} timeout
 *
 * @typedef {object} Timing
 * @property {() => number} now                                 milliseconds, never a date
 * @property {(ms: number, then: () => void) => () => void} after   returns what cancels it
 * @property {() => number} random                              from 0 to 1
 */

/** Milliseconds until an answer is given up, and with it the connection. */
const PATIENCE = 5000;
/** The same, where the connection is in doubt already. */
const DOUBT = 2000;
/** Milliseconds without an answer after which the line is called slow. */
const SLOW = 1500;
/** Milliseconds before the first try, doubled with every failure up to the last. */
const FIRST_TRY = 400;
const LAST_TRY = 4000;
/** How often a server that said goodbye is tried before it counts as one that cannot be reached: about ten seconds. */
const FAREWELL = 5;
/** How often in a row a server may not know whom it has just given an identity, before it is told that none is kept. */
const STRANGER = 3;
/** Milliseconds before what the store could not take is sent again. */
const AGAIN = 1500;
/** Milliseconds a room may be behind an answer before it is asked for. */
const OVERDUE = 3000;

/** Refusals that mean "not known yet": the same request is sent again. Not so server_failed, which would fail again. */
const UNDECIDED = new Set(["store_away", "server_leaving", "server_busy"]);

/**
 * @param {object} parts
 * @param {Transport} parts.transport
 * @param {{get: () => State, dispatch: (event: Event) => void}} parts.store
 * @param {Timing} parts.timing
 * @param {() => string} parts.newId
 * @param {() => Promise<{reason?: string} | undefined>} parts.identify   becomes somebody, when the server knows nobody
 * @param {boolean} [parts.spectator]   follows rooms as nobody, even if this browser plays in them
 */
export function createLine({ transport, store, timing, newId, identify, spectator = false }) {
  /** @type {string | null} */
  let code = null;
  /** Counts connections, so that an answer to an earlier one is not taken for one of now. */
  let connection = 0;
  let entered = false;
  /** @type {string | null} */
  let flying = null;
  let failures = 0;
  /** Milliseconds that a leaving server asks to wait. @type {number | null} */
  let leaving = null;
  let goodbye = false;
  let strangers = 0;
  let cancelTry = () => {};

  /** @param {number} ms */
  const jittered = (ms) => ms * (0.5 + timing.random());

  /** @param {Fault} fault what is known of why */
  function lose(fault) {
    connection += 1;
    entered = false;
    flying = null;
    if (code === null) return;
    const wait = jittered(leaving ?? Math.min(LAST_TRY, FIRST_TRY * 2 ** failures));
    leaving = null;
    failures += 1;
    const now = timing.now();
    const told = goodbye && failures <= FAREWELL ? "leaving" : fault;
    store.dispatch({ type: "link", link: "down", retryAt: now + wait, now, fault: told });
    cancelTry();
    cancelTry = timing.after(wait, retry);
  }

  function retry() {
    cancelTry();
    if (code !== null && !transport.connected) transport.connect();
  }

  /** Gives the connection up without waiting for it to notice. */
  function drop() {
    transport.disconnect();
    lose("slow");
  }

  /**
   * @param {string} event
   * @param {object} message
   * @param {number} patience
   * @param {(answer: any) => void} answered
   */
  function send(event, message, patience, answered) {
    const asked = connection;
    const cancelSlow = timing.after(SLOW, () => {
      if (asked === connection) store.dispatch({ type: "fault", fault: "slow" });
    });
    transport.timeout(patience).emit(event, message, (error, answer) => {
      cancelSlow();
      if (asked !== connection) return;
      if (error) return drop();
      if (store.get().fault !== null) store.dispatch({ type: "fault", fault: goodbye ? "leaving" : null });
      answered(answer);
    });
  }

  function enter(patience = PATIENCE) {
    if (code === null) return;
    const followed = code;
    const known = store.get().room?.version ?? 0;
    send("enter", spectator ? { code: followed, spectator } : { code: followed }, patience, (answer) => {
      if (code !== followed) return;
      if (answer.ok && answer.version < known) store.dispatch({ type: "lost", code: followed });
      if (answer.ok) return arrived(followed, answer);
      if (!UNDECIDED.has(answer.reason)) return stop(answer.reason, answer.params);
      later(answer.reason, enter);
    });
  }

  /**
   * @param {string} followed
   * @param {import("./wire.js").Entered} answer
   */
  function arrived(followed, answer) {
    entered = true;
    failures = 0;
    goodbye = false;
    store.dispatch({ type: "link", link: "up", retryAt: null, now: timing.now(), fault: null });
    store.dispatch({ type: "entered", code: followed, entered: answer });
    pump();
  }

  /** Once more, when what was missing may be back. @param {string} reason @param {() => void} again */
  function later(reason, again) {
    if (reason === "store_away") store.dispatch({ type: "unsaved", on: true });
    if (reason === "server_leaving") store.dispatch({ type: "fault", fault: "leaving" });
    const asked = connection;
    timing.after(jittered(AGAIN), () => {
      if (asked === connection) again();
    });
  }

  /**
   * @param {string} reason
   * @param {import("./wire.js").Params} [params]
   */
  function stop(reason, params) {
    follow(null);
    store.dispatch({ type: "stop", reason, params });
  }

  /** Sends what waits longest, if nothing is in flight. */
  function pump() {
    if (!entered || code === null || flying !== null) return;
    const next = store.get().pending.find((asked) => asked.version === null);
    if (next === undefined) return;
    flying = next.id;
    send("act", { id: next.id, code, do: next.do }, PATIENCE, (answer) => {
      flying = null;
      if (answer.ok) return granted(next, answer.version);
      if (UNDECIDED.has(answer.reason) && next.do.type !== "emote") return later(answer.reason, pump);
      store.dispatch({ type: "refused", reason: answer.reason, params: answer.params, about: next.do.type });
      store.dispatch({ type: "drop", id: next.id });
      pump();
    });
  }

  /**
   * @param {import("./state.js").Asked} asked
   * @param {number} version
   */
  function granted(asked, version) {
    store.dispatch({ type: "done", id: asked.id, version });
    const now = connection;
    timing.after(OVERDUE, () => {
      if (now === connection && store.get().pending.some(({ id }) => id === asked.id)) enter();
    });
    pump();
  }

  /**
   * The room to be in; null: none, and no connection.
   * @param {string | null} next
   */
  function follow(next) {
    if (next === code) return;
    code = next;
    entered = false;
    flying = null;
    failures = 0;
    strangers = 0;
    leaving = null;
    goodbye = false;
    cancelTry();
    connection += 1;
    transport.disconnect(); // also one that is only coming up
    if (code !== null) transport.connect();
  }

  /** The server knows nobody here: perhaps somebody new, perhaps it cannot tell while the store is away. */
  async function introduce() {
    const asked = connection;
    const answer = await identify();
    if (asked !== connection) return;
    if (answer?.reason === undefined) strangers += 1;
    if (strangers === STRANGER) return stop("no_identity");
    lose(answer?.reason === "no_line" ? "server" : null);
    if (answer?.reason === "store_away") store.dispatch({ type: "unsaved", on: true });
  }

  transport.on("connect", () => {
    connection += 1;
    strangers = 0;
    cancelTry();
    enter();
  });
  transport.on("disconnect", (reason) => {
    if (reason !== "io client disconnect") lose(reason === "ping timeout" ? "slow" : null);
  });
  transport.on("connect_error", (error) => {
    if (error?.message === "no_identity") introduce();
    else lose(error?.message === "too_many_requests" ? null : "server");
  });
  transport.on("room", (message) => store.dispatch({ type: "room", message, now: timing.now() }));
  transport.on("seat", (message) => store.dispatch({ type: "seat", message }));
  transport.on("presence", (message) => store.dispatch({ type: "presence", message, now: timing.now() }));
  transport.on("emote", (message) => store.dispatch({ type: "emote", message }));
  transport.on("left", ({ code: from, reason }) => {
    if (from === code) stop(reason);
  });
  transport.on("lost", ({ code: from }) => store.dispatch({ type: "lost", code: from }));
  transport.on("bye", ({ retry_ms }) => {
    leaving = retry_ms;
    goodbye = true;
    store.dispatch({ type: "fault", fault: "leaving" });
  });

  return {
    follow,
    retry,

    /**
     * Asks for a change of the room. Nothing happens if that is what was asked for last of its kind and is under way, or if any move is under
     * way where this is a move.
     * @param {Do} request
     */
    act(request) {
      if (code === null || isAsked(store.get().pending, request)) return;
      store.dispatch({ type: "ask", id: newId(), do: request });
      pump();
    },

    /** Finds out whether the line still stands: when the screen comes back, or the network does. */
    check() {
      if (transport.connected) enter(DOUBT);
      else retry();
    },
  };
}

/**
 * @param {import("./state.js").Asked[]} pending
 * @param {Do} request
 */
function isAsked(pending, request) {
  const alike = pending.filter((asked) => asked.do.type === request.type);
  const last = alike[alike.length - 1]?.do;
  return last !== undefined && (request.type === "play" || JSON.stringify(last) === JSON.stringify(request));
}
