/**
 * The house sheet: what is printed on everybody's sheet. The twin of the engine's sheet, tied to it by a test.
 * Columns are 0 to 5 for the expeditions, 6 for artifacts, 7 for dice; spaces are 1 to 9, from the bottom.
 */

/** @typedef {{colour: string, symbol: string, arrows: readonly number[], artifacts: readonly number[]}} Expedition  `symbol`: of icons.svg */

/** @type {readonly Expedition[]} by the faces of the colour dice */
export const EXPEDITIONS = [
  { colour: "red", symbol: "mountain", arrows: [4, 8], artifacts: [2, 6] },
  { colour: "orange", symbol: "sun", arrows: [5, 8], artifacts: [3, 7] },
  { colour: "yellow", symbol: "column", arrows: [3, 7], artifacts: [2, 5] },
  { colour: "green", symbol: "leaf", arrows: [4, 7], artifacts: [3, 6] },
  { colour: "blue", symbol: "wave", arrows: [5, 8], artifacts: [2, 7] },
  { colour: "purple", symbol: "eye", arrows: [6, 8], artifacts: [3, 5] },
];
export const ARTIFACTS = 6;
export const DICE = 7;
export const COLUMNS = 8;

/** How many spaces a column has. */
export const SPACES = 9;
/** The space behind the bridge, in every column. */
export const BRIDGE = 7;
/** What a bridge pays each seat that crosses it first. */
export const BRIDGE_POINTS = 20;

/** What a 0 counts in a column that has a number. */
export const TEN = 10;

/** Points by the number of spaces filled. */
export const EXPEDITION_POINTS = [0, -20, -15, -10, 5, 10, 15, 30, 35, 50];
/** How often the points of an expedition count whose circle is marked. */
export const CIRCLE_FACTOR = 2;
export const ARTIFACT_POINTS = [0, -40, -30, -20, 10, 20, 30, 60, 70, 100];
export const DICE_POINTS = [0, -40, -30, -20, 10, 20, 30, 60, 70, 0];
