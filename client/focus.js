/**
 * Focus over redraws. It stays where it is; when what had it is gone, it goes to what stands for that now: the title of an open dialogue,
 * the heading of a new screen, the big button of the same one. Who hears the page, or has no pointer, goes on from there.
 *
 * It is seen to after the frame: to give it is to have everything laid out, which the frame does anyway.
 *
 * @param {Document} document
 * @param {(then: () => void) => void} afterwards  does something once the frame is drawn
 * @returns {(render: () => void) => void}  draws by `render`, then sees to the focus
 */
export function createFocus(document, afterwards) {
  /** What was drawn last. @type {string | null} */
  let screen = null;

  return (render) => {
    const held = document.activeElement !== document.body;
    render();
    const now = named(document);
    const changed = screen !== null && screen !== now;
    screen = now;
    if (!held && !changed) return;
    afterwards(() => {
      if (lost(document)) target(document, changed)?.focus({ preventScroll: true });
    });
  };
}

/** @param {Document} document */
function lost({ activeElement, body }) {
  return activeElement === null || activeElement === body || activeElement.matches(":disabled");
}

/** What screen is drawn. The pages that stop you are told apart by what they say. @param {Document} document */
function named(document) {
  const main = document.querySelector("main");
  const kind = [...(main?.classList ?? [])].find((name) => name !== "screen") ?? "";
  return kind === "stop" ? (main?.querySelector("h1")?.textContent?.trim() ?? kind) : kind;
}

/**
 * @param {Document} document
 * @param {boolean} changed  the screen is another one
 * @returns {HTMLElement | null}
 */
function target(document, changed) {
  /** @type {HTMLElement | null} */
  const act = document.querySelector("main .act");
  const dialog = document.querySelector("dialog[open]");
  if (!dialog && !changed && act) return act;
  /** @type {HTMLElement | null} */
  const heading = dialog ? dialog.querySelector("h2") : document.querySelector("main h1");
  if (heading) heading.tabIndex = -1;
  return heading;
}
