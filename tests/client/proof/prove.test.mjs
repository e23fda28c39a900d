import assert from "node:assert/strict";
import { createHash, createHmac, webcrypto } from "node:crypto";
import { test } from "node:test";
import { dieAt } from "../../../client/proof/die.js";
import { createHashing, hexOf } from "../../../client/proof/hashing.js";
import { prove } from "../../../client/proof/prove.js";
import * as own from "../../../client/proof/sha256.js";
import { kept, REPLAYS } from "./kept.mjs";

const HASHINGS = { browser: createHashing(webcrypto.subtle), own: createHashing(undefined) };
const SEED = Uint8Array.from({ length: 32 }, (_, at) => at);

test("our own SHA-256 and HMAC are those of everybody, whatever the length", () => {
  for (let length = 0; length < 200; length += 1) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    assert.equal(hexOf(own.sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
    assert.equal(hexOf(own.hmac(SEED, bytes)), createHmac("sha256", SEED).update(bytes).digest("hex"));
  }
});

for (const [name, hashing] of Object.entries(HASHINGS)) {
  test(`known dice come out of their seed, as the engine's tests have them: ${name}`, async () => {
    const at = (sides, place) => dieAt(hashing, SEED, sides, place);
    const turns = [1, 2, 3, 4, 5].map((turn) => Promise.all([0, 1, 2, 3].map((die) => at(6, `roll:${turn}:${die}`))));
    assert.deepEqual(await Promise.all(turns), [
      [6, 5, 6, 5],
      [3, 2, 2, 3],
      [2, 5, 3, 3],
      [6, 4, 3, 4],
      [1, 6, 4, 1],
    ]);
    const times = [1, 2, 3, 4, 5, 6, 7, 8].map((time) => at(6, `reroll:1:0:${time}`));
    assert.deepEqual(await Promise.all(times), [2, 3, 4, 1, 6, 2, 4, 1]);
    assert.deepEqual(await Promise.all([0, 1, 2].map((die) => at(10, `number:1:${die}`))), [3, 7, 8]);
  });

  test(`every kept game is proved: ${name}`, async () => {
    for (const [game, replay] of Object.entries(REPLAYS)) {
      for (const { record } of kept(game)) {
        const { committed, wrong, dice, scored, fingerprint } = await prove(record, replay, hashing);
        assert.deepEqual({ committed, wrong, scored }, { committed: true, wrong: 0, scored: true }, record.id);
        assert.equal(fingerprint, record.commitment);
        assert.ok(dice > 20);
      }
    }
  });
}

test("when every byte is rejected the place is read again with a number", async () => {
  const asked = [];
  const hmac = async (_, message) => {
    asked.push(new TextDecoder().decode(message));
    return Uint8Array.from({ length: 32 }, (_byte, at) => (asked.length > 2 && at === 2 ? 5 : 255));
  };
  assert.equal(await dieAt({ hmac }, SEED, 6, "roll:1:0"), 6);
  assert.deepEqual(asked, ["roll:1:0", "roll:1:0#1", "roll:1:0#2"]);
});

/** Every way to change one face of a log: the lists of faces, each with a way to count on. */
function* alterations(record) {
  for (const [at, event] of record.events.entries()) {
    if (event.type !== "rolled" && event.type !== "changed") continue;
    const lists = Array.isArray(event.dice) ? [["", 6, 1]] : [["colours", 6, 0], ["numbers", 10, 0]];
    for (const [list, sides, least] of lists) {
      for (const die of (list ? event.dice[list] : event.dice).keys()) {
        const altered = structuredClone(record);
        const faces = list ? altered.events[at].dice[list] : altered.events[at].dice;
        faces[die] = ((faces[die] - least + 1) % sides) + least;
        yield altered;
      }
    }
  }
}

/** The same dice, each made once. */
function remembered() {
  const known = new Map();
  const hmac = (key, message) => {
    const name = `${hexOf(key)} ${new TextDecoder().decode(message)}`;
    if (!known.has(name)) known.set(name, HASHINGS.own.hmac(key, message));
    return known.get(name);
  };
  return { ...HASHINGS.own, hmac };
}

test("a log altered by one face is found, whichever it is", async () => {
  const hashing = remembered();
  let tried = 0;
  for (const [game, replay] of Object.entries(REPLAYS)) {
    for (const { record } of kept(game).filter(({ record: { seats } }) => seats.length === 2)) {
      for (const altered of alterations(record)) {
        assert.ok(await found(altered, replay, hashing), record.id);
        tried += 1;
      }
    }
  }
  assert.ok(tried > 300);
});

/** A kept game of MAGDAGDON with the command of each Power, as logs have it today. */
function withPowers(record) {
  const whole = { ...structuredClone(record), version: REPLAYS.magdagdon.version };
  let state = REPLAYS.magdagdon.start(record.seats.length, record.options);
  for (const event of whole.events) {
    if (event.type === "changed") {
      const { hand, turns, powersUsed } = state.players[event.seat];
      const die = event.dice.findIndex((face, at) => face !== hand.now.dice[at]);
      const head = { turn: turns + 1, use: powersUsed };
      if (event.rerolled.length > 0) event.power = { type: "reroll", ...head, dice: event.rerolled };
      else event.power = { type: event.dice[die] > hand.now.dice[die] ? "increase" : "decrease", ...head, die };
    }
    state = REPLAYS.magdagdon.evolve(state, event);
  }
  return whole;
}

/** A game without one field of one event, for each that there is, however deep. */
function* lessens(record) {
  for (const at of record.events.keys()) {
    const altered = structuredClone(record);
    for (const [part, name] of fields(altered.events[at])) {
      const said = part[name];
      delete part[name];
      yield { altered, where: `${record.id} ${at} ${name}` };
      part[name] = said;
    }
  }
}

/** Every field of an event and of what stands in it. */
function fields(part) {
  const deeper = Object.values(part).filter((value) => value?.constructor === Object);
  return [...Object.keys(part).map((name) => [part, name]), ...deeper.flatMap(fields)];
}

const found = async (altered, replay, hashing) => {
  const proof = await prove(altered, replay, hashing).catch(() => null);
  return proof === null || proof.wrong > 0 || !proof.scored;
};

test("a log from which a field was taken away is found, whichever it is", async () => {
  const hashing = remembered();
  for (const whole of [withPowers(kept("magdagdon")[0].record), kept("lost_cities")[0].record]) {
    const replay = REPLAYS[whole.game];
    assert.ok(!(await found(whole, replay, hashing)));
    for (const { altered, where } of lessens(whole)) assert.ok(await found(altered, replay, hashing), where);
  }
});

test("moves that the rules do not allow are found, although they lead to the same scores", async () => {
  const hashing = remembered();
  const [{ record: magdagdon }] = kept("magdagdon");
  const [{ record: lostCities }] = kept("lost_cities");
  const altered = (record, change) => {
    const game = structuredClone(record);
    change(game.events);
    return found(game, REPLAYS[record.game], hashing);
  };
  const first = (events, type) => events.find((event) => event.type === type);
  const more = (events) => first(events, "chosen").choice.placements.push([0, 0]);
  const stuck = (events) => first(events, "rolled").magdagdon.push(0);
  const later = (event) => (events) => { first(events, event).turn += 1; };
  for (const change of [more, stuck, later("rolled")]) assert.ok(await altered(magdagdon, change));
  const again = (events) => events.push(events[events.length - 1]);
  const open = (events) => events.pop();
  const why = (events) => { first(events, "ended").why = "bridges_and_exhausted"; };
  for (const change of [again, open, why, later("rolled")]) assert.ok(await altered(lostCities, change));
});

test("a Power that went the other way is found by its command, although its die may show what it shows", async () => {
  const hashing = remembered();
  let tried = 0;
  for (const { record } of kept("magdagdon").filter(({ record: { seats } }) => seats.length === 2)) {
    const whole = withPowers(record);
    assert.equal((await prove(whole, REPLAYS.magdagdon, hashing)).wrong, 0);
    for (const [at, { power }] of whole.events.entries()) {
      if (!power || power.type === "reroll") continue;
      const turned = structuredClone(whole);
      turned.events[at].dice[power.die] += power.type === "increase" ? -2 : 2;
      const other = structuredClone(whole);
      other.events[at].power.type = power.type === "increase" ? "decrease" : "increase";
      const rerolled = structuredClone(whole);
      rerolled.events[at].power = { ...power, type: "reroll", dice: [power.die] };
      for (const altered of [turned, other, rerolled]) assert.ok((await prove(altered, REPLAYS.magdagdon, hashing)).wrong > 0);
      tried += 1;
    }
  }
  assert.ok(tried > 0);
});

test("another seed, another fingerprint and another score are found", async () => {
  const [{ record }] = kept("magdagdon");
  const seed = `${record.seed.startsWith("0") ? "1" : "0"}${record.seed.slice(1)}`;
  const other = await prove({ ...record, seed }, REPLAYS.magdagdon, HASHINGS.browser);
  assert.ok(!other.committed && other.wrong > 0);
  const commitment = "0".repeat(64);
  assert.ok(!(await prove({ ...record, commitment }, REPLAYS.magdagdon, HASHINGS.browser)).committed);
  const seats = record.seats.map((seat) => ({ ...seat, score: seat.score + 1 }));
  assert.ok(!(await prove({ ...record, seats }, REPLAYS.magdagdon, HASHINGS.browser)).scored);
});
