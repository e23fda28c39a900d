/**
 * What people show each other, for three seconds. Nothing of it is kept, but whom one does not want to see.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./wire.js").EmoteName} EmoteName
 */

/** Each emote's drawing in icons.svg. @type {Record<EmoteName, string>} */
export const EMOTES = {
  hello: "hand",
  bravo: "laurel",
  ha: "comedy",
  ouch: "tragedy",
  oh: "wow",
  hurry: "hourglass",
  cheers: "jar",
  thanks: "leaf",
};

/** Milliseconds for which one is seen. */
const SEEN = 3000;
/** How many people stay muted, the latest. */
const MUTED = 40;

/**
 * Whether what this person shows is not wanted to be seen here. Oneself always sees what the others see.
 * @param {State} state
 * @param {number} no
 */
export function isMuted({ prefs, room, me }, no) {
  return no !== me.no && (!prefs.greetings || prefs.muted.includes(`${room?.room.code}:${no}`));
}

/**
 * The preferences in which somebody is muted, or is no longer.
 * @param {State} state
 * @param {number} no
 * @returns {{muted: string[]}}
 */
export function muting({ prefs, room }, no) {
  const who = `${room?.room.code}:${no}`;
  const others = prefs.muted.filter((one) => one !== who);
  return { muted: others.length < prefs.muted.length ? others : [...others, who].slice(-MUTED) };
}

/**
 * Takes away what has been seen for long enough.
 * @param {object} parts
 * @param {{dispatch: (event: import("./reduce.js").Event) => void}} parts.store
 * @param {import("./socket.js").Timing} parts.timing
 * @returns {(state: State, before: State) => void}
 */
export function fades({ store, timing }) {
  return (state, before) => {
    if (state.emotes === before.emotes) return;
    for (const shown of Object.values(state.emotes)) {
      if (before.emotes[shown.no] !== shown) timing.after(SEEN, () => store.dispatch({ type: "faded", shown }));
    }
  };
}
