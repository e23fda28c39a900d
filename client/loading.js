/**
 * What home does not need comes when it is needed: games, pages, rules, each with all its parts at the same time.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./reduce.js").Event} Event
 */
import { isIn } from "./state.js";

/**
 * Loads each of several things once; what failed is tried again.
 * @template {string} Id
 * @param {(id: Id) => Promise<unknown>} load   everything that one needs
 * @returns {(id: Id) => Promise<unknown>} begins to load it, if nobody has; rejects also where there is no such thing
 */
export function createLoading(load) {
  /** @type {Map<Id, Promise<unknown>>} */
  const coming = new Map();

  return (id) => {
    const whole = coming.get(id) ?? (async () => load(id))();
    coming.set(id, whole);
    whole.catch(() => coming.delete(id));
    return whole;
  };
}

/**
 * The store as the line sees it: what is told of a room waits until the room's game is there.
 * @param {{get: () => State, dispatch: (event: Event) => void}} store
 * @param {(game: string) => boolean} isWhole
 * @param {(game: string) => Promise<unknown>} begin   begins to load it
 */
export function behindGames(store, isWhole, begin) {
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
