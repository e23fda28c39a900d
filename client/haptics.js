/** What a hand feels of the own choice, where a device can: one tap when it is set, a long one for a ruin. */

/** @type {Partial<Record<import("./games/game.js").Cue["name"], number>>} milliseconds */
const TAPS = { confirm: 15, ruin: 260 };

/**
 * @param {Navigator} navigator
 * @returns {(cue: import("./games/game.js").Cue) => void}
 */
export function createHaptics(navigator) {
  return ({ name, own }) => {
    const tap = TAPS[name];
    // A page that nobody has touched is not allowed to; browsers without `userActivation` just do nothing then.
    if (own && tap && canVibrate(navigator) && navigator.userActivation?.hasBeenActive !== false)
      navigator.vibrate(tap);
  };
}

/** @param {Navigator} navigator */
export function canVibrate(navigator) {
  return typeof navigator.vibrate === "function";
}
