/** Every die of a game that is kept, made anew from its seed. */
import { dieAt } from "./die.js";
import { bytesOf, hexOf } from "./hashing.js";
import { turnsOf } from "./turns.js";

/** @import { Die, Replay, Throw } from "../games/game.js" */
/** @import { GameRecord } from "../wire.js" */
/** @import { Hashing } from "./hashing.js" */

/**
 * @typedef {Die & {due: number, fits: boolean}} Checked   due: the face that it must show
 * @typedef {Omit<Throw, "dice"> & {dice: Checked[]}} CheckedThrow
 *
 * @typedef {object} Proof
 * @property {string} fingerprint    the SHA-256 of the seed
 * @property {boolean} committed     whether that is what was shown before
 * @property {CheckedThrow[]} throws
 * @property {number} dice           how many were checked
 * @property {number} wrong          how many are not what they must be
 * @property {boolean} scored        whether the moves keep to the rules and lead to the scores that are written down
 */

/**
 * @param {GameRecord & {seed: string}} record
 * @param {Replay} replay
 * @param {Hashing} hashing
 * @returns {Promise<Proof>} rejects for a log that cannot be played
 */
export async function prove(record, replay, hashing) {
  const seed = bytesOf(record.seed);
  const fingerprint = hexOf(await hashing.sha256(seed));
  const turns = turnsOf(replay, record);
  /** @type {CheckedThrow[]} */
  const throws = [];
  let lawful = true;
  for (const { before, events } of turns) {
    let state = before;
    for (const event of events) {
      lawful = lawful && replay.follows(state, event, record.version);
      const thrown = replay.thrown(state, event);
      if (thrown) throws.push({ ...thrown, dice: await Promise.all(thrown.dice.map((die) => checked(die))) });
      state = replay.evolve(state, event);
    }
  }
  const all = throws.flatMap(({ dice }) => dice);
  const { after } = turns[turns.length - 1];
  const scores = replay.scores(after);
  return {
    fingerprint,
    committed: fingerprint === record.commitment,
    throws,
    dice: all.length,
    wrong: all.filter(({ fits }) => !fits).length,
    scored: lawful && replay.over(after) && record.seats.every(({ score }, seat) => score === scores[seat]),
  };

  /** @param {Die} die @returns {Promise<Checked>} */
  async function checked(die) {
    const due = die.place === null ? die.kept : await dieAt(hashing, seed, die.sides, die.place);
    return { ...die, due, fits: due === die.face };
  }
}
