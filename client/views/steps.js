/** Stepping through what has an order: by keys, by swiping, and at an address that names the step. */
import { AsyncDirective, directive } from "/vendor/lit-html/async-directive.js";
import { noChange } from "/vendor/lit-html/lit-html.js";

/** @typedef {{at: number, of: number, go: (step: number) => void, by: (steps: number) => void}} Stepping   from 1; by: from where it stands now, drawn or not */

/** How far a finger moves, at least, to turn a page: CSS pixels. */
const SWIPE = 40;

/** @type {Record<string, (stepping: Stepping) => void>} */
const KEYS = {
  ArrowLeft: ({ by }) => by(-1),
  ArrowRight: ({ by }) => by(1),
  PageUp: ({ by }) => by(-1),
  PageDown: ({ by }) => by(1),
  Home: ({ go }) => go(1),
  End: ({ go, of }) => go(of),
};

class Steps extends AsyncDirective {
  /** @type {Stepping | null} */
  now = null;
  /** @type {AbortController | null} */
  listening = null;
  /** @type {PointerEvent | null} */
  down = null;

  /** @param {Stepping} _stepping */
  render(_stepping) {
    return noChange;
  }

  /**
   * @param {import("/vendor/lit-html/directive.js").ElementPart} part
   * @param {[Stepping]} values
   */
  update({ element }, [stepping]) {
    const first = this.listening === null;
    const moved = this.now !== null && this.now.at !== stepping.at;
    this.now = stepping;
    if (first) this.listen(/** @type {HTMLElement} */ (element));
    if (moved) this.name(stepping.at);
    return noChange;
  }

  /** @param {HTMLElement} element */
  listen(element) {
    this.listening = new AbortController();
    const { signal } = this.listening;
    element.ownerDocument.addEventListener("keydown", (event) => this.key(event), { signal });
    element.addEventListener("pointerdown", (event) => this.press(event), { signal });
    element.addEventListener("pointerup", (event) => this.swipe(event), { signal });
    addEventListener("hashchange", () => this.find(), { signal });
    queueMicrotask(() => this.find());
  }

  /** @param {number} step */
  name(step) {
    try {
      history.replaceState(history.state, "", `#${step}`);
    } catch {
      // Browsers refuse a hundred in half a minute, as a slider makes them: the address names the next one again.
    }
  }

  /** To the step that the address names. */
  find() {
    const named = Number(location.hash.slice(1));
    if (this.now && Number.isInteger(named) && named > 0 && named !== this.now.at) this.now.go(named);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const field = /** @type {Element} */ (event.target).closest("input, textarea, dialog");
    const step = KEYS[event.key];
    if (!step || !this.now || field || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(this.now);
  }

  /** @param {PointerEvent} event */
  press(event) {
    const field = /** @type {Element} */ (event.target).closest("input, textarea");
    this.down = event.isPrimary && event.pointerType !== "mouse" && !field ? event : null;
  }

  /** @param {PointerEvent} event */
  swipe({ clientX, clientY }) {
    if (!this.down || !this.now) return;
    const across = clientX - this.down.clientX;
    if (Math.abs(across) >= SWIPE && Math.abs(across) > 2 * Math.abs(clientY - this.down.clientY))
      this.now.by(across < 0 ? 1 : -1);
    this.down = null;
  }

  disconnected() {
    this.listening?.abort();
    this.listening = null;
  }
}

/** Steps through the element: arrow keys, Home, End, a swipe; the address names the step. */
export const steps = directive(Steps);
