/**
 * What pages have read from the server.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./wire.js").Today} Today
 * @typedef {import("./wire.js").Sheet} Sheet
 */

export const DAILY = "/api/daily";
export const SCORES = "/api/scores";
export const ACCOUNT = "/api/me";
export const STATISTICS = "/api/me/statistics";
export const GROUPS = "/api/groups";

/** @param {{game: string, name: string, day: string}} challenge */
export const sheetAddress = ({ game, name, day }) => `${DAILY}/${game}/${name}/${day}`;
/** @param {string} table */
export const scoresAddress = (table) => `${SCORES}/${table}`;
/** @param {string} record */
export const recordAddress = (record) => `/api/games/${record}`;
/** @param {string} id */
export const groupAddress = (id) => `${GROUPS}/${id}`;
/** How the members of a group did. @param {string} id @param {{game: string, name: string, day: string}} challenge */
export const membersAddress = (id, challenge) => `${groupAddress(id)}${sheetAddress(challenge).slice("/api".length)}`;

/** @param {string} record */
export const parAddress = (record) => `${recordAddress(record)}/par`;

/** @param {string} record */
export const reviewAddress = (record) => `${recordAddress(record)}/review`;

/**
 * The finished game that is shown: the one of the address, else of a file; null: none, or not yet.
 * @param {State} state
 * @returns {import("./wire.js").GameRecord | null}
 */
export function shownRecord(state) {
  const { route, ui } = state;
  if (route.page !== "replay" && route.page !== "verify") return null;
  return route.record === null ? ui.chosen.file : (known(state, recordAddress(route.record))?.record ?? null);
}

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

/**
 * What the game that has just ended was worth on the own seat, as its game tells of it; null: nobody sat there, or it is not worked out.
 * @param {State} state
 * @returns {any}
 */
export function ownReview(state) {
  const record = state.room?.room.record ?? null;
  const { seat } = state.me;
  return record === null || seat === null ? null : (known(state, reviewAddress(record))?.review?.[seat] ?? null);
}

/** The best that was found for a seat; null: nobody looked for it. @param {import("./wire.js").Measure} measure @param {number} seat */
export const bestFor = ({ best }, seat) => (Array.isArray(best) ? best[seat] : best);

/** The day as it was read last. @param {State} state @returns {Today | null} */
export const today = (state) => known(state, DAILY);

/**
 * The challenge that is looked at: the one chosen, else one that waits for its end, else one that was played, else the one of last time, else the first.
 * @param {State} state
 */
export function challenge(state) {
  const all = today(state)?.challenges ?? [];
  const called = (/** @type {string | null} */ id) => all.find(({ game, name }) => `${game}/${name}` === id);
  const begun = all.filter(({ mine }) => mine !== null);
  const waits = begun.find(({ mine }) => !mine?.finished);
  return called(state.ui.chosen.challenge) ?? waits ?? begun[0] ?? called(state.prefs.challenge) ?? all[0] ?? null;
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

/** The group whose page is shown. @param {State} state @returns {import("./wire.js").WholeGroup | null} */
export function group(state) {
  return state.route.page === "group" ? (known(state, groupAddress(state.route.id))?.group ?? null) : null;
}

/** How the members of that group did in the challenge that is looked at. @param {State} state @returns {import("./wire.js").MembersDay | null} */
export function members(state) {
  const one = challenge(state);
  const day = shownDay(state);
  if (state.route.page !== "group" || !one || !day) return null;
  return known(state, membersAddress(state.route.id, { ...one, day }));
}

/** The table of scores that is looked at: at first one of the game that was chosen last. @param {State} state @returns {string | null} */
export function table(state) {
  /** @type {import("./wire.js").TableOfScores[]} */
  const all = known(state, SCORES)?.tables ?? [];
  const first = all.find(({ game }) => game === state.ui.game) ?? all[0];
  return state.ui.chosen.table ?? (first ? `${first.game}/${first.table}` : null);
}

/** Its lines, of everyone or mine; null: not read yet. @param {State} state @returns {import("./wire.js").ScoreLine[] | null} */
export function lines(state) {
  const shown = table(state);
  if (!shown) return known(state, SCORES) ? [] : null;
  return known(state, scoresAddress(shown))?.[state.ui.chosen.whose] ?? null;
}

/** Milliseconds until the next day's dice; null: not known. @param {State} state */
export function untilNext(state) {
  const answer = state.answers[DAILY];
  const day = today(state);
  return day ? Math.max(0, answer.at + day.next_ms - state.now) : null;
}
