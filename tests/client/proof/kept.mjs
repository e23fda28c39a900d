import { readFileSync } from "node:fs";

/** The finished games that are written down, as files that people keep; `steps` are digests of what all may see after each event. */
export const kept = (game) => JSON.parse(readFileSync(new URL(`../../replays/${game}.json`, import.meta.url), "utf8"));

/** The modules that play them once more, by game. */
export const REPLAYS = {
  magdagdon: (await import("../../../client/games/magdagdon/replay.js")).replay,
  lost_cities: (await import("../../../client/games/lost_cities/replay.js")).replay,
};
