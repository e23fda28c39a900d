/**
 * Who came where, in one game and in all games of a room.
 *
 * @typedef {import("./wire.js").SeatOutcome} SeatOutcome
 */

/**
 * Who left in mid-game has no rank and comes last.
 * @param {SeatOutcome[]} seats
 */
export function byRank(seats) {
  return [...seats].sort((one, other) => (one.rank ?? Infinity) - (other.rank ?? Infinity) || one.seat - other.seat);
}

/**
 * Games won and points of all games of a room, by person, the best first.
 * @param {import("./wire.js").Room} room
 */
export function evening({ people, results }) {
  const ranks = results.flatMap((result) => result.ranks);
  return people
    .filter(({ no }) => ranks.some((rank) => rank.no === no))
    .map((person) => {
      const own = ranks.filter(({ no }) => no === person.no);
      const points = own.reduce((sum, { score }) => sum + score, 0);
      return { person, played: own.length, won: own.filter(({ rank }) => rank === 1).length, points };
    })
    .sort((one, other) => other.won - one.won || other.points - one.points);
}

/**
 * The places of so many points, equal ones sharing theirs; none while nobody is ahead of anybody. In the end the game has said who came where.
 * @param {number[]} totals   by seat
 * @param {import("./wire.js").Outcome | null} outcome
 * @returns {(number | null)[]}
 */
export function places(totals, outcome) {
  if (outcome && totals.length > 1) {
    return totals.map((_, seat) => outcome.seats.find((one) => one.seat === seat)?.rank ?? null);
  }
  if (totals.every((total) => total === totals[0])) return totals.map(() => null);
  return totals.map((total) => 1 + totals.filter((other) => other > total).length);
}
