import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = process.env.VECTORS ?? fileURLToPath(new URL("../../vectors", import.meta.url));

/** The cases of one file of MAGDAGDON's vectors. */
export const vectors = (name) => JSON.parse(readFileSync(`${FOLDER}/magdagdon/${name}.json`, "utf8"));

/** A board of the vectors as the wire has it: ruins are −1. */
export const cells = (board) => board.map((content) => (content === "R" ? -1 : content));
