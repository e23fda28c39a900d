/** The pages that come later. */
import { about } from "./about.js";
import { daily } from "./daily.js";
import { group } from "./group.js";
import { me } from "./me.js";
import { scores } from "./scores.js";

export const pages = { about, daily, group, scores, me };
