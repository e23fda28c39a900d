/** How many lines are kept: a listener may look back, and an older one may still be waiting to be read. */
const KEPT = 6;

/**
 * The one place where a listener hears what happens. Every call adds a line, so that none cuts another short and the same words count again.
 *
 * @param {HTMLElement} page  the page's log, read politely; an open dialogue has one of its own
 * @returns {(sentences: string[]) => void}
 */
export function createLive(page) {
  return (sentences) => {
    if (sentences.length === 0) return;
    const place = page.ownerDocument.querySelector("dialog[open] [role='log']") ?? page;
    const line = page.ownerDocument.createElement("p");
    line.textContent = sentences.map((sentence) => (/[.…;:?]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
    place.append(line);
    while (place.children.length > KEPT) place.firstElementChild?.remove();
  };
}
