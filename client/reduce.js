/**
 * How each event changes what this screen knows. Pure: the same events make the same state.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Ui} Ui
 * @typedef {import("./wire.js").RoomMessage} RoomMessage
 * @typedef {import("./wire.js").Params} Params
 *
 * @typedef {{type: "go", route: import("./state.js").Route}
 *   | {type: "prefs", prefs: Partial<import("./state.js").Prefs>}
 *   | {type: "link", link: "up" | "down", retryAt: number | null, now: number, fault: import("./state.js").Fault}
 *   | {type: "fault", fault: import("./state.js").Fault}
 *   | {type: "device", online: boolean}
 *   | {type: "entered", code: string, entered: import("./wire.js").Entered}
 *   | {type: "room", message: RoomMessage, now: number}
 *   | {type: "seat", message: import("./wire.js").SeatMessage}
 *   | {type: "presence", message: import("./wire.js").Presence, now: number}
 *   | {type: "emote", message: import("./wire.js").EmoteMessage}
 *   | {type: "faded", shown: import("./wire.js").EmoteMessage}
 *   | {type: "lost", code: string}
 *   | {type: "stop", reason: string, params?: Params}
 *   | {type: "ask", id: string, do: import("./wire.js").Do}
 *   | {type: "done", id: string, version: number}
 *   | {type: "drop", id: string}
 *   | {type: "refused", reason: string, params?: Params, about: string}
 *   | {type: "unsaved", on: boolean}
 *   | {type: "stage", action: any}
 *   | {type: "tick", now: number}
 *   | {type: "panel", panel: import("./state.js").Panel}
 *   | {type: "ui", set: Partial<Pick<Ui, "code" | "game" | "chosen" | "given" | "claim" | "recovery" | "naming" | "watching" | "copied" | "busy" | "wish" | "newer" | "link" | "ending">>}
 *   | {type: "answer", address: string, body: any, now: number}
 *   | {type: "quiet"}} Event
 *
 * @typedef {{[T in Event["type"]]: (state: State, event: Extract<Event, {type: T}>) => State}} Steps
 */

import { EMOTES, isMuted } from "./emotes.js";
import { isIn, OUTSIDE, turnKey } from "./state.js";

/**
 * @param {Record<string, Pick<import("./games/game.js").ClientGame, "open" | "reduce">>} games
 * @returns {(state: State, event: Event) => State}
 */
export function createReduce(games) {
  /** @type {Steps} */
  const steps = { ...PLACE, ...HEARD, ...ASKED, stage };

  /** A step of the draft. @param {State} state @param {Extract<Event, {type: "stage"}>} event */
  function stage(state, { action }) {
    const { room, ui } = state;
    if (room === null || ui.key === null) return state;
    return { ...state, notice: null, ui: { ...ui, table: games[room.room.game].reduce(ui.table, action, state) } };
  }

  /** The draft follows what the server said. @param {State} state */
  function withTable(state) {
    const key = turnKey(state);
    const { ui, room } = state;
    if (key === null || room === null) {
      if (ui.key === null) return state;
      const kept = room === null ? { ...ui.kept, [ui.key]: ui.table } : ui.kept; // left, perhaps to come back
      return { ...state, ui: { ...ui, kept, table: null, key: null } };
    }
    const saved = key === ui.key ? ui.table : (ui.kept[key] ?? null);
    return { ...state, ui: { ...ui, key, table: games[room.room.game].open(room, state.seat, saved) } };
  }

  return (state, event) => {
    const next = /** @type {(state: State, event: Event) => State} */ (steps[event.type])(state, event);
    const told = next.room !== state.room || next.seat !== state.seat || next.me !== state.me;
    return told ? withTable(next) : next;
  };
}

/**
 * Where this screen is, and what it looks like.
 * @type {Pick<Steps, "go" | "prefs" | "stop" | "tick" | "panel" | "ui" | "device" | "answer">}
 */
const PLACE = {
  go(state, { route }) {
    const same = route.page === "room" && state.route.page === "room" && route.code === state.route.code;
    const ui = {
      ...state.ui,
      panel: null,
      watching: false,
      copied: false,
      busy: false,
      wish: null,
      link: null,
      ending: null,
      chosen: { ...state.ui.chosen, day: null, turn: null },
      given: { code: null, way: null },
      claim: null,
      recovery: "",
      naming: "",
    };
    return { ...state, ...(same ? {} : OUTSIDE), route, notice: null, ui };
  },

  prefs: (state, { prefs }) => ({ ...state, prefs: { ...state.prefs, ...prefs } }),

  stop(state, { reason, params = {} }) {
    return {
      ...state,
      ...OUTSIDE,
      notice: null,
      stop: { reason, params },
      ui: { ...state.ui, panel: null, wish: null },
    };
  },

  tick: (state, { now }) => ({ ...state, now }),

  panel: (state, { panel }) => ({ ...state, notice: null, ui: { ...state.ui, panel, copied: false } }),

  ui: (state, { set }) => ({ ...state, ui: { ...state.ui, ...set } }),

  device: (state, { online }) => ({ ...state, online }),

  answer: (state, { address, body, now }) => ({
    ...state,
    now,
    answers: { ...state.answers, [address]: { body, at: now } },
  }),
};

/**
 * What the server says by itself. The newest version wins, in whatever order they come.
 * @type {Pick<Steps, "link" | "fault" | "entered" | "room" | "seat" | "presence" | "emote" | "faded" | "lost">}
 */
const HEARD = {
  link(state, { link, retryAt, now, fault }) {
    const next = { ...state, link, retryAt, now, fault };
    if (link === "up") return next;
    const pending = state.pending.filter((asked) => asked.do.type !== "emote"); // later it would be out of place
    return { ...next, pending, stale: true, unsaved: false };
  },

  fault: (state, { fault }) => ({ ...state, fault }),

  entered(state, { code, entered }) {
    if (!isIn(state, code)) return state;
    const later = state.seat !== null && !state.stale && state.seat.version > entered.version;
    const you = later ? (state.seat?.you ?? null) : entered.you;
    return { ...state, entered: true, stop: null, unsaved: false, me: seated(you, state.room) };
  },

  /** The store has lost moves: what comes next is taken whatever its version, and what was acknowledged no longer is. */
  lost(state, { code }) {
    const { room, seat } = state;
    if (!isIn(state, code)) return state;
    return {
      ...state,
      room: room && { ...room, version: 0 },
      seat: seat && { ...seat, version: 0 },
      pending: state.pending.filter(({ version }) => version === null),
      notice: { reason: "moves_lost", params: {}, about: "play" },
    };
  },

  room(state, { message, now }) {
    if (!isIn(state, message.room.code)) return state;
    const known = state.room?.version ?? 0;
    if (message.version < known) return state;
    const until = message.clock ? now + message.clock.remaining_ms : null;
    if (message.version === known) return { ...state, until, now, stale: false };
    const next = { ...state, until, now, room: message, stale: false, unsaved: false };
    next.me = seated(state.me.no, message);
    next.seat = state.stale && turnKey(next) !== turnKey(state) ? null : state.seat;
    next.away = awaySince(next, now);
    next.pending = settled(state.pending, message.version);
    return next;
  },

  seat(state, { message }) {
    if (!isIn(state, message.code) || message.version < (state.seat?.version ?? 0)) return state;
    const me = message.you === state.me.no ? state.me : seated(message.you, state.room);
    return { ...state, me, seat: message, stale: false };
  },

  emote(state, { message }) {
    if (!isIn(state, message.code) || !Object.keys(EMOTES).includes(message.name) || isMuted(state, message.no))
      return state;
    return { ...state, emotes: { ...state.emotes, [message.no]: message } };
  },

  /** Unless something else is shown by now. */
  faded(state, { shown }) {
    if (state.emotes[shown.no] !== shown) return state;
    const { [shown.no]: _, ...emotes } = state.emotes;
    return { ...state, emotes };
  },

  presence(state, { message, now }) {
    if (!isIn(state, message.code)) return state;
    const next = { ...state, presence: { online: message.online, watching: message.watching } };
    return { ...next, away: awaySince(next, now) };
  },
};

/**
 * Requests, from being asked to what became of them.
 * @type {Pick<Steps, "ask" | "done" | "drop" | "refused" | "quiet" | "unsaved">}
 */
const ASKED = {
  ask(state, { id, do: request }) {
    return { ...state, notice: null, pending: [...state.pending, { id, do: request, version: null }] };
  },

  done(state, { id, version }) {
    const pending = state.pending.map((asked) => (asked.id === id ? { ...asked, version } : asked));
    return { ...state, unsaved: false, pending: settled(pending, state.room?.version ?? 0) };
  },

  drop: (state, { id }) => ({ ...state, pending: state.pending.filter((asked) => asked.id !== id) }),

  refused: (state, { reason, params = {}, about }) => ({ ...state, notice: { reason, params, about } }),

  quiet: (state) => ({ ...state, notice: null }),

  unsaved: (state, { on }) => ({ ...state, unsaved: on }),
};

/**
 * Who this browser is, with the seat that the room gives.
 * @param {number | null} no
 * @param {RoomMessage | null} message
 */
function seated(no, message) {
  const person = message?.room.people.find((one) => one.no === no);
  return { no, seat: person ? person.seat : null };
}

/**
 * Since when each absent person is away: what was known, and from now on for who is newly so.
 * @param {State} state
 * @param {number} now
 * @returns {Record<number, number>}
 */
function awaySince({ room, presence, away }, now) {
  const absent = (room?.room.people ?? []).filter(
    ({ no, gone, bot }) => !gone && !bot && !presence.online.includes(no),
  );
  return Object.fromEntries(absent.map(({ no }) => [no, away[no] ?? now]));
}

/**
 * What is still under way once the room has reached a version.
 * @param {import("./state.js").Asked[]} pending
 * @param {number} version
 */
function settled(pending, version) {
  return pending.filter((asked) => asked.version === null || asked.version > version);
}
