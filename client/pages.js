/** Pages that neither home nor a table needs: they come when somebody goes there, all at the same time. */

/** @typedef {(state: import("./state.js").State, act: import("./acts.js").Acts) => unknown} Page */

/** @type {Record<string, Page>} */
export const PAGES = {};

/** Which of them there are. */
export const LATER = new Set(["daily", "scores", "me", "group"]);

/** Rejects if they do not come. */
export async function loadPages() {
  const { pages } = await import("./views/outside.js");
  Object.assign(PAGES, pages);
}
