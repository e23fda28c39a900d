import assert from "node:assert/strict";
import { test } from "node:test";

const { byRank, evening, places } = await import("../../client/ranks.js");

test("equal points share their place, and the next place is left out", () => {
  assert.deepEqual(places([50, 80, 50, 20], null), [2, 1, 2, 4]);
});

test("nobody has a place while nobody is ahead", () => {
  assert.deepEqual(places([0, 0, 0], null), [null, null, null]);
});

test("in the end the places are those that the game has given", () => {
  const seats = [{ seat: 0, rank: 2 }, { seat: 1, rank: 1 }];
  assert.deepEqual(places([50, 50], { seats }), [2, 1]);
  assert.deepEqual(places([50], { seats: [{ seat: 0, rank: 1 }] }), [null]);
});

test("who left in mid-game comes last", () => {
  const seats = [{ seat: 0, rank: null }, { seat: 1, rank: 2 }, { seat: 2, rank: 1 }];
  assert.deepEqual(byRank(seats).map(({ seat }) => seat), [2, 1, 0]);
});

test("the evening counts games, wins and points, and leaves out who played none", () => {
  const people = [1, 2, 3].map((no) => ({ no, name: `P${no}` }));
  const results = [
    { ranks: [{ no: 1, rank: 2, score: 10 }, { no: 2, rank: 1, score: 30 }] },
    { ranks: [{ no: 1, rank: 1, score: 40 }, { no: 2, rank: 1, score: 40 }] },
  ];
  const told = evening({ people, results }).map(({ person, played, won, points }) => [person.no, played, won, points]);
  assert.deepEqual(told, [[2, 2, 2, 70], [1, 2, 1, 50]]);
});
