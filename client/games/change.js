/** @import { Texts } from "./game.js" */

/**
 * A step of points up or down, as it is written: "+20", "−5".
 *
 * @param {number} n   whole points
 * @param {Texts} t
 */
export function change(n, t) {
  return n < 0 ? t("loss", { n: -n }) : t("gain", { n });
}
