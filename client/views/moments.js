/**
 * Movement: a roll tumbles, stones set, boards open, a score counts. Any input ends what is under way, a new state goes on over it; nothing
 * waits for it. None of it happens for who asked for less motion.
 */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { noChange } from "/vendor/lit-html/lit-html.js";
import { COUNTING, REVEAL } from "../beats.js";
import { delayOf, MOTIONS } from "./motions.js";

/** @typedef {import("/vendor/lit-html/directive.js").ElementPart} ElementPart */
/** @typedef {import("/vendor/lit-html/directive.js").PartInfo} PartInfo */

/** The id of every animation that any input ends. */
export const MOMENT = "moment";

/** Milliseconds between two numbers that a count shows; all that count change at the same time. */
const COUNT_STEP = 50;

/** Whether this person asked for less motion: here, or of the system. */
export function still() {
  const { motion } = document.documentElement.dataset;
  return motion === undefined ? matchMedia("(prefers-reduced-motion: reduce)").matches : motion === "still";
}

/** Ends whatever moves, as it would have ended. It asks for styles, so that no redraw may do it. */
function cut() {
  for (const motion of document.getAnimations()) if (motion.id === MOMENT) motion.cancel();
}

class Moves extends Directive {
  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    /** @type {unknown} */
    this.key = undefined;
    /** @type {unknown} */
    this.scope = undefined;
  }

  /**
   * @param {keyof typeof MOTIONS} _name
   * @param {unknown} _key
   * @param {{index?: number, of?: number, wait?: number, first?: boolean, scope?: unknown}} [_options]
   */
  render(_name, _key, _options) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {Parameters<Moves["render"]>} values
   */
  update(part, [name, key, { index = 0, of = 1, wait = 0, first = false, scope } = {}]) {
    const before = scope === this.scope ? this.key : undefined;
    this.key = key;
    this.scope = scope;
    if (key === before || key === null || (before === undefined && !first) || still()) return noChange;
    const { frames, other, step = 0, ...timing } = MOTIONS[name];
    const delay = wait + delayOf(step, index, of);
    part.element.animate(index % 2 === 1 && other ? other : frames, {
      ...timing,
      delay,
      fill: "backwards",
      id: MOMENT,
    });
    return noChange;
  }
}

/**
 * Plays a motion on the element whenever `key` changes to something; the first key, also the first one of a new scope, plays only with
 * `first`. The element is one `of` several that move one after the other.
 */
export const moves = directive(Moves);

class Counts extends Directive {
  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    /** @type {number | undefined} */
    this.value = undefined;
    /** @type {Animation | null} */
    this.motion = null;
  }

  /**
   * @param {number} _value
   * @param {(value: number) => string} _text
   * @param {{wait?: number, from?: number}} [_options]
   */
  render(_value, _text, _options) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {Parameters<Counts["render"]>} values
   */
  update(part, [value, text, { wait = 0, from } = {}]) {
    const before = this.value ?? from;
    const { element } = part;
    if (value === this.value) {
      if (this.motion?.playState !== "running") show(element, text(value));
      return noChange;
    }
    this.value = value;
    this.motion?.cancel();
    this.motion = null;
    if (before === undefined || before === value || still()) show(element, text(value));
    else this.count(element, before, value, text, wait);
    return noChange;
  }

  /**
   * @param {Element} element
   * @param {number} before
   * @param {number} value
   * @param {(value: number) => string} text
   * @param {number} delay
   */
  count(element, before, value, text, delay) {
    show(element, text(before));
    const timing = { duration: COUNTING, delay, fill: /** @type {const} */ ("backwards"), id: MOMENT };
    const motion = element.animate([{ opacity: 1 }, { opacity: 1 }], timing);
    const step = () => {
      if (this.motion !== motion) return;
      const progress = motion.effect?.getComputedTiming().progress ?? 1;
      show(element, text(Math.round(before + (value - before) * progress)));
      if (progress < 1) setTimeout(step, COUNT_STEP - (performance.now() % COUNT_STEP));
    };
    this.motion = motion;
    motion.onfinish = step;
    motion.oncancel = step;
    setTimeout(step, delay);
  }
}

/**
 * @param {Element} element
 * @param {string} text
 */
function show(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** The element's text is a number that counts up or down to a new value, after `wait`; the first one counts only `from` something. */
export const counts = directive(Counts);

class Revealing extends Directive {
  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    this.count = 0;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {AbortController | undefined} */
    this.listening = undefined;
  }

  /** @param {number} _count */
  render(_count) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[number]} values
   */
  update(part, [count]) {
    const element = /** @type {HTMLElement} */ (part.element);
    this.listening = this.listening ?? this.listen(element);
    if (count === this.count) return noChange;
    this.count = count;
    clearTimeout(this.timer);
    element.dataset.reveal = "";
    this.timer = setTimeout(() => this.end(element), REVEAL);
    return noChange;
  }

  /**
   * What moves ends when a finger comes down; what a reveal shows in the place of something else stays until the tap is over, or the board
   * would slip away from under the finger.
   * @param {HTMLElement} element
   */
  listen(element) {
    const listening = new AbortController();
    const how = { capture: true, signal: listening.signal };
    const { ownerDocument } = element;
    for (const input of ["pointerdown", "keydown"])
      ownerDocument.addEventListener(input, () => (element.isConnected ? cut() : listening.abort()), how);
    for (const input of ["click", "keydown"]) ownerDocument.addEventListener(input, () => this.end(element), how);
    return listening;
  }

  /** @param {HTMLElement} element */
  end(element) {
    clearTimeout(this.timer);
    delete element.dataset.reveal;
  }
}

/** Marks the element with `data-reveal` for the time of a reveal, whenever the count of reveals changes; any input ends it. */
export const revealing = directive(Revealing);
