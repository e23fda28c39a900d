/**
 * Puts text into the clipboard. Plain http has no `navigator.clipboard`; there a marked field is copied as a person would.
 *
 * @param {Navigator} navigator
 * @param {Document} document
 * @returns {(text: string) => Promise<void>}   rejects where neither works
 */
export function createCopy(navigator, document) {
  /** @param {string} text */
  function copyMarked(text) {
    const field = document.createElement("textarea");
    const had = document.activeElement;
    field.value = text;
    field.readOnly = true; // or a keyboard comes up
    field.className = "unseen";
    (document.querySelector("dialog[open]") ?? document.body).append(field); // beside a dialog nothing can be marked
    field.select();
    const copied = document.execCommand("copy");
    field.remove();
    if (had instanceof HTMLElement) had.focus({ preventScroll: true });
    if (!copied) throw new Error("no clipboard");
  }

  return async (text) => {
    if (!navigator.clipboard) return copyMarked(text);
    await navigator.clipboard.writeText(text).catch(() => copyMarked(text));
  };
}
