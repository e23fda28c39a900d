/**
 * Dragging a die with finger or mouse, from the tray or from one cell to another. The die that moves is a copy on top of the page; the
 * draft only hears that a die was lifted, and where it came down.
 */

/** @typedef {import("./draft.js").Action} Action */

/** How far a pointer must go before a tap becomes a drag, in CSS pixels. */
const SLACK = 8;

/** @typedef {{id: number, die: number, x: number, y: number, from: HTMLElement, copy: HTMLElement | null, listening: AbortController}} Held */

/** The die that is under a finger, one at a time, for as long as a table is drawn. */
export class Drag {
  /** @type {Held | null} */
  #held = null;
  #dragged = false;
  /** Where a die was let go last. @type {{die: number, place: DOMRect} | null} */
  #dropped = null;
  #stage;

  /** @param {(action: Action) => void} stage */
  constructor(stage) {
    this.#stage = stage;
  }

  /**
   * @param {PointerEvent} event
   * @param {number} die
   */
  down(event, die) {
    if (event.button !== 0 || this.#held?.from.isConnected) return;
    this.#cancel();
    const { pointerId: id, clientX: x, clientY: y } = event;
    const from = /** @type {HTMLElement} */ (event.currentTarget);
    from.setPointerCapture(id);
    this.#dragged = false;
    this.#dropped = null;
    this.#held = { id, die, x, y, from, copy: null, listening: this.#listen(from.ownerDocument, id) };
  }

  /**
   * To the document: a redraw may take the die away under the finger, and with it the capture.
   * @param {Document} page
   * @param {number} id  of the pointer
   */
  #listen(page, id) {
    const listening = new AbortController();
    const hear = (
      /** @type {"pointermove" | "pointerup" | "pointercancel"} */ type,
      /** @type {(event: PointerEvent) => void} */ then,
    ) => page.addEventListener(type, (event) => event.pointerId === id && then(event), { signal: listening.signal });
    hear("pointermove", (event) => this.#move(event));
    hear("pointerup", (event) => this.#up(event));
    hear("pointercancel", () => this.#cancel());
    return listening;
  }

  /** Where this die was let go just now; null when it was not dragged. @param {number} die */
  dropped(die) {
    const dropped = this.#dropped;
    this.#dropped = null;
    return dropped?.die === die ? dropped.place : null;
  }

  /** Swallows the click that follows a drag. @param {Event} event */
  click(event) {
    if (!this.#dragged) return;
    this.#dragged = false;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.#held;
    if (!held) return;
    if (!held.from.isConnected) return this.#cancel();
    if (!held.copy) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < SLACK) return;
      held.copy = this.#lift(held);
    }
    const raised = event.pointerType === "touch" ? -0.55 : -0.1;
    held.copy.style.translate = `calc(${event.clientX}px - 50%) calc(${event.clientY}px + ${raised * 100 - 50}%)`;
    mark(target(event));
  }

  /** @param {{die: number, from: HTMLElement}} held */
  #lift({ die, from }) {
    const shown = from.matches(".die") ? from : (from.querySelector(".die") ?? from);
    const copy = /** @type {HTMLElement} */ (shown.cloneNode(true));
    copy.className = "die dragging";
    copy.inert = true;
    copy.style.setProperty("--die", `${Math.max(56, shown.getBoundingClientRect().width)}px`);
    from.ownerDocument.body.append(copy);
    this.#dragged = true;
    this.#stage({ type: "lift", die });
    return copy;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    if (!this.#held?.from.isConnected) return this.#cancel();
    const held = this.#letGo();
    if (!held?.copy) return;
    this.#dropped = { die: held.die, place: held.copy.getBoundingClientRect() };
    held.copy.remove();
    mark(null);
    const place = target(event);
    const cell = place?.dataset.cell;
    if (cell !== undefined) this.#stage({ type: "move", die: held.die, cell: Number(cell) });
    else if (place) this.#stage({ type: "take_back", die: held.die });
    else this.#stage({ type: "drop" });
    // A click follows only where the drag ends on its own element; a later tap must not be swallowed for it.
    setTimeout(() => {
      this.#dragged = false;
    });
  }

  #letGo() {
    const held = this.#held;
    held?.listening.abort();
    this.#held = null;
    return held;
  }

  #cancel() {
    const held = this.#letGo();
    if (!held?.copy) return;
    held.copy.remove();
    mark(null);
    this.#dragged = false;
    this.#stage({ type: "drop" });
  }
}

/**
 * The cell, or the tray, under the pointer.
 *
 * @param {PointerEvent} event
 * @returns {HTMLElement | null}
 */
function target({ clientX, clientY }) {
  return /** @type {HTMLElement | null} */ (
    document.elementFromPoint(clientX, clientY)?.closest("[data-cell], .tray") ?? null
  );
}

/** @param {HTMLElement | null} place */
function mark(place) {
  for (const marked of document.querySelectorAll("[data-under]"))
    if (marked !== place) marked.removeAttribute("data-under");
  if (place?.dataset.cell !== undefined) place.dataset.under = "";
}
