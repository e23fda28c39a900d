/**
 * Addresses and pages: `/` is home, `/r/<CODE>` a room, `/rules/<game>` its rules, `/replay/<record>` and `/verify/<record>` a finished game, `/g/<id>` a group; what has a name of its own is a page; everything else is not there.
 * The wall has addresses too: `/tv` for a room of its own, `/tv/<CODE>` for one that is there.
 *
 * @typedef {import("./state.js").Route} Route
 */
import { readCode } from "./code.js";

/** Pages whose address is their name. */
const PAGES = /** @type {const} */ (["settings", "scores", "about", "daily", "me"]);
/** Pages of one finished game: of the one that the address names, else of a file. */
const OF_GAMES = /** @type {const} */ (["replay", "verify"]);

/**
 * @param {string} path
 * @returns {Route}
 */
export function readRoute(path) {
  if (path === "/") return { page: "home" };
  const [, first, second] = /^\/([a-z]+)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  if (first === "r" && second) return { page: "room", code: codeIn(second) };
  if (first === "g" && second) return { page: "group", id: second };
  if (first === "rules" && second) return { page: "rules", game: second };
  const ofGame = OF_GAMES.find((page) => page === first);
  if (ofGame) return { page: ofGame, record: second ?? null };
  return { page: PAGES.find((page) => page === first && !second) ?? "missing" };
}

/**
 * @param {Route} route
 * @returns {string}
 */
export function writeRoute(route) {
  if (route.page === "room") return `/r/${route.code}`;
  if (route.page === "group") return `/g/${route.id}`;
  if (route.page === "rules") return `/rules/${route.game}`;
  if (route.page === "replay" || route.page === "verify")
    return route.record === null ? `/${route.page}` : `/${route.page}/${route.record}`;
  return route.page === "home" ? "/" : `/${route.page}`;
}

/**
 * The room that a wall is to show; null: one of its own.
 * @param {string} path
 * @returns {string | null}
 */
export function readWall(path) {
  const [, code] = /^\/tv\/([^/]+)\/?$/.exec(path) ?? [];
  return code ? codeIn(code) : null;
}

/** @param {string} code */
export function writeWall(code) {
  return `/tv/${code}`;
}

/** The code that a part of an address spells; one that cannot be decoded is of no room. @param {string} part */
function codeIn(part) {
  try {
    return readCode(decodeURIComponent(part)).code;
  } catch {
    return part;
  }
}
