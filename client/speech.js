/** What this page says, and in which language. */
import { createTexts, loadTexts } from "./i18n.js";

/**
 * @param {object} parts
 * @param {typeof fetch} parts.get
 * @param {HTMLElement} parts.root   the document's, which says what it is written in
 * @param {Iterable<string>} [parts.further]   texts that come only with what they belong to, as far as that has come
 */
export function createSpeech({ get, root, further }) {
  /** @type {import("./i18n.js").Texts} */
  let t = (id) => id;
  /** The texts that are wanted now. Who waits for others waits for these. @type {Promise<void>} */
  let newest = Promise.resolve();

  /** @param {string} language @param {() => boolean} isNewest */
  async function load(language, isNewest) {
    const source = await loadTexts(language, get, further);
    if (!isNewest()) return newest; // chosen before, and slower to come
    t = createTexts(language, source, missing);
    root.lang = language;
    root.dir = t("direction");
  }

  return {
    /** The texts of now. @returns {import("./i18n.js").Texts} */
    texts: () => t,

    /** Has everything said in a language. Rejects if its texts do not come; then all is said as before. @param {string} language */
    speak(language) {
      /** @type {Promise<void>} */
      const mine = load(language, () => mine === newest);
      newest = mine;
      return mine;
    },
  };
}

/** @param {string} id @param {string} why */
function missing(id, why) {
  console.error(`text ${id}: ${why}`);
}
