/**
 * What pages need of the server, and how often. Pure.
 *
 * @typedef {import("./state.js").State} State
 *
 * @typedef {object} Wanted
 * @property {string} address
 * @property {number | null} every   milliseconds until it is read again while it is watched; null: once a visit; Infinity: once, it never changes
 */
import {
  ACCOUNT,
  attempt,
  challenge,
  DAILY,
  daysAddress,
  GROUPS,
  group,
  groupAddress,
  known,
  lines,
  members,
  membersAddress,
  parAddress,
  recordAddress,
  reviewAddress,
  SCORES,
  STATISTICS,
  scoresAddress,
  sheetAddress,
  shownDay,
  shownRecord,
  table,
  untilNext,
} from "./answers.js";

/** Milliseconds between two looks at a board that may move. */
const LOOK = 5000;
/** Milliseconds between two looks at the day, or two tries to read what could not be read. */
const SLOW = 30000;
/** Of so many lines of high scores the boards are drawn. */
export const DRAWN = 10;

/** @type {Record<string, (state: State) => Wanted[]>} */
const PAGES = {
  home: () => [once(DAILY)],
  daily: (state) => [day(state), once(GROUPS), ...ofChallenge(state)],
  me: () => [ACCOUNT, STATISTICS, GROUPS].map(once),
  group: ofGroup,
  scores: ofScores,
  room: ofRoom,
  replay: ofKept,
  verify: ofKept,
};

/**
 * What the screen that is shown needs. What is read once is asked for until it has been.
 * @param {State} state
 * @returns {Wanted[]}
 */
export function wanted(state) {
  const needed = PAGES[state.route.page]?.(state) ?? [];
  return needed.map((one) => (isLate(state, one) ? { ...one, every: SLOW } : one));
}

/** Refusals that say nothing about what was asked for. */
const NOBODY_THERE = new Set(["no_line", "no_network", "store_away", "server_leaving", "server_busy"]);

/** @param {State} state @param {Wanted} one */
function isLate({ answers }, { address, every }) {
  const body = answers[address]?.body;
  return !Number.isFinite(every) && body?.ok === false && NOBODY_THERE.has(body.reason);
}

/**
 * The game of which the screen draws something outside of a room; null: none.
 * @param {State} state
 * @returns {string | null}
 */
export function drawn(state) {
  const { page } = state.route;
  const record = shownRecord(state);
  if (record) return record.game;
  if (page === "scores") return lines(state)?.length ? (table(state)?.split("/")[0] ?? null) : null;
  const there = page === "daily" || (page === "group" && records(state).length > 0);
  return there ? (challenge(state)?.game ?? null) : null;
}

/** @param {string} address @returns {Wanted} */
const once = (address) => ({ address, every: null });

/** A game that is kept. @param {string} record @returns {Wanted} */
const kept = (record) => ({ address: recordAddress(record), every: Infinity });

/** The day, and the next one as soon as it is there. @param {State} state @returns {Wanted} */
const day = (state) => ({ address: DAILY, every: untilNext(state) === 0 ? LOOK : SLOW });

/** How often a board is read of the day that is looked at. @param {State} state */
const pace = (state) => (state.ui.chosen.day === null ? LOOK : null);

/**
 * The board of a challenge, and the own game, once it has ended.
 * @param {State} state
 * @returns {Wanted[]}
 */
function ofChallenge(state) {
  const one = challenge(state);
  const at = shownDay(state);
  if (!one || !at) return [];
  const record = attempt(state)?.record;
  const read = [{ address: sheetAddress({ ...one, day: at }), every: pace(state) }, once(daysAddress(one))];
  return record ? [...read, kept(record)] : read;
}

/**
 * A group, how its members did, and what they placed where.
 * @param {State} state
 * @returns {Wanted[]}
 */
function ofGroup(state) {
  const { route } = state;
  if (route.page !== "group") return [];
  const read = [day(state), { address: groupAddress(route.id), every: SLOW }];
  const one = challenge(state);
  const at = shownDay(state);
  if (!group(state)?.inside || !one || !at) return read;
  const did = { address: membersAddress(route.id, { ...one, day: at }), every: pace(state) };
  return [...read, did, once(daysAddress(one)), ...records(state).map(kept)];
}

/** What the members placed, as far as it is told. @param {State} state @returns {string[]} */
function records(state) {
  return (members(state)?.members ?? []).flatMap(({ record }) => record ?? []);
}

/** @param {State} state @returns {Wanted[]} */
function ofScores(state) {
  const shown = table(state);
  const boards = (lines(state) ?? []).slice(0, DRAWN).flatMap(({ record }) => (record ? kept(record) : []));
  return [once(SCORES), ...(shown ? [once(scoresAddress(shown))] : []), ...boards];
}

/**
 * The game of the address: asked for until it is there, for it is kept a moment after its end, and until its seed is told.
 * @param {State} state
 * @returns {Wanted[]}
 */
function ofKept(state) {
  const { route } = state;
  const record = "record" in route ? route.record : null;
  if (record === null) return [];
  const shown = shownRecord(state);
  if (shown?.seed) return [kept(record)];
  return [{ address: recordAddress(record), every: shown ? SLOW : LOOK }];
}

/** What a game that is over has come to. @param {State} state @returns {Wanted[]} */
function ofRoom(state) {
  const room = state.room?.room;
  return room?.phase === "over" ? [...ofGame(state, room), ...ofDay(room)] : [];
}

/**
 * What the game that is over was worth: asked for until it is worked out. Its turns, once they are kept, where they can be compared with another's.
 * @param {State} state
 * @param {import("./wire.js").Room} room
 * @returns {Wanted[]}
 */
function ofGame(state, { record }) {
  if (record === null) return [];
  const worked = [parAddress(record), reviewAddress(record)].map((address) => ({
    address,
    every: known(state, address)?.coming === false ? null : LOOK,
  }));
  const alone = state.room?.outcome?.seats.length === 1;
  return alone || !known(state, parAddress(record))?.kept ? worked : [...worked, kept(record)];
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
