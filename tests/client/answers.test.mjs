import "./vendor.mjs";
import assert from "node:assert/strict";
import { test } from "node:test";

const { challenge, DAILY, GROUPS, known, SCORES, untilNext } = await import("../../client/answers.js");
const { createReading } = await import("../../client/reading.js");
const { createReduce } = await import("../../client/reduce.js");
const { initial } = await import("../../client/state.js");
const { createStore } = await import("../../client/store.js");
const { wanted } = await import("../../client/wanted.js");

const reduce = createReduce({});
const prefs = { language: "en", name: "Majda" };
const one = (name, mine = null) => ({ game: "toy", name, commitment: null, players: 0, mine });
const attempt = (finished, record = null) => ({ code: "KTMRZ7", finished, rank: null, score: null, record });
const day = (...challenges) => ({ day: "2026-11-29", next_ms: 60_000, challenges, unfinished: [], streak: { current: 0 }, done: [] });
const answer = (address, body, now = 0) => ({ type: "answer", address, body, now });
const at = (page, ...events) => events.reduce(reduce, initial({ route: { page }, prefs }));
const addresses = (state) => wanted(state).map(({ address }) => address);

test("the page of the day reads the day, then the board of what is looked at", () => {
  assert.deepEqual(addresses(at("daily")), [DAILY, GROUPS]);
  const state = at("daily", answer(DAILY, day(one("A"), one("B"))));
  assert.deepEqual(addresses(state), [DAILY, GROUPS, "/api/daily/toy/A/2026-11-29", "/api/daily/toy/A"]);
  const other = reduce(state, { type: "ui", set: { chosen: { ...state.ui.chosen, challenge: "toy/B" } } });
  assert.deepEqual(addresses(other), [DAILY, GROUPS, "/api/daily/toy/B/2026-11-29", "/api/daily/toy/B"]);
  const before = reduce(state, { type: "ui", set: { chosen: { ...state.ui.chosen, day: "2026-11-28" } } });
  assert.deepEqual(addresses(before), [DAILY, GROUPS, "/api/daily/toy/A/2026-11-28", "/api/daily/toy/A"]);
});

test("an attempt that waits is looked at first, and one that has ended is read whole", () => {
  assert.equal(challenge(at("daily", answer(DAILY, day(one("A"), one("B", attempt(false))))))?.name, "B");
  assert.equal(challenge(at("daily", answer(DAILY, day(one("A"), one("B", attempt(true))))))?.name, "B");
  const ended = at("daily", answer(DAILY, day(one("A", attempt(true, "r1")))));
  assert.ok(addresses(ended).includes("/api/games/r1"));
});

test("a group is read, then for its members how they did, then what they placed once that is told", () => {
  const start = initial({ route: { page: "group", id: "g" }, prefs });
  const state = reduce(start, answer(DAILY, day(one("A"))));
  assert.deepEqual(addresses(state), [DAILY, "/api/groups/g"]);
  const inside = reduce(state, answer("/api/groups/g", { group: { id: "g", inside: true } }));
  const did = "/api/groups/g/daily/toy/A/2026-11-29";
  assert.deepEqual(addresses(inside), [DAILY, "/api/groups/g", did, "/api/daily/toy/A"]);
  const told = reduce(inside, answer(did, { members: [{ record: "r1" }, { record: null }] }));
  assert.deepEqual(addresses(told).slice(4), ["/api/games/r1"]);
});

test("who has played none today sees the challenge of last time first", () => {
  const named = { route: { page: "daily" }, prefs: { ...prefs, challenge: "toy/B" } };
  const state = reduce(initial(named), answer(DAILY, day(one("A"), one("B"), one("C"))));
  assert.equal(challenge(state)?.name, "B");
  const begun = reduce(initial(named), answer(DAILY, day(one("A"), one("B"), one("C", attempt(false)))));
  assert.equal(challenge(begun)?.name, "C");
});

test("what changes by itself is read again, what does not is read once", () => {
  assert.deepEqual(wanted(at("daily"))[0], { address: DAILY, every: 30_000 });
  assert.ok(wanted(at("home")).every(({ every }) => every === null));
  assert.deepEqual(addresses(at("settings")), []);
});

test("the first table of scores is read as soon as it is known which", () => {
  const state = at("scores", answer(SCORES, { tables: [{ game: "toy", table: "ALL" }] }));
  assert.deepEqual(addresses(state), [SCORES, "/api/scores/toy/ALL"]);
});

test("high scores open on the game that was chosen last", () => {
  const tables = [{ game: "other", table: "ALL" }, { game: "toy", table: "ALL" }];
  const state = at("scores", { type: "ui", set: { game: "toy" } }, answer(SCORES, { tables }));
  assert.deepEqual(addresses(state), [SCORES, "/api/scores/toy/ALL"]);
});

test("the countdown goes by when the answer came, and ends at nothing", () => {
  const state = at("daily", answer(DAILY, day(one("A")), 1_000));
  assert.equal(untilNext(reduce(state, { type: "tick", now: 11_000 })), 50_000);
  assert.equal(untilNext(reduce(state, { type: "tick", now: 99_000 })), 0);
});

test("a refusal is no answer", () => {
  assert.equal(known(at("home", answer(DAILY, { ok: false, reason: "store_away" })), DAILY), null);
});

/** A page that is read by hand: what was asked for, how to let time pass, whether anybody looks. */
function page(name) {
  const asked = [];
  const timers = [];
  const clock = { now: 0, seen: true, body: day(one("A")) };
  const store = createStore(reduce, initial({ route: { page: "home" }, prefs }), () => {});
  const reading = createReading({
    store,
    read: async (address) => (asked.push(address), address === DAILY ? clock.body : { ok: false, reason: "no_line" }),
    timing: { now: () => clock.now, after: (ms, then) => timers.push({ at: clock.now + ms, then }) },
    seen: () => clock.seen,
  });
  store.watch(reading.watch);
  store.dispatch({ type: "go", route: { page: name } });
  async function pass(ms) {
    const end = clock.now + ms;
    await new Promise((then) => setImmediate(then));
    while (timers.some((timer) => timer.at <= end)) {
      const [next] = timers.sort((a, b) => a.at - b.at).splice(0, 1);
      clock.now = next.at;
      next.then();
      await new Promise((then) => setImmediate(then));
    }
    clock.now = end;
  }
  const times = (address) => asked.filter((each) => each === address).length;
  return { clock, store, reading, pass, times };
}

test("a board is looked at every few seconds while somebody watches, and not behind another window", async () => {
  const { clock, pass, times } = page("daily");
  await pass(12_000);
  const board = "/api/daily/toy/A/2026-11-29";
  const watched = times(board);
  assert.ok(watched >= 3, `${watched}`);
  clock.seen = false;
  await pass(30_000);
  assert.equal(times(board), watched);
  clock.seen = true;
  await pass(6_000);
  assert.ok(times(board) > watched);
});

test("when the day is over the next one is asked for", async () => {
  const { pass, times, clock } = page("daily");
  await pass(1_000);
  clock.body = { ...day(one("A")), day: "2026-11-30", next_ms: 86_400_000 };
  const before = times(DAILY);
  await pass(66_000);
  assert.ok(times(DAILY) > before);
  assert.ok(times("/api/daily/toy/A/2026-11-30") > 0);
});

test("what was read stays while the server cannot be reached", async () => {
  const { clock, store, pass } = page("daily");
  await pass(1_000);
  clock.body = { ok: false, reason: "no_line" };
  await pass(40_000);
  assert.equal(known(store.get(), DAILY)?.day, "2026-11-29");
});

test("home reads the day once a visit", async () => {
  const { store, pass, times } = page("settings");
  store.dispatch({ type: "go", route: { page: "home" } });
  await pass(120_000);
  assert.equal(times(DAILY), 1);
});

test("an answer that was long on its way does not undo a newer one, and one that fails undoes nothing", async () => {
  const coming = [];
  const store = createStore(reduce, initial({ route: { page: "settings" }, prefs }), () => {});
  const reading = createReading({
    store,
    read: (address) => new Promise((come) => coming.push({ address, come })),
    timing: { now: () => 0, after: () => () => {} },
    seen: () => true,
  });
  store.watch(reading.watch);
  store.dispatch({ type: "go", route: { page: "group", id: "g" } });
  reading.anew();
  const [late, soon] = coming.filter(({ address }) => address === "/api/groups/g");
  soon.come({ group: { id: "g", inside: true } });
  await new Promise((then) => setImmediate(then));
  late.come({ group: { id: "g", inside: false } });
  await new Promise((then) => setImmediate(then));
  assert.equal(known(store.get(), "/api/groups/g").group.inside, true);
});

test("what is read once is asked for again while nobody can be reached, and not once it is refused", () => {
  const every = (body) => wanted(at("home", answer(DAILY, body)))[0].every;
  assert.equal(every({ ok: false, reason: "no_line" }), 30_000);
  assert.equal(every({ ok: false, reason: "unknown_daily" }), null);
  assert.equal(every(day(one("A"))), null);
});
