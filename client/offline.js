/**
 * Lets the game start without a network from the second visit on. Browsers allow it over TLS and on this machine; elsewhere nothing is missed but that.
 * @param {Navigator} navigator
 */
export function keepShell({ serviceWorker }) {
  serviceWorker?.register("/worker.js").catch(() => {});
}
