/** Room codes as people type them: six of 28 consonants and digits, in any case, with spaces and hyphens anywhere. */

const ALPHABET = "BCDFGHJKMNPQRSTVWXYZ23456789";

/** Greek and Cyrillic capitals that look like ours, each beside its own: a keyboard set to another language types them. */
const TWINS = new Map(
  "ΒB ΗH ΚK ΜM ΝN ΡP ΤT ΧX ΖZ ВB КK МM НH РP СC ТT ХX".split(" ").map(([twin, own]) => [twin, own]),
);

/** How many characters a code has. */
export const LENGTH = 6;

/**
 * What was typed or pasted, a whole link to a room included.
 * @param {string} typed
 * @returns {{code: string, wrong: string[]}} the code as far as it goes, without spaces and hyphens; the characters in it that no code holds, each once
 */
export function readCode(typed) {
  const tail = typed.split("/r/").pop() ?? "";
  const capitals = tail.replace(/[\s\-‐‑–—]/g, "").toUpperCase();
  const code = [...capitals].map((character) => TWINS.get(character) ?? character).join("");
  return { code, wrong: [...new Set([...code].filter((character) => !ALPHABET.includes(character)))] };
}
