/**
 * Movement: a roll tumbles, stones set, boards open, a score counts. Only transform, opacity and filter move; any input ends what is
 * under way; none of it happens for who asked for less motion.
 */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { noChange } from "/vendor/lit-html/lit-html.js";

/** @typedef {import("/vendor/lit-html/directive.js").ElementPart} ElementPart */

const MOMENT = "moment";
const REVEAL_MS = 2400;
const COUNT_MS = 600;

/** @type {Record<string, {frames: Keyframe[], duration: number, step: number, easing: string, iterations?: number}>} */
const MOTIONS = {
  roll: {
    frames: [
      { transform: "translateY(-140%) rotate(-220deg) scale(.7)", opacity: 0 },
      { transform: "translateY(8%) rotate(14deg)", opacity: 1, offset: 0.55 },
      { transform: "translateY(-5%) rotate(-5deg)", offset: 0.78 },
      { transform: "none" },
    ],
    duration: 620,
    step: 70,
    easing: "cubic-bezier(.3, .1, .2, 1)",
  },
  turn: {
    frames: [{ transform: "rotate(-90deg) scale(.8)" }, { transform: "none" }],
    duration: 240,
    step: 0,
    easing: "ease-out",
  },
  lay: {
    frames: [{ transform: "translateY(-22%) scale(1.14)" }, { transform: "none" }],
    duration: 120,
    step: 0,
    easing: "ease-out",
  },
  set: {
    frames: [
      { transform: "translateY(-8%) scale(1.05)", filter: "brightness(1.7) saturate(.2)" },
      { filter: "brightness(1.25)", offset: 0.4 },
      { transform: "none", filter: "none" },
    ],
    duration: 240,
    step: 90,
    easing: "ease-out",
  },
  fall: {
    frames: [
      { filter: "brightness(.5)", transform: "none" },
      { transform: "translate(-2%, 1%) rotate(-.8deg)", offset: 0.12 },
      { transform: "translate(2%, 0) rotate(.8deg)", offset: 0.2 },
      { transform: "translate(-2%, 1%) rotate(-.8deg)", offset: 0.28 },
      { transform: "translate(2%, 0) rotate(.8deg)", offset: 0.36 },
      { filter: "brightness(2.2)", offset: 0.55 },
      { filter: "none", transform: "none" },
    ],
    duration: 900,
    step: 0,
    easing: "ease-in-out",
  },
  open: {
    frames: [
      { transform: "rotateX(-88deg)", opacity: 0 },
      { transform: "none", opacity: 1 },
    ],
    duration: 320,
    step: 110,
    easing: "cubic-bezier(.3, .1, .2, 1)",
  },
  no: {
    frames: [
      { transform: "none" },
      { transform: "translateX(-4%)" },
      { transform: "translateX(4%)" },
      { transform: "none" },
    ],
    duration: 160,
    step: 0,
    easing: "linear",
    iterations: 2,
  },
};

function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

class Moves extends Directive {
  /** @type {unknown} */
  key = undefined;

  /**
   * @param {string} _name
   * @param {unknown} _key
   * @param {{index?: number, wait?: number, first?: boolean}} [_options]
   */
  render(_name, _key, _options) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {Parameters<Moves["render"]>} values
   */
  update(part, [name, key, { index = 0, wait = 0, first = false } = {}]) {
    const before = this.key;
    this.key = key;
    if (key === before || key === null || (before === undefined && !first) || still()) return noChange;
    const { frames, step, ...timing } = MOTIONS[name];
    part.element.animate(frames, { ...timing, delay: wait + index * step, fill: "backwards", id: MOMENT });
    return noChange;
  }
}

/** Plays a motion on the element whenever `key` changes to something; the first key plays only with `first`. */
export const moves = directive(Moves);

class Counts extends Directive {
  /** @type {number | undefined} */
  value = undefined;

  /**
   * @param {number} _value
   * @param {(value: number) => string} _text
   */
  render(_value, _text) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {Parameters<Counts["render"]>} values
   */
  update(part, [value, text]) {
    const before = this.value;
    this.value = value;
    const { element } = part;
    if (before === undefined || before === value || still()) {
      if (before !== value || element.textContent === "") element.textContent = text(value);
      return noChange;
    }
    const motion = element.animate([{ opacity: 1 }, { opacity: 1 }], { duration: COUNT_MS, id: MOMENT });
    const step = () => {
      if (this.value !== value) return;
      const part = motion.playState === "running" ? (motion.effect?.getComputedTiming().progress ?? 1) : 1;
      element.textContent = text(Math.round(before + (value - before) * part));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    return noChange;
  }
}

/** The element's text is a number that counts up or down to a new value. */
export const counts = directive(Counts);

class Revealing extends Directive {
  key = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer = undefined;
  /** @type {AbortController | undefined} */
  listening = undefined;

  /** @param {number} _key */
  render(_key) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {[number]} values
   */
  update(part, [key]) {
    const element = /** @type {HTMLElement} */ (part.element);
    const end = () => {
      clearTimeout(this.timer);
      delete element.dataset.reveal;
    };
    if (!this.listening) {
      const listening = new AbortController();
      const cut = () => {
        if (!element.isConnected) listening.abort();
        end();
        for (const motion of element.getAnimations({ subtree: true })) if (motion.id === MOMENT) motion.finish();
      };
      for (const input of ["pointerdown", "keydown"])
        element.ownerDocument.addEventListener(input, cut, { capture: true, signal: listening.signal });
      this.listening = listening;
    }
    if (key === this.key) return noChange;
    this.key = key;
    clearTimeout(this.timer);
    element.dataset.reveal = "";
    this.timer = setTimeout(end, REVEAL_MS);
    return noChange;
  }
}

/** Marks the element with `data-reveal` for the time of a reveal, whenever the count of reveals rises; any input ends it. */
export const revealing = directive(Revealing);
