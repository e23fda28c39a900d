import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = process.env.VECTORS ?? fileURLToPath(new URL("../../vectors", import.meta.url));

/** The cases of one file of Lost Cities' vectors. Another folder of them, with one folder for each game, is named by VECTORS. */
export const vectors = (name) => JSON.parse(readFileSync(`${FOLDER}/lost_cities/${name}.json`, "utf8"));

/** A sheet with some columns written on, the rest empty. */
export const sheet = (columns = {}, more = {}) => ({
  columns: [0, 1, 2, 3, 4, 5].map((column) => columns[column] ?? []), circles: [], artifacts: 0, dice: 0, ...more,
});
