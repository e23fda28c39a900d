import { Directive, directive } from "/vendor/lit-html/directive.js";
import { noChange } from "/vendor/lit-html/lit-html.js";

class Vars extends Directive {
  /** @param {Record<string, string | number>} _values */
  render(_values) {
    return noChange;
  }

  /**
   * @param {import("/vendor/lit-html/directive.js").ElementPart} part
   * @param {[Record<string, string | number>]} values
   */
  update(part, [values]) {
    const { style } = /** @type {HTMLElement} */ (part.element);
    for (const [name, value] of Object.entries(values)) style.setProperty(name, String(value));
    return noChange;
  }
}

/**
 * Sets custom properties of an element: `<div ${vars({ "--die": "44px" })}>`. Through the object model, because the content policy refuses style attributes.
 */
export const vars = directive(Vars);
