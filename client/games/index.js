/** The games of this client, by id. Another one is one folder beside this file and its lines here. */
import { card as lostCities } from "./lost_cities/card.js";
import { card as magdagdon } from "./magdagdon/card.js";

/** @typedef {import("./game.js").ClientGame} ClientGame */

/** Only their cards are here at first. The rest of a game is put to its card before anything of a room of it is told. @type {Record<string, ClientGame>} */
export const GAMES = /** @type {Record<string, any>} */ ({
  magdagdon: { ...magdagdon },
  lost_cities: { ...lostCities },
});

/** @type {Record<string, () => Promise<{game: ClientGame}>>} */
const WHOLE = {
  magdagdon: () => import("./magdagdon/index.js"),
  lost_cities: () => import("./lost_cities/index.js"),
};

/** @type {Record<string, () => Promise<{rules: import("./game.js").Rules}>>} */
const RULES = {
  magdagdon: () => import("./magdagdon/rules.js"),
  lost_cities: () => import("./lost_cities/rules.js"),
};

/** The rules that have come, by game. @type {Record<string, import("./game.js").Rules>} */
export const RULEBOOKS = {};

/** @param {string} id */
export const isWhole = (id) => GAMES[id] !== undefined && "table" in GAMES[id];

/** The rest of a game. Rejects if it does not come. @param {string} id */
export async function load(id) {
  const { game } = await WHOLE[id]();
  Object.assign(GAMES[id], game);
}

/** Its rules. Rejects if they do not come. @param {string} id */
export async function loadRules(id) {
  const { rules } = await RULES[id]();
  return rules;
}
