/** The games of this client, by id. Another one is one folder beside this file and one line here. */
import { lostCities } from "./lost_cities/index.js";
import { magdagdon } from "./magdagdon/index.js";

/** @type {Record<string, import("./game.js").ClientGame>} */
export const GAMES = { magdagdon, lost_cities: lostCities };
