/** The pages of a finished game. */
import { replay } from "./replay.js";
import { verify } from "./verify.js";

export const pages = { replay, verify };
