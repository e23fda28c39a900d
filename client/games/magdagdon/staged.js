/** How this game is staged. */
import { staging } from "../staging.js";
import { advance, fitted } from "./draft.js";
import { completed } from "./outlook.js";
import { position } from "./position.js";

export const { positionOf, open, reduce, complete, attempt } = staging({ position, fitted, advance, completed });
