/** The pages that come later. */
import { about } from "./about.js";
import { daily } from "./daily.js";
import { me } from "./me.js";
import { scores } from "./scores.js";

export const pages = { about, daily, me, scores };
