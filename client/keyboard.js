/** What a pressed key means, whichever alphabet or layout the keyboard is set to. */

/** The key's letter. @param {KeyboardEvent} event */
export function letter({ key, code }) {
  if (/^[\x20-\x7f]$/.test(key) || !code.startsWith("Key")) return key.toLowerCase();
  return code.slice(3).toLowerCase();
}

/**
 * The key's digit, or null. Some layouts have digits only together with Shift.
 * @param {KeyboardEvent} event
 */
export function digit({ key, code }) {
  const [found] = /^[0-9]$/.exec(key) ?? /(?<=^Digit)[0-9]$/.exec(code) ?? [];
  return found === undefined ? null : Number(found);
}

/** Whether Enter and Space belong to what has the focus. */
export function onControl() {
  return document.activeElement?.matches("button, a, input, select") ?? false;
}
