/**
 * What this screen knows: what the server said, and `ui`, what only this screen has.
 *
 * @typedef {import("./wire.js").Do} Do
 * @typedef {{page: "home" | "settings" | "scores" | "about" | "daily" | "me" | "missing"} | {page: "rules", game: string} | {page: "group", id: string} | {page: "room", code: string} | {page: "replay" | "verify", record: string | null}} Route
 * @typedef {{language: string, theme: "system" | "light" | "dark", contrast: "system" | "normal" | "more", motion: "system" | "full" | "still", numerals: boolean, greetings: boolean, muted: string[], sound: boolean, vibration: boolean, taught: string[], challenge: string | null, name: string}} Prefs   challenge: the one of a day that was played last, `<game>/<name>`
 *
 * @typedef {"server" | "leaving" | "slow" | null} Fault   why nothing goes through: not reached; on its way out; no answer yet; not known
 *
 * @typedef {"store" | "device" | "server" | "leaving" | "slow" | "down"} Trouble   whose fault it is; down: not known yet
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
 * @typedef {null | {name: "menu" | "settings" | "rules" | "greet" | "keys" | "bots"} | {name: "share", what: import("./tidings.js").Tidings} | {name: "person" | "device", no: number} | {name: "leave"}} Panel
 *
 * @typedef {object} Ui         what only this screen knows
 * @property {any} table        the draft of the open turn, as its game defines it; null when there is none
 * @property {string | null} key       the turn that `table` is for
 * @property {Record<string, any>} kept  drafts of before a reload, by turn
 * @property {Panel} panel
 * @property {string} code      as typed on the home page
 * @property {string} game     chosen on the home page
 * @property {Chosen} chosen
 * @property {Given} given
 * @property {string | null} claim   the link by which this page was opened, to be asked about
 * @property {string} recovery  as typed on the page of the devices
 * @property {string} naming    the name of a new group, as typed
 * @property {boolean} watching chosen to watch instead of sitting down
 * @property {boolean} copied   what is to be told lies in the clipboard
 * @property {boolean} busy     a new room is being made
 * @property {"join" | "alone" | "begin" | null} wish   what to do by itself once the room is entered: sit down; sit down, then begin; begin
 * @property {boolean} newer    the server has a newer version than this page is of
 * @property {string | null} link   the address of the room for others, as the server gave it
 * @property {{game: number, held: boolean} | null} ending   the game that ended before these eyes; `held`: its table still stands, for the last reveal
 *
 * @typedef {object} Answer     what the server answered when an address was read
 * @property {any} body
 * @property {number} at        when, on `now`'s scale
 *
 * @typedef {object} Chosen     what is looked at on the pages outside of rooms; null: the first
 * @property {string | null} challenge   `<game>/<name>`
 * @property {string | null} day         one of before; null: today
 * @property {string | null} table       of high scores, `<game>/<table>`
 * @property {"everyone" | "mine"} whose
 * @property {import("./wire.js").GameRecord | null} file   a finished game that was opened as a file
 * @property {number | null} turn        of a finished game
 *
 * @typedef {object} Given      what was handed out on the page of a person's devices, told this once
 * @property {string | null} code   the recovery code
 * @property {{url: string, qr: string} | null} way   a link to another device
 *
 * @typedef {object} State
 * @property {Route} route
 * @property {import("./i18n.js").Languages} languages   those of the game
 * @property {Prefs} prefs
 * @property {{no: number | null, seat: number | null}} me    who this browser is in the room
 * @property {boolean} entered  the room has answered at least once
 * @property {import("./wire.js").RoomMessage | null} room   the newest
 * @property {import("./wire.js").SeatMessage | null} seat
 * @property {boolean} stale    `seat` is of an earlier connection: what it misses may be that there is nothing secret any more
 * @property {{online: number[], watching: number}} presence
 * @property {Record<number, number>} away   since when people are away as far as this screen knows, on `now`'s scale, by number
 * @property {Record<number, import("./wire.js").EmoteMessage>} emotes   what people show now, by number
 * @property {"up" | "down"} link
 * @property {Fault} fault      what is wrong with the line, up or down
 * @property {boolean} online   this device has a network at all
 * @property {number | null} retryAt   when the line is tried again, on `now`'s scale
 * @property {boolean} unsaved  the store does not answer
 * @property {Record<string, Answer>} answers   the newest, by address
 * @property {Asked[]} pending
 * @property {Notice | null} notice
 * @property {{reason: string, params: import("./wire.js").Params} | null} stop   why the room cannot be shown
 * @property {number | null} until     when the turn's clock reaches zero, on `now`'s scale
 * @property {number} now       milliseconds since the page was opened; never a date
 * @property {Ui} ui
 */

/** What belongs to one room, before it has said anything. @type {Pick<State, "me" | "entered" | "room" | "seat" | "stale" | "presence" | "away" | "emotes" | "pending" | "stop" | "until" | "unsaved">} */
export const OUTSIDE = {
  me: { no: null, seat: null },
  entered: false,
  room: null,
  seat: null,
  stale: false,
  presence: { online: [], watching: 0 },
  away: {},
  emotes: {},
  pending: [],
  stop: null,
  until: null,
  unsaved: false,
};

/**
 * @param {{route: Route, prefs: Prefs, languages?: import("./i18n.js").Languages, kept?: Record<string, any>, online?: boolean}} start
 * @returns {State}
 */
export function initial({ route, prefs, languages = {}, kept = {}, online = true }) {
  const ui = {
    table: null,
    key: null,
    kept,
    panel: null,
    code: "",
    game: "magdagdon",
    chosen: {
      challenge: null,
      day: null,
      table: null,
      whose: /** @type {const} */ ("everyone"),
      file: null,
      turn: null,
    },
    given: { code: null, way: null },
    claim: null,
    recovery: "",
    naming: "",
    watching: false,
    copied: false,
    busy: false,
    wish: null,
    newer: false,
    link: null,
    ending: null,
  };
  return {
    ...OUTSIDE,
    route,
    languages,
    prefs,
    link: "down",
    fault: null,
    online,
    retryAt: null,
    notice: null,
    now: 0,
    answers: {},
    ui,
  };
}

/** Whether this screen is at the room of that code. @param {State} state @param {string} code */
export function isIn({ route }, code) {
  return route.page === "room" && route.code === code;
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
 * The options of the room's game, with what this browser has asked for and not heard of yet: the next choice is made on top of that.
 * @param {State} state
 * @returns {any}
 */
export function optionsOf({ room, pending }) {
  const asked = pending.flatMap(({ do: request }) =>
    request.type === "configure" && request.game === room?.room.game ? request.options : [],
  );
  return asked[asked.length - 1] ?? room?.room.options;
}

/**
 * Whole seconds that the open turn still has, never below 0; null without a clock.
 * @param {State} state
 * @returns {number | null}
 */
export function secondsLeft(state) {
  return state.until === null ? null : Math.max(0, Math.ceil((state.until - state.now) / 1000));
}

/**
 * Whose fault it is that moves do not go through; null when they do.
 * @param {State} state
 * @returns {Trouble | null}
 */
export function trouble({ unsaved, link, online, fault }) {
  if (unsaved) return "store";
  if (link === "up") return fault;
  return online ? (fault ?? "down") : "device";
}
