/**
 * Games come when a room needs them: each once, all its parts at the same time.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./reduce.js").Event} Event
 */
import { isIn } from "./state.js";

/**
 * @param {object} parts
 * @param {(id: string) => boolean} parts.isWhole
 * @param {(id: string) => Promise<unknown>} parts.load   everything that a game needs
 */
export function createLoading({ isWhole, load }) {
  /** @type {Map<string, Promise<unknown>>} */
  const coming = new Map();

  /** Begins to load a game, if nobody has; what failed is tried again. @param {string} id */
  function begin(id) {
    const whole = coming.get(id) ?? load(id);
    coming.set(id, whole);
    whole.catch(() => coming.delete(id));
    return whole;
  }

  return {
    begin,

    /**
     * The store as the line sees it: what is told of a room waits until the room's game is there.
     * @param {{get: () => State, dispatch: (event: Event) => void}} store
     */
    before(store) {
      /** @param {Event} event */
      function dispatch(event) {
        if (event.type !== "room" || isWhole(event.message.room.game)) return store.dispatch(event);
        const { code, game } = event.message.room;
        begin(game).then(
          () => store.dispatch(event),
          () => isIn(store.get(), code) && store.dispatch({ type: "stop", reason: "part_missing" }),
        );
      }
      return { get: store.get, dispatch };
    },
  };
}

/**
 * Asks for everything that a module needs at once. Without the hints of the document its modules come one after the other.
 * @param {Document} document
 * @param {string} module   how its address ends
 */
export function fetchParts(document, module) {
  const hints = document.querySelector(`template[data-for$="/${module}"]`);
  // Each in a moment of its own: to ask for all of them at once would keep a finger waiting.
  if (hints instanceof HTMLTemplateElement)
    for (const hint of [...hints.content.childNodes]) setTimeout(() => document.head.append(hint));
}

/**
 * A style sheet, once; it comes behind those that are there.
 * @param {Document} document
 * @param {string} style   its address
 * @returns {Promise<unknown>} when it is there, or cannot be had; then it is asked for again the next time
 */
export function fetchStyle(document, style) {
  const known = document.querySelector(`link[href="${style}"]`);
  const sheet = known instanceof HTMLLinkElement ? known : document.createElement("link");
  if (sheet.sheet) return Promise.resolve();
  if (!known) {
    sheet.rel = "stylesheet";
    sheet.href = style;
    document.head.append(sheet);
  }
  return new Promise((resolve) => {
    sheet.addEventListener("load", resolve);
    sheet.addEventListener("error", () => {
      sheet.remove();
      resolve(undefined);
    });
  });
}
