/**
 * Addresses and pages: `/` is home, `/r/<CODE>` a room, everything else is not there.
 *
 * @typedef {import("./state.js").Route} Route
 */
import { readCode } from "./code.js";

/**
 * @param {string} path
 * @returns {Route}
 */
export function readRoute(path) {
  if (path === "/") return { page: "home" };
  const found = /^\/r\/([^/]+)\/?$/.exec(path);
  return found ? { page: "room", code: readCode(decodeURIComponent(found[1])).code } : { page: "missing" };
}

/**
 * @param {Route} route
 * @returns {string}
 */
export function writeRoute(route) {
  return route.page === "room" ? `/r/${route.code}` : "/";
}
