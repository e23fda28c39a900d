/** Rooms and messages for tests, as the server sends them. */

export const CODE = "KTMRZ7";

export const person = (no, more = {}) => ({
  no, seat: null, name: `P${no}`, badge: no, ready: false, bot: null, auto: false, gone: false, ...more,
});

/** A room message of a version; what is said of the room, and beside it. */
export const message = (version, room = {}, more = {}) => ({
  version,
  room: {
    code: CODE, game_no: 0, game: "toy", options: {}, phase: "lobby", host: 1, locked: false, people: [person(1)],
    commitment: null, seed: null, results: [], ...room,
  },
  view: null,
  outcome: null,
  clock: null,
  ...more,
});

/** The same in mid-game: person 1 sits on seat 0. */
export const playing = (version, turn, more = {}) =>
  message(version, { phase: "playing", game_no: 1, people: [person(1, { seat: 0 }), person(2, { seat: 1 })] }, { view: { turn }, ...more });

export const secret = (version, turn, more = {}) => ({ code: CODE, version, you: 1, seat: 0, secret: { turn, ...more } });

/** A game whose draft is a list of words. */
export const toy = {
  open: (room, seat, saved) => ({ turn: room.view.turn, secret: seat?.secret ?? null, words: saved?.words ?? [] }),
  reduce: (draft, action) => ({ ...draft, words: [...draft.words, action.word] }),
  complete: (state) => (state.ui.table.words.length > 0 ? { type: "say", words: state.ui.table.words } : null),
  options: { loud: true },
};
