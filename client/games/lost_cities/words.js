/** Facts of the game in words. A colour is always named together with its symbol where it stands alone. */

/** @import { Choice, Roll, Step, Written } from "./pieces.js" */
/** @import { Texts } from "../game.js" */

import { BRIDGE_POINTS, EXPEDITIONS } from "./sheet.js";
import { hue } from "./ways.js";

/** @param {number} column */
const colour = (column) => EXPEDITIONS[column].colour;

/**
 * A colour with its symbol: "blue, wave".
 *
 * @param {number} column
 * @param {Texts} t
 */
export function named(column, t) {
  return t("column-name", { column: colour(column) });
}

/**
 * Whatever a choice does, one fact each.
 *
 * @param {Written} out
 * @param {number[]} pays  columns whose bridge it crosses
 * @param {Texts} t
 * @returns {string[]}
 */
export function facts({ steps }, pays, t) {
  const done = steps.map((step) => fact(step, t)).filter((said) => said !== "");
  return [...done, ...pays.map((column) => t("fact-bridge", { column: hue(column).name, points: BRIDGE_POINTS }))];
}

/**
 * @param {Step} step
 * @param {Texts} t
 */
function fact([kind, ...where], t) {
  const [first, space, value] = where;
  switch (kind) {
    case "fill":
      return t("fact-fill", { column: colour(Number(first)), space: Number(space), value: Number(value) });
    case "circle":
      return t("fact-circle", { column: colour(Number(first)) });
    case "artifact":
      return t("fact-artifact", { space: first ?? 0 });
    case "die":
      return t("fact-die", { space: first ?? 0 });
    case "arrow":
      return "";
  }
}

/**
 * What a seat took, in a few words.
 *
 * @param {Choice} choice
 * @param {Roll} dice
 * @param {Texts} t
 */
export function taken(choice, dice, t) {
  if (choice.type === "refuse") return t("took-nothing");
  return t("took", { number: dice.numbers[choice.number], column: colour(dice.colours[choice.colour]) });
}
