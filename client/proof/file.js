/** A finished game as a file: written by its page, read by it again. The answer of `GET /api/games/<record>` can be read as well. */

/** @import { Replay } from "../games/game.js" */
/** @import { GameRecord } from "../wire.js" */

import { turnsOf } from "./turns.js";

/** Longer than any game. */
const LONGEST = 1_000_000;
const HEX = /^[0-9a-f]{64}$/;

/**
 * What a file says: a game, or why it cannot be looked at.
 *
 * @param {string} text
 * @param {Record<string, {replay: Replay}>} replays   by game
 * @returns {{record: GameRecord, reason: null} | {record: null, reason: string}}
 */
export function readFile(text, replays) {
  const record = text.length > LONGEST ? null : parsed(text)?.record;
  if (!isRecord(record)) return { record: null, reason: "file_unreadable" };
  const reason = objection(record, replays);
  return reason === null ? { record, reason } : { record: null, reason };
}

/**
 * Why this page cannot play a game once more; null: it can.
 *
 * @param {GameRecord} record
 * @param {Record<string, {replay: Replay}>} replays
 */
export function objection(record, replays) {
  if (!Object.keys(replays).includes(record.game)) return "unknown_game";
  const { replay } = replays[record.game];
  if (record.version > replay.version) return "file_newer";
  try {
    const turns = turnsOf(replay, record);
    replay.scores(turns[turns.length - 1].after);
    return null;
  } catch {
    return "file_unreadable";
  }
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Whether it has what every game has; what its own game needs shows when it is played.
 *
 * @param {any} told
 * @returns {told is GameRecord}
 */
function isRecord(told) {
  const { game, version, commitment, seed, seats, events, options, day } = told ?? {};
  return (
    typeof game === "string" &&
    Number.isInteger(version) &&
    HEX.test(commitment) &&
    (seed === null || HEX.test(seed)) &&
    (day === null || /^\d{4}-\d\d-\d\d$/.test(day)) &&
    typeof options === "object" &&
    Array.isArray(seats) &&
    seats.length > 0 &&
    seats.every((seat) => Number.isInteger(seat?.score) && (seat.name === null || typeof seat.name === "string")) &&
    Array.isArray(events) &&
    events.length > 0 &&
    events.every((event) => typeof event?.type === "string")
  );
}

/**
 * A game as the text of a file. Whose it was stays out of it but for the names.
 *
 * @param {GameRecord} record
 */
export function writeFile(record) {
  const seats = record.seats.map(({ me, ...seat }) => seat);
  return `${JSON.stringify({ record: { ...record, seats } })}\n`;
}
