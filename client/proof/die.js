/** One die out of a seed: the twin of the engine's dice. */

/** @import { Hashing } from "./hashing.js" */

/**
 * The face, 1 to `sides` (at most 256), of the die at a place of the game.
 *
 * @param {Hashing} hashing
 * @param {Uint8Array} seed
 * @param {number} sides
 * @param {string} place  such as `roll:3:0`
 */
export async function dieAt(hashing, seed, sides, place) {
  const limit = 256 - (256 % sides);
  for (let block = 0; ; block += 1) {
    const message = new TextEncoder().encode(block === 0 ? place : `${place}#${block}`);
    const byte = (await hashing.hmac(seed, message)).find((one) => one < limit);
    if (byte !== undefined) return (byte % sides) + 1;
  }
}
