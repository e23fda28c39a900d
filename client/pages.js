/** Pages and screens that home does not need: they come when somebody goes there. */

/** @typedef {(state: import("./state.js").State, act: import("./acts.js").Acts) => unknown} Page */

/** @type {Record<string, Page>} */
export const PAGES = {};

/** What comes together. */
const BUNDLES = {
  play: () => import("./views/play.js"),
  outside: () => import("./views/outside.js"),
  records: () => import("./views/records.js"),
};

/** Which pages there are outside of rooms, and with what each comes: that has a style sheet of its name. @type {Record<string, keyof typeof BUNDLES>} */
export const LATER = {
  daily: "outside",
  scores: "outside",
  me: "outside",
  group: "outside",
  about: "outside",
  replay: "records",
  verify: "records",
};

/** Rejects if they do not come. @param {keyof typeof BUNDLES} bundle */
export async function loadPages(bundle) {
  const { pages } = await BUNDLES[bundle]();
  Object.assign(PAGES, pages);
}
