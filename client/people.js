/**
 * Who is who in the room, read from the state.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./wire.js").Person} Person
 */

/**
 * The person that this browser is; null for who only watches.
 * @param {State} state
 * @returns {Person | null}
 */
export function mine({ room, me }) {
  return room?.room.people.find(({ no }) => no === me.no) ?? null;
}

/**
 * Whether nobody else plays, bots aside, and nothing is at stake: then hints may be asked for.
 * @param {State} state
 */
export function playsAlone(state) {
  const { room, me } = state;
  if (room?.room.phase !== "playing" || me.seat === null || room.room.daily?.ranked) return false;
  return inside(state).every(({ no, bot }) => no === me.no || bot !== null);
}

/**
 * Who is in the room: neither left nor removed.
 * @param {State} state
 * @returns {Person[]}
 */
export function inside({ room }) {
  return (room?.room.people ?? []).filter(({ gone }) => !gone);
}

/**
 * @param {State} state
 * @param {Person} person
 */
export function isAway({ presence }, person) {
  return !person.bot && !presence.online.includes(person.no);
}

/**
 * Who would get a seat if a game began now.
 * @param {State} state
 * @returns {Person[]}
 */
export function readyToSit(state) {
  return inside(state).filter(
    (person) => person.name !== null && (person.no === state.me.no || !isAway(state, person)),
  );
}

/**
 * How a person stands before a game: a drawing of icons.svg, and a message. Who leads the room is always ready.
 * @param {Person} person
 * @param {import("./wire.js").Room} room
 * @param {boolean} away
 */
export function readiness({ no, name, ready }, { host }, away) {
  if (away) return { sign: "moon", text: "state-away", ready: false };
  if (name === null) return { sign: "dots", text: "state-joining", ready: false };
  if (ready || host === no) return { sign: "tick", text: "state-ready", ready: true };
  return { sign: "dots", text: "state-not-ready", ready: false };
}

/**
 * @param {State} state
 * @param {number} seat
 * @returns {Person | null}
 */
export function atSeat({ room }, seat) {
  return room?.room.people.find((person) => person.seat === seat) ?? null;
}

/** @type {WeakMap<object, {t: import("./i18n.js").Texts, message: import("./wire.js").RoomMessage}>} */
const called = new WeakMap();

/**
 * The state with its bots called as they are in the reader's language: the server calls them by the first of them.
 * @param {State} state
 * @param {import("./i18n.js").Texts} t
 * @returns {State}
 */
export function withBots(state, t) {
  const { room } = state;
  if (!room?.room.people.some(({ bot }) => bot !== null)) return state;
  const known = called.get(room);
  if (known?.t === t) return { ...state, room: known.message };
  const people = room.room.people.map((person) =>
    person.bot === null ? person : { ...person, name: nameOf(person, t) },
  );
  const message = { ...room, room: { ...room.room, people } };
  called.set(room, { t, message });
  return { ...state, room: message };
}

/**
 * Two of the same strength are told apart by a number.
 * @param {Person} bot
 * @param {import("./i18n.js").Texts} t
 */
function nameOf({ bot, name }, t) {
  return t(`bot-${bot}`) + (/ \d+$/.exec(name ?? "")?.[0] ?? "");
}

/** Milliseconds after which the house may play for who is away. */
const LONG_AWAY = 60000;

/**
 * Whether the house may play for somebody who is away. Where a clock runs, it does so by itself.
 * @param {State} state
 * @param {Person} person
 */
export function mayBePlayed(state, person) {
  const { room, away, now } = state;
  if (person.auto || person.gone || room?.room.options.clock || !isAway(state, person)) return false;
  return now - (away[person.no] ?? now) >= LONG_AWAY;
}

/** @param {State} state */
export function amHost({ room, me }) {
  return me.no !== null && room?.room.host === me.no;
}
