/** The screens of a game that has begun: they come with the game. */
import { results } from "./results.js";
import { table } from "./table.js";

export const pages = { table, results };
