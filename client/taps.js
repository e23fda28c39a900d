/**
 * The second tap of a double tap was meant for what stood there before the first: it confirms nothing, spends no Power, and chooses nothing in a
 * drawer that has just come up.
 *
 * @returns {(event: MouseEvent) => void}  hears every click before anybody else
 */
export function createTaps() {
  /** The button that was clicked last. @type {Element | null} */
  let last = null;

  return (event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const before = last;
    last = button;
    if (event.detail < 2 || !button) return;
    const elsewhere = button !== before && button.closest("dialog") !== null;
    if (elsewhere || button.matches(".act, .power")) event.stopImmediatePropagation();
  };
}
