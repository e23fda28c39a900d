/**
 * What a screen has seen of the game that is on: the view at the opening of each turn, and the one of the end. So it can tell afterwards who did
 * what with the same dice. Pure; plain enough for session storage.
 *
 * @typedef {import("../wire.js").RoomMessage} RoomMessage
 *
 * @typedef {object} Chronicle
 * @property {string} code
 * @property {number} game       its number in the room
 * @property {{view: any, over: boolean}[]} seen   a view for each turn, as it opened, and one of the end
 * @property {number | null} opened  when the last turn was revealed before these eyes, on the clock of the screen
 * @property {number | null} ended   the same, of the end of the game
 */

/** @type {Chronicle} */
export const UNWRITTEN = { code: "", game: 0, seen: [], opened: null, ended: null };

/**
 * @param {Chronicle} chronicle
 * @param {RoomMessage} message
 * @param {number} now
 * @returns {Chronicle}  the same when nothing has opened or ended
 */
export function written(chronicle, { room, view }, now) {
  const same = chronicle.code === room.code && chronicle.game === room.game_no;
  const known = same ? chronicle : { ...UNWRITTEN, code: room.code, game: room.game_no };
  if (view === null) return known;
  const over = room.phase === "over";
  const last = known.seen[known.seen.length - 1];
  if (last !== undefined && last.over === over && last.view.turn === view.turn) return known;
  const opened = last !== undefined && !last.over ? now : null;
  return { ...known, seen: [...known.seen, { view, over }], opened, ended: over ? opened : null };
}

/**
 * The turns that were seen from their opening to their end, each as the view before and the view after.
 * @param {Chronicle} chronicle
 * @returns {{before: any, after: any}[]}
 */
export function closed({ seen }) {
  const pairs = seen.slice(1).map(({ view, over }, at) => ({ before: seen[at].view, after: view, over }));
  return pairs.filter(({ before, after, over }) => before.dice !== null && (over || after.turn === before.turn + 1));
}
