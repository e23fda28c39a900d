/** Hints in words. */

/**
 * @param {import("./wire.js").Hint} hint
 * @param {import("./i18n.js").Texts} t
 */
export const reasons = ({ why }, t) => why.map(({ text, params }) => t(text, params)).join(" ");
