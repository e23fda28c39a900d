/**
 * What can wait for the next frames. A reveal changes everything on a table at once, more than a slow phone can draw before it hears the
 * next touch: so its parts are drawn in frames of their own, one after the other. So are the large ones of a table that was not there yet.
 */
import { AsyncDirective, directive } from "/vendor/lit-html/async-directive.js";
import { noChange } from "/vendor/lit-html/lit-html.js";

/** @typedef {() => unknown} Draw */

/** What is drawn first: what is one's own, then the heading that names the turn, then the others. */
export const OWN = 0;
export const HEADING = 1;
export const OTHERS = 2;

/** @type {Set<Later>} */
const waiting = new Set();

/** Draws the first of those that wait, and asks for a frame for the next one. */
function drawNext() {
  const [next] = [...waiting].sort((a, b) => a.rank - b.rank);
  if (!next) return;
  waiting.delete(next);
  if (waiting.size > 0) requestAnimationFrame(drawNext);
  next.setValue(next.draw());
}

class Later extends AsyncDirective {
  /** @param {import("/vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    this.rank = OWN;
    /** @type {readonly unknown[] | null} */
    this.known = null;
    /** @type {unknown} */
    this.moment = null;
    /** @type {Draw} */
    this.draw = () => noChange;
  }

  /**
   * @param {{rank: number, first?: number, moment: unknown, known: readonly unknown[]}} _when
   * @param {Draw} _draw
   */
  render(_when, _draw) {
    return /** @type {unknown} */ (noChange);
  }

  /**
   * @param {import("/vendor/lit-html/directive.js").Part} _part
   * @param {Parameters<Later["render"]>} values
   */
  update(_part, [{ rank, first = 0, moment, known }, draw]) {
    const before = this.known;
    const waits = before === null ? first > 0 : waiting.has(this) || moment !== this.moment;
    Object.assign(this, { rank: before === null ? first : rank, moment, known, draw });
    if (before !== null && known.every((value, at) => value === before[at])) return noChange;
    if (!waits) return draw();
    if (waiting.size === 0) requestAnimationFrame(drawNext);
    waiting.add(this);
    return noChange;
  }

  disconnected() {
    waiting.delete(this);
  }

  /** Put back, it may have missed something. */
  reconnected() {
    this.setValue(this.draw());
  }
}

/** Draws a part of a screen if one of what it is drawn from (`known`) is another: at once, but at another `moment` in a frame of its own. For the first time it is drawn at once too, or after those with a lower `first`. */
export const later = directive(Later);
