/** How finished games are played once more, and drawn, by game. They come with the pages that need them. */
import { replay as lostCities } from "./lost_cities/replay.js";
import { replayed as lostCitiesDrawn } from "./lost_cities/replayed.js";
import { replay as magdagdon } from "./magdagdon/replay.js";
import { replayed as magdagdonDrawn } from "./magdagdon/replayed.js";

/** @typedef {{replay: import("./game.js").Replay, drawn: import("./game.js").Replayed}} Again */

/** @type {Record<string, Again>} */
export const REPLAYS = {
  magdagdon: { replay: magdagdon, drawn: magdagdonDrawn },
  lost_cities: { replay: lostCities, drawn: lostCitiesDrawn },
};
