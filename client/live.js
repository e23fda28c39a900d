/** How many lines are kept: a listener may look back, and an older one may still be waiting to be read. */
const KEPT = 6;

/**
 * The one place where a listener hears what happens. Every call adds a line, so that none cuts another short and the same words count again.
 *
 * @param {HTMLElement} place  a log, read politely
 * @returns {(sentences: string[]) => void}
 */
export function createLive(place) {
  return (sentences) => {
    if (sentences.length === 0) return;
    const line = place.ownerDocument.createElement("p");
    line.textContent = sentences.map((sentence) => (/[.…;:?]$/.test(sentence) ? sentence : `${sentence}.`)).join(" ");
    place.append(line);
    while (place.children.length > KEPT) place.firstElementChild?.remove();
  };
}
