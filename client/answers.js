/**
 * What pages read from the server, and how often: pure as far as what is wanted goes.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./wire.js").Today} Today
 * @typedef {import("./wire.js").Sheet} Sheet
 *
 * @typedef {{address: string, every: number | null}} Wanted   every: milliseconds until it is read again while it is watched; null: once a visit
 */

/** Milliseconds between two looks at a board that may move. */
const LOOK = 5_000;
/** Milliseconds between two looks at the day. */
const SLOW = 30_000;
/** How often a countdown is drawn. */
const SECOND = 1_000;

export const DAILY = "/api/daily";
export const SCORES = "/api/scores";
export const ACCOUNT = "/api/me";
export const STATISTICS = "/api/me/statistics";

/** @param {{game: string, name: string, day: string}} challenge */
export const sheetAddress = ({ game, name, day }) => `${DAILY}/${game}/${name}/${day}`;
/** @param {string} table */
export const scoresAddress = (table) => `${SCORES}/${table}`;
/** @param {string} record */
export const recordAddress = (record) => `/api/games/${record}`;

/** @param {string} record */
export const parAddress = (record) => `${recordAddress(record)}/par`;

/** @param {string} record */
export const reviewAddress = (record) => `${recordAddress(record)}/review`;

/**
 * What was answered at an address; null: nothing yet, or a refusal.
 * @param {State} state
 * @param {string} address
 * @returns {any}
 */
export function known({ answers }, address) {
  const body = answers[address]?.body;
  return body === undefined || body.ok === false ? null : body;
}

/** The day as it was read last. @param {State} state @returns {Today | null} */
export const today = (state) => known(state, DAILY);

/**
 * The challenge that is looked at: the one chosen, else one that waits for its end, else one that was played, else the first.
 * @param {State} state
 */
export function challenge(state) {
  const all = today(state)?.challenges ?? [];
  const named = all.find(({ game, name }) => `${game}/${name}` === state.ui.chosen.challenge);
  const begun = all.filter(({ mine }) => mine !== null);
  return named ?? begun.find(({ mine }) => !mine?.finished) ?? begun[0] ?? all[0] ?? null;
}

/** The day that is looked at. @param {State} state */
export const shownDay = (state) => state.ui.chosen.day ?? today(state)?.day ?? null;

/** Which days of a challenge are kept. @param {{game: string, name: string}} challenge */
export const daysAddress = ({ game, name }) => `${DAILY}/${game}/${name}`;

/** My attempt at what is looked at. @param {State} state @returns {import("./wire.js").Attempt | null} */
export function attempt(state) {
  const one = challenge(state);
  return (state.ui.chosen.day === null ? one?.mine : sheet(state, one)?.mine) ?? null;
}

/** The sheet of a challenge, on the day that is looked at. @param {State} state @param {{game: string, name: string} | null} of @returns {Sheet | null} */
export function sheet(state, of) {
  const day = shownDay(state);
  return of && day ? known(state, sheetAddress({ ...of, day })) : null;
}

/** The table of scores that is looked at. @param {State} state @returns {string | null} */
export function table(state) {
  const first = known(state, SCORES)?.tables[0];
  return state.ui.chosen.table ?? (first ? `${first.game}/${first.table}` : null);
}

/** Milliseconds until the next day's dice; null: not known. @param {State} state */
export function untilNext(state) {
  const answer = state.answers[DAILY];
  const day = today(state);
  return day ? Math.max(0, answer.at + day.next_ms - state.now) : null;
}

/**
 * What the screen that is shown needs.
 * @param {State} state
 * @returns {Wanted[]}
 */
export function wanted(state) {
  const { route, room } = state;
  if (route.page === "home") return [{ address: DAILY, every: null }];
  if (route.page === "daily")
    return [{ address: DAILY, every: untilNext(state) === 0 ? LOOK : SLOW }, ...ofChallenge(state)];
  if (route.page === "scores") {
    const shown = table(state);
    return [{ address: SCORES, every: null }, ...(shown ? [{ address: scoresAddress(shown), every: null }] : [])];
  }
  if (route.page === "me") return [ACCOUNT, STATISTICS].map((address) => ({ address, every: null }));
  if (route.page !== "room" || room?.room.phase !== "over") return [];
  return [...ofGame(state, room.room), ...ofDay(room.room)];
}

/**
 * What the game that is over was worth: asked for until it is worked out.
 * @param {State} state
 * @param {import("./wire.js").Room} room
 * @returns {Wanted[]}
 */
function ofGame(state, { record }) {
  if (record === null) return [];
  return [parAddress(record), reviewAddress(record)].map((address) => ({
    address,
    every: known(state, address)?.coming === false ? null : LOOK,
  }));
}

/**
 * The board of the day, as it stands now.
 * @param {import("./wire.js").Room} room
 * @returns {Wanted[]}
 */
function ofDay({ game, daily }) {
  if (!daily?.ranked) return [];
  return [
    { address: DAILY, every: SLOW },
    { address: sheetAddress({ game, ...daily }), every: LOOK },
  ];
}

/**
 * The board of today's challenge, and the own game, once it has ended.
 * @param {State} state
 * @returns {Wanted[]}
 */
function ofChallenge(state) {
  const one = challenge(state);
  const day = shownDay(state);
  if (!one || !day) return [];
  const read = [
    { address: sheetAddress({ ...one, day }), every: state.ui.chosen.day === null ? LOOK : null },
    { address: daysAddress(one), every: null },
  ];
  const record = attempt(state)?.record;
  return record ? [...read, { address: recordAddress(record), every: null }] : read;
}

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
  let ticking = false;

  /** @param {string} address */
  async function ask(address) {
    asked.set(address, timing.now());
    const body = await read(address);
    const kept = store.get().answers[address]?.body;
    if (body.ok === false && kept !== undefined && kept.ok !== false) return; // what was read stays, until it can be read again
    store.dispatch({ type: "answer", address, body, now: timing.now() });
  }

  function look() {
    const state = store.get();
    if (!seen() || !state.online) return;
    for (const { address, every } of wanted(state)) {
      const last = asked.get(address);
      if (last === undefined || (every !== null && timing.now() - last >= every)) ask(address);
    }
  }

  function tick() {
    ticking = false;
    const { route } = store.get();
    if (seen() && route.page === "daily") store.dispatch({ type: "tick", now: timing.now() });
    look();
    again();
  }

  /** As long as there is something that changes by itself. */
  function again() {
    if (ticking || !wanted(store.get()).some(({ every }) => every !== null)) return;
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
