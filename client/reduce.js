/**
 * What this screen knows, and how each event changes it. Pure: the same events make the same state.
 *
 * @typedef {import("./wire.js").Do} Do
 * @typedef {{page: "home"} | {page: "room", code: string}} Route
 * @typedef {{language: string, theme: "system" | "light" | "dark", numerals: boolean, name: string}} Prefs
 *
 * @typedef {object} Asked      a request that is under way
 * @property {string} id
 * @property {Do} do
 * @property {number | null} version   the version it got; it stays until a room of that version has come
 *
 * @typedef {object} Notice     a refusal, to be said near the thumb
 * @property {string} reason    a message id
 * @property {import("./wire.js").Params} params
 * @property {string} about     what was refused: the type of a request, or a field of a form
 *
 * @typedef {null | {name: "menu" | "settings" | "share"} | {name: "person", no: number} | {name: "leave"}} Panel
 *
 * @typedef {object} Ui         what only this screen knows
 * @property {any} table        the draft of the open turn, as its game defines it; null when there is none
 * @property {string | null} key       the turn that `table` is for
 * @property {Record<string, any>} kept  drafts of before a reload, by turn
 * @property {Panel} panel
 * @property {string} code      as typed on the home page
 * @property {boolean} watching chosen to watch instead of sitting down
 * @property {boolean} copied   the link lies in the clipboard
 * @property {boolean} busy     a new room is being made
 *
 * @typedef {object} State
 * @property {Route} route
 * @property {Prefs} prefs
 * @property {{no: number | null, seat: number | null}} me    who this browser is in the room
 * @property {boolean} entered  the room has answered at least once
 * @property {import("./wire.js").RoomMessage | null} room   the newest
 * @property {import("./wire.js").SeatMessage | null} seat
 * @property {{online: number[], watching: number}} presence
 * @property {"up" | "down"} link
 * @property {number | null} retryAt   when the line is tried again, on `now`'s scale
 * @property {boolean} unsaved  the store does not answer
 * @property {Asked[]} pending
 * @property {Notice | null} notice
 * @property {{reason: string, params: import("./wire.js").Params} | null} stop   why the room cannot be shown
 * @property {number | null} until     when the turn's clock reaches zero, on `now`'s scale
 * @property {number} now       milliseconds since the page was opened; never a date
 * @property {Ui} ui
 *
 * @typedef {{type: "go", route: Route}
 *   | {type: "prefs", prefs: Partial<Prefs>}
 *   | {type: "link", link: "up" | "down", retryAt: number | null, now: number}
 *   | {type: "entered", code: string, entered: import("./wire.js").Entered}
 *   | {type: "room", message: import("./wire.js").RoomMessage, now: number}
 *   | {type: "seat", message: import("./wire.js").SeatMessage}
 *   | {type: "presence", message: import("./wire.js").Presence}
 *   | {type: "stop", reason: string, params?: import("./wire.js").Params}
 *   | {type: "ask", id: string, do: Do}
 *   | {type: "done", id: string, version: number}
 *   | {type: "drop", id: string}
 *   | {type: "refused", reason: string, params?: import("./wire.js").Params, about: string}
 *   | {type: "unsaved", on: boolean}
 *   | {type: "stage", action: any}
 *   | {type: "tick", now: number}
 *   | {type: "panel", panel: Panel}
 *   | {type: "ui", set: Partial<Pick<Ui, "code" | "watching" | "copied" | "busy">>}
 *   | {type: "quiet"}} Event
 */

/** @type {Pick<State, "me" | "entered" | "room" | "seat" | "presence" | "pending" | "stop" | "until" | "unsaved">} */
const OUTSIDE = {
  me: { no: null, seat: null },
  entered: false,
  room: null,
  seat: null,
  presence: { online: [], watching: 0 },
  pending: [],
  stop: null,
  until: null,
  unsaved: false,
};

/**
 * @param {{route: Route, prefs: Prefs, kept?: Record<string, any>}} start
 * @returns {State}
 */
export function initial({ route, prefs, kept = {} }) {
  const ui = { table: null, key: null, kept, panel: null, code: "", watching: false, copied: false, busy: false };
  return { ...OUTSIDE, route, prefs, link: "down", retryAt: null, notice: null, now: 0, ui };
}

/**
 * The open turn's name, for drafts: room, game and turn. Null when this browser has no seat in an open turn.
 * @param {State} state
 * @returns {string | null}
 */
export function turnKey({ room, seat, me }) {
  if (room?.room.phase !== "playing" || me.seat === null) return null;
  const turn = room.view?.turn ?? seat?.secret?.turn;
  return turn === undefined ? null : `${room.room.code}:${room.room.game_no}:${turn}`;
}

/**
 * Whether a request of this type is under way.
 * @param {State} state
 * @param {Do["type"]} type
 * @param {number} [no] the person it names
 */
export function isPending(state, type, no) {
  return state.pending.some(
    (asked) => asked.do.type === type && (no === undefined || /** @type {any} */ (asked.do).no === no),
  );
}

/**
 * @param {Record<string, import("./games/game.js").ClientGame>} games
 * @returns {(state: State, event: Event) => State}
 */
export function createReduce(games) {
  /** The draft follows what the server said. @param {State} state @returns {State} */
  function withTable(state) {
    const key = turnKey(state);
    const { ui, room } = state;
    if (key === null || room === null)
      return ui.key === null ? state : { ...state, ui: { ...ui, table: null, key: null } };
    const saved = key === ui.key ? ui.table : (ui.kept[key] ?? null);
    return { ...state, ui: { ...ui, key, table: games[room.room.game].open(room, state.seat, saved) } };
  }

  /** @type {{[T in Event["type"]]: (state: State, event: Extract<Event, {type: T}>) => State}} */
  const steps = {
    go(state, { route }) {
      const same = route.page === "room" && state.route.page === "room" && route.code === state.route.code;
      const ui = { ...state.ui, panel: null, watching: false, copied: false, busy: false };
      return withTable({ ...state, ...(same ? {} : OUTSIDE), route, notice: null, ui });
    },

    prefs: (state, { prefs }) => ({ ...state, prefs: { ...state.prefs, ...prefs } }),

    link: (state, { link, retryAt, now }) => ({ ...state, link, retryAt, now }),

    entered(state, { code, entered }) {
      if (!follows(state, code)) return state;
      return withTable({
        ...state,
        entered: true,
        stop: null,
        unsaved: false,
        me: { no: entered.you, seat: entered.seat },
      });
    },

    room(state, { message, now }) {
      if (!follows(state, message.room.code)) return state;
      const until = message.clock ? now + message.clock.remaining_ms : null;
      const known = state.room?.version ?? 0;
      if (message.version < known) return state;
      if (message.version === known) return { ...state, until, now };
      return withTable({
        ...state,
        until,
        now,
        room: message,
        me: seated(state.me, message),
        pending: settled(state.pending, message.version),
      });
    },

    seat(state, { message }) {
      if (!follows(state, message.code) || message.version < (state.seat?.version ?? 0)) return state;
      return withTable({ ...state, seat: message });
    },

    presence: (state, { message }) =>
      follows(state, message.code)
        ? { ...state, presence: { online: message.online, watching: message.watching } }
        : state,

    stop: (state, { reason, params = {} }) => ({
      ...state,
      ...OUTSIDE,
      stop: { reason, params },
      ui: { ...state.ui, panel: null },
    }),

    ask: (state, { id, do: request }) => ({
      ...state,
      notice: null,
      pending: [...state.pending, { id, do: request, version: null }],
    }),

    done(state, { id, version }) {
      const pending = state.pending.map((asked) => (asked.id === id ? { ...asked, version } : asked));
      return { ...state, unsaved: false, pending: settled(pending, state.room?.version ?? 0) };
    },

    drop: (state, { id }) => ({ ...state, pending: state.pending.filter((asked) => asked.id !== id) }),

    refused: (state, { reason, params = {}, about }) => ({ ...state, notice: { reason, params, about } }),

    unsaved: (state, { on }) => ({ ...state, unsaved: on }),

    stage(state, { action }) {
      const { room, ui } = state;
      if (room === null || ui.key === null) return state;
      return { ...state, notice: null, ui: { ...ui, table: games[room.room.game].reduce(ui.table, action, state) } };
    },

    tick: (state, { now }) => ({ ...state, now }),

    panel: (state, { panel }) => ({ ...state, notice: null, ui: { ...state.ui, panel, copied: false } }),

    ui: (state, { set }) => ({ ...state, ui: { ...state.ui, ...set } }),

    quiet: (state) => ({ ...state, notice: null }),
  };

  return (state, event) => /** @type {any} */ (steps)[event.type](state, event);
}

/** @param {State} state @param {string} code */
function follows(state, code) {
  return state.route.page === "room" && state.route.code === code;
}

/**
 * The seat that the room gives to who this browser is.
 * @param {State["me"]} me
 * @param {import("./wire.js").RoomMessage} message
 */
function seated(me, message) {
  const person = message.room.people.find((one) => one.no === me.no);
  return { no: me.no, seat: person ? person.seat : null };
}

/**
 * What is still under way once the room has reached a version.
 * @param {Asked[]} pending
 * @param {number} version
 */
function settled(pending, version) {
  return pending.filter((asked) => asked.version === null || asked.version > version);
}
