/**
 * What stays on this device: preferences for good, drafts until their turn is over. Where a browser keeps nothing, nothing is kept.
 *
 * @typedef {import("./state.js").Prefs} Prefs
 */
import { pickLanguage } from "./i18n.js";

const DRAFT = "draft:";

/**
 * A browser's storage; null where it may not even be asked for, as with cookies blocked.
 * @param {() => Storage} ask
 * @returns {Storage | null}
 */
export function storageOf(ask) {
  try {
    return ask();
  } catch {
    return null;
  }
}

/**
 * @param {Storage | null} storage
 * @param {string} key
 * @returns {any}
 */
function read(storage, key) {
  try {
    return JSON.parse(storage?.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {() => void} write
 */
function attempt(write) {
  try {
    write();
  } catch {
    // Full, or forbidden: the page works without it.
  }
}

/**
 * @param {Storage | null} storage
 * @param {import("./i18n.js").Languages} languages
 * @param {readonly string[]} preferred the languages that the browser asks for, for who has chosen none
 * @returns {Prefs}
 */
export function readPrefs(storage, languages, preferred) {
  const {
    language: chosen,
    theme,
    contrast,
    motion,
    numerals,
    greetings,
    muted,
    sound,
    vibration,
    taught,
    challenge,
    name,
  } = read(storage, "prefs") ?? {};
  return {
    language: pickLanguage(languages, typeof chosen === "string" ? [chosen, ...preferred] : preferred),
    theme: theme === "light" || theme === "dark" ? theme : "system",
    contrast: contrast === "normal" || contrast === "more" ? contrast : "system",
    motion: motion === "full" || motion === "still" ? motion : "system",
    numerals: numerals === true,
    greetings: greetings !== false,
    muted: Array.isArray(muted) ? muted.filter((one) => typeof one === "string") : [],
    sound: sound !== false,
    vibration: vibration !== false,
    taught: Array.isArray(taught) ? taught.filter((game) => typeof game === "string") : [],
    challenge: typeof challenge === "string" ? challenge : null,
    name: typeof name === "string" ? name : "",
  };
}

/**
 * @param {Storage | null} storage
 * @param {Prefs} prefs
 */
export function writePrefs(storage, prefs) {
  attempt(() => storage?.setItem("prefs", JSON.stringify(prefs)));
}

/**
 * The drafts of before a reload, by turn.
 * @param {Storage | null} storage
 * @returns {Record<string, any>}
 */
export function readDrafts(storage) {
  try {
    const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(DRAFT));
    return Object.fromEntries(keys.map((key) => [key.slice(DRAFT.length), read(storage, key)]));
  } catch {
    return {};
  }
}

/**
 * @param {Storage | null} storage
 * @param {string} turn
 * @param {any} draft null: there is none any more
 */
export function writeDraft(storage, turn, draft) {
  attempt(() => {
    if (draft === null) storage?.removeItem(DRAFT + turn);
    else storage?.setItem(DRAFT + turn, JSON.stringify(draft));
  });
}
