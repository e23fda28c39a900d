import { Directive, directive } from "/vendor/lit-html/directive.js";
import { noChange } from "/vendor/lit-html/lit-html.js";

class Lasting extends Directive {
  /** @param {import("/vendor/lit-html/directive.js").PartInfo} part */
  constructor(part) {
    super(part);
    this.count = 0;
    /** @type {ReturnType<typeof setTimeout>[]} */
    this.timers = [];
  }

  /** @param {number} _count @param {Record<string, number>} _marks */
  render(_count, _marks) {
    return noChange;
  }

  /**
   * @param {import("/vendor/lit-html/directive.js").ElementPart} part
   * @param {[number, Record<string, number>]} values
   */
  update(part, [count, marks]) {
    if (count === this.count) return noChange;
    this.count = count;
    const { dataset } = /** @type {HTMLElement} */ (part.element);
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = Object.entries(marks).map(([mark, ms]) => {
      dataset[mark] = "";
      return setTimeout(() => delete dataset[mark], ms);
    });
    return noChange;
  }
}

/** Marks the element with `data-<mark>` for so many milliseconds, one for each mark, whenever `count` changes. Input changes nothing: there is none. */
export const lasting = directive(Lasting);
