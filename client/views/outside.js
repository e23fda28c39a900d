/** The pages that come later. */
import { daily } from "./daily.js";
import { me } from "./me.js";
import { scores } from "./scores.js";

export const pages = { daily, scores, me };
