/** The games of this client, by id. Another one is one folder beside this file and one line here. */
import { magdagdon } from "./magdagdon/index.js";

/** @type {Record<string, import("./game.js").ClientGame>} */
export const GAMES = { magdagdon };
