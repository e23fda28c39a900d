/**
 * Keeps the screen awake while a game is played: thinking is not absence. Only secure contexts can.
 *
 * @param {Navigator} navigator
 * @param {Document} document
 * @returns {(on: boolean) => void} whether the screen is to stay awake from now on
 */
export function createAwake(navigator, document) {
  if (!("wakeLock" in navigator)) return () => {};
  let wanted = false;
  let asking = false;
  /** @type {WakeLockSentinel | null} */
  let lock = null;

  async function follow() {
    if (!wanted || asking || document.visibilityState !== "visible" || lock?.released === false) return;
    asking = true;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    asking = false;
    if (!wanted) release();
  }

  function release() {
    lock?.release();
    lock = null;
  }

  document.addEventListener("visibilitychange", follow); // a hidden page loses it
  return (on) => {
    if (on === wanted) return;
    wanted = on;
    if (on) follow();
    else release();
  };
}
