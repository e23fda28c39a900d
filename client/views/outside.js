/** The pages that come later. */
import { daily } from "./daily.js";
import { group } from "./group.js";
import { me } from "./me.js";
import { scores } from "./scores.js";

export const pages = { daily, group, scores, me };
