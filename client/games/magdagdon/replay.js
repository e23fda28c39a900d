/** A game that is kept, played once more: the twin of what the engine makes of events. Pure; it neither judges nor rolls. */
import { CELLS, laid, RUIN } from "./board.js";
import { agree, follows, STEPS } from "./judging.js";
import { DIFFICULTIES, score } from "./scoring.js";

/** @import { Cells, Options, Placement, View } from "./pieces.js" */
/** @import { Die, Replay, Throw } from "../game.js" */

/**
 * @typedef {{dice: number[], magdagdon: boolean}} Roll
 * @typedef {{type: "confirm", turn: number, placements: Placement[]} | {type: "ruin", turn: number, cell: number}} Choice
 *
 * @typedef {object} Hand      what an open turn has laid before a seat
 * @property {Roll} rolled     as the dice fell
 * @property {Roll} now        after this seat's Powers
 * @property {number[]} rerolls   how often each die has been rolled again in this turn
 * @property {number} powers   used in this turn
 * @property {Choice | null} choice
 *
 * @typedef {object} Player
 * @property {Cells} cells
 * @property {number} turns    closed
 * @property {number} powersUsed
 * @property {Hand | null} hand
 *
 * @typedef {{options: Options, players: Player[]}} Played
 *
 * @typedef {{type: "decrease" | "increase", turn: number, use: number, die: number} | {type: "reroll", turn: number, use: number, dice: number[]}} Power
 *
 * @typedef {{type: "rolled", turn: number, dice: number[], seats: number[], magdagdon: number[]}
 *   | {type: "changed", seat: number, dice: number[], rerolled: number[], magdagdon: boolean, power?: Power | null}
 *   | {type: "chosen", seat: number, choice: Choice}
 *   | {type: "closed", seats: number[]}} Event
 */

const SIDES = 6;

/**
 * @param {number} seats
 * @param {Options} options
 * @returns {Played}
 */
function start(seats, options) {
  const player = { cells: CELLS.map(() => 0), turns: 0, powersUsed: 0, hand: null };
  return { options, players: Array.from({ length: seats }, () => player) };
}

/**
 * @param {Played} state
 * @param {Event} event
 * @returns {Played}
 */
function evolve(state, event) {
  switch (event.type) {
    case "rolled":
      return changed(state, event.seats, (player, seat) => {
        const rolled = { dice: event.dice, magdagdon: event.magdagdon.includes(seat) };
        return { ...player, hand: { rolled, now: rolled, rerolls: [0, 0, 0, 0], powers: 0, choice: null } };
      });
    case "changed":
      return changed(state, [event.seat], (player) => {
        const hand = open(player);
        const rerolls = hand.rerolls.map((count, die) => count + (event.rerolled.includes(die) ? 1 : 0));
        const now = { dice: event.dice, magdagdon: event.magdagdon };
        return {
          ...player,
          powersUsed: player.powersUsed + 1,
          hand: { ...hand, now, rerolls, powers: hand.powers + 1 },
        };
      });
    case "chosen":
      return changed(state, [event.seat], (player) => ({ ...player, hand: { ...open(player), choice: event.choice } }));
    case "closed":
      return changed(state, event.seats, (player) => ({
        ...player,
        cells: after(player),
        turns: player.turns + 1,
        hand: null,
      }));
  }
}

/**
 * @param {Played} state
 * @param {number[]} seats
 * @param {(player: Player, seat: number) => Player} change
 */
function changed(state, seats, change) {
  return {
    ...state,
    players: state.players.map((player, seat) => (seats.includes(seat) ? change(player, seat) : player)),
  };
}

/** @param {Player} player */
function open({ hand }) {
  if (!hand) throw new RangeError("this seat's turn is not open");
  return hand;
}

/** The board with the choice on it. @param {Player} player */
function after(player) {
  const { now, choice } = open(player);
  if (!choice) return player.cells;
  if (choice.type === "confirm") return laid(player.cells, now.dice, choice.placements);
  return player.cells.map((content, cell) => (cell === choice.cell ? RUIN : content));
}

/** @param {Player} player */
const finished = ({ cells }) => !cells.includes(0);

/** The turn that a seat is in, from 1; the last one played when it has finished. @param {Player} player */
const turnOf = (player) => (finished(player) ? player.turns : player.turns + 1);

/**
 * What everybody may see.
 *
 * @param {Played} state
 * @param {boolean} [all]   boards too that were hidden while the game ran
 * @returns {View}
 */
export function view({ options, players }, all = options.pace === "together" || players.every(finished)) {
  const { difficulty, pace } = options;
  const rolled = players.find(({ hand }) => hand)?.hand?.rolled;
  return {
    game: "magdagdon",
    difficulty,
    pace,
    turn: all ? Math.max(...players.map(turnOf)) : null,
    dice: all ? (rolled?.dice ?? null) : null,
    seats: players.map((player) => {
      const { cells, hand, powersUsed } = player;
      const empty = cells.filter((content) => content === 0).length;
      return {
        cells: all ? cells : null,
        turns: player.turns,
        filled: cells.length - empty,
        closed: hand !== null && hand.choice !== null,
        finished: finished(player),
        required: all ? Math.min(DIFFICULTIES[difficulty].minimum, empty) : null,
        magdagdon: all ? (hand?.rolled.magdagdon ?? false) : null,
        powers_used: all ? powersUsed : null,
        score: all ? score(cells, difficulty, powersUsed - (hand?.powers ?? 0)) : null,
      };
    }),
  };
}

/**
 * The dice that an event brings: the roll of a turn, or what a Power made of a seat's dice.
 *
 * @param {Played} state  before it
 * @param {Event} event
 * @returns {Throw | null}
 */
function thrown({ players }, event) {
  if (event.type === "rolled") {
    const turn = turnOf(players[event.seats[0]]);
    const dice = event.dice.map((face, die) => fallen(face, `roll:${turn}:${die}`));
    return { turn, seats: event.seats, power: false, dice };
  }
  if (event.type !== "changed") return null;
  const player = players[event.seat];
  const turn = turnOf(player);
  const { now, rerolls } = open(player);
  const dice = event.dice.map((face, die) => {
    if (event.rerolled.includes(die)) return fallen(face, `reroll:${turn}:${die}:${rerolls[die] + 1}`);
    return { kind: /** @type {const} */ ("die"), sides: SIDES, face, place: null, kept: kept(now.dice, event, die) };
  });
  return { turn, seats: [event.seat], power: true, dice };
}

/**
 * What a die must show that no Power rolled again: what it showed, but one more or one less where that is what the Power did. Logs of before
 * Powers were kept tell it by the dice alone. 0: a Power that did nothing, or not what the log says of it, is none, so nothing would be right.
 *
 * @param {number[]} before
 * @param {Extract<Event, {type: "changed"}>} event
 * @param {number} die
 */
function kept(before, { dice, rerolled, power }, die) {
  if (power && !agree(power, rerolled)) return 0;
  if (power && power.type !== "reroll") return before[die] + (die === power.die ? STEPS[power.type] : 0);
  if (rerolled.length > 0) return before[die];
  const stepped = dice.findIndex((face, other) => face !== before[other]);
  if (stepped === -1) return 0;
  return before[die] + (die === stepped ? Math.sign(dice[die] - before[die]) : 0);
}

/**
 * @param {number} face
 * @param {string} place
 * @returns {Die}
 */
function fallen(face, place) {
  return { kind: "die", sides: SIDES, face, place };
}

/** @type {Replay} */
export const replay = {
  version: 2,
  start,
  evolve,
  view,
  thrown,
  follows,
  places: [
    { sides: SIDES, place: "roll:<turn>:<die>" },
    { sides: SIDES, place: "reroll:<turn>:<die>:<times>" },
  ],
  turn({ players }, event) {
    return turnOf(players[event.type === "rolled" || event.type === "closed" ? event.seats[0] : event.seat]);
  },
  over: ({ players }) => players.every(finished),
  scores: (state) => view(state, true).seats.map(({ score: points }) => points?.total ?? 0),
};
