/** Movement from one place to another: a die from the tray to its cell and back, a bonus from its line to the score. */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { noChange } from "/vendor/lit-html/lit-html.js";
import { MOMENT, still } from "./moments.js";

/** @typedef {import("/vendor/lit-html/directive.js").ElementPart} ElementPart */
/** @typedef {import("/vendor/lit-html/directive.js").PartInfo} PartInfo */
/** @typedef {Pick<DOMRect, "left" | "top" | "width" | "height">} Place */

const LANDING = { duration: 160, easing: "cubic-bezier(.3, .1, .2, 1)", id: MOMENT };
const FLIGHT = 420;

/** @param {Element | null | undefined} element @returns {Place | null}  null where nothing of it is drawn */
function placeOf(element) {
  const place = element?.getBoundingClientRect();
  return place && place.width > 0 ? place : null;
}

/** How far a thing at `to` would have to go to lie at `from`, whichever way it is turned. @param {Place} from @param {Place} to */
function shift(from, to) {
  const x = from.left + from.width / 2 - to.left - to.width / 2;
  const y = from.top + from.height / 2 - to.top - to.height / 2;
  return `${x}px ${y}px`;
}

/** Once all is drawn, and before it is seen. @param {() => void} then */
const drawn = (then) => queueMicrotask(then);

/** @param {Element} element @param {Place | null} from */
function land(element, from) {
  const to = placeOf(element);
  if (!from || !to) return;
  element.animate([{ translate: shift(from, to), scale: from.width / to.width }], LANDING);
}

class Lands extends Directive {
  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    /** @type {unknown} */
    this.key = undefined;
  }

  /**
   * @param {unknown} _key
   * @param {() => Place | string} _from  a place, or the selector of what lies there
   */
  render(_key, _from) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {Parameters<Lands["render"]>} values
   */
  update({ element }, [key, from]) {
    if (key === this.key) return noChange;
    this.key = key;
    if (still()) return noChange;
    const place = from();
    drawn(() => land(element, typeof place === "string" ? placeOf(document.querySelector(place)) : place));
    return noChange;
  }
}

/** What has come to lie here is seen to come from where it was. */
export const lands = directive(Lands);

class Returns extends Directive {
  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    /** @type {unknown} */
    this.scope = undefined;
    /** @type {string | null} */
    this.away = null;
  }

  /**
   * @param {unknown} _scope
   * @param {string | null} _away  the selector of where it lies meanwhile; null: here
   * @param {() => Place | null} _otherwise  from where it comes back, if not from there
   */
  render(_scope, _away, _otherwise) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {Parameters<Returns["render"]>} values
   */
  update({ element }, [scope, away, otherwise]) {
    const from = scope === this.scope && away === null ? this.away : null;
    this.scope = scope;
    this.away = away;
    if (from === null || still()) return noChange;
    const place = otherwise();
    drawn(() => land(element, place ?? placeOf(document.querySelector(from))));
    return noChange;
  }
}

/** What lay elsewhere is seen to come back from there; another scope begins without it. */
export const returns = directive(Returns);

class Flies extends Directive {
  /** @param {PartInfo} part */
  constructor(part) {
    super(part);
    /** @type {unknown} */
    this.key = undefined;
  }

  /**
   * @param {unknown} _key
   * @param {string} _text
   * @param {{to: string, wait: number}} _flight
   */
  render(_key, _text, _flight) {
    return noChange;
  }

  /**
   * @param {ElementPart} part
   * @param {Parameters<Flies["render"]>} values
   */
  update({ element }, [key, text, { to, wait }]) {
    const before = this.key;
    this.key = key;
    if (key === before || key === null || before === undefined || still()) return noChange;
    // Like everything that moves it can be cut short, then it does not begin at all.
    const waiting = element.animate(null, { duration: wait, id: MOMENT });
    waiting.onfinish = () => fly(element, text, element.closest("main")?.querySelector(to));
    return noChange;
  }
}

/**
 * @param {Element} from
 * @param {string} text
 * @param {Element | null | undefined} to
 */
function fly(from, text, to) {
  const start = placeOf(from);
  const end = placeOf(to);
  if (!start || !end) return;
  const flown = document.createElement("b");
  flown.className = "flown num";
  flown.ariaHidden = "true";
  flown.textContent = text;
  from.append(flown);
  const there = shift(end, start);
  const motion = flown.animate(
    [
      { translate: "0 0", scale: 0.6, opacity: 0 },
      { translate: "0 0", scale: 1.15, opacity: 1, offset: 0.25 },
      { translate: there, scale: 1, opacity: 1, offset: 0.9 },
      { translate: there, scale: 0.8, opacity: 0 },
    ],
    { duration: FLIGHT, easing: "ease-in-out", fill: "both", id: MOMENT },
  );
  motion.onfinish = () => flown.remove();
  motion.oncancel = motion.onfinish;
}

/** When `key` changes to something, a text rises from the element and goes to what `to` selects, after `wait`. */
export const flies = directive(Flies);
