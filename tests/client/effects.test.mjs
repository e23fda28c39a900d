import "./vendor.mjs";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { CODE, message, person, playing, toy } from "./rooms.mjs";

const { createActs } = await import("../../client/acts.js");
const { counts, grants, keeps, leaves, lingers, locates } = await import("../../client/effects.js");
const { createReduce } = await import("../../client/reduce.js");
const { initial } = await import("../../client/state.js");
const { createStore } = await import("../../client/store.js");
const { result } = await import("../../client/tidings.js");

const prefs = { language: "en", theme: "system", contrast: "system", numerals: false, taught: [], name: "Majda" };
let store, asked, passing, timers, now, visited, acts, created, copied, calm;

/** A storage that is a plain map, seen from outside as the browser's. */
const storage = (entries) => ({ setItem: (key, value) => entries.set(key, value), removeItem: (key) => entries.delete(key) });

beforeEach(() => {
  asked = [];
  timers = [];
  visited = [];
  copied = [];
  calm = false;
  now = 0;
  passing = new Map();
  created = { code: CODE, url: `http://here/r/${CODE}` };
  store = createStore(createReduce({ toy }), initial({ route: { page: "room", code: CODE }, prefs }), () => {});
  let ids = 0;
  const line = {
    act(request) {
      asked.push(request);
      store.dispatch({ type: "ask", id: `id${++ids}`, do: request });
    },
    retry() {},
  };
  acts = createActs({
    store,
    line,
    api: { createRoom: async () => created },
    texts: () => (id) => id,
    games: { toy },
    visit(route) {
      visited.push(route);
      store.dispatch({ type: "go", route });
    },
    copy: async (text) => {
      if (copied === null) throw new TypeError("no clipboard");
      copied.push(text);
    },
    share: null,
  });
  store.watch(keeps({ lasting: storage(new Map()), passing: storage(passing) }));
  store.watch(grants(store, acts));
  store.watch(leaves(acts));
  const timing = { now: () => now, after: (ms, then) => timers.push({ at: now + ms, then }), random: () => 0.5 };
  store.watch(counts({ store, acts, timing, games: { toy } }));
});

function pass(ms) {
  for (const end = now + ms; now < end; ) {
    now = Math.min(end, ...timers.map(({ at }) => at));
    for (const timer of timers.splice(0)) timer.at <= now ? timer.then() : timers.push(timer);
  }
}
const room = (of) => store.dispatch({ type: "room", message: of, now });
const enter = (you) => store.dispatch({ type: "entered", code: CODE, entered: { ok: true, version: 1, you, seat: null } });
const say = (word) => acts.stage({ type: "say", word });
/** The request that waits longest is granted, and its room comes. */
function grant(version, of) {
  const { id } = store.get().pending.find((one) => one.version === null);
  store.dispatch({ type: "done", id, version });
  room(of);
}

test("a draft is kept for its turn and removed afterwards", () => {
  enter(1);
  room(playing(5, 4));
  say("one");
  assert.deepEqual(JSON.parse(passing.get(`draft:${CODE}:1:4`)).words, ["one"]);
  room(playing(6, 5));
  assert.equal(passing.has(`draft:${CODE}:1:4`), false);
});

test("a draft outlives going home", () => {
  enter(1);
  room(playing(5, 4));
  say("one");
  acts.home();
  assert.equal(passing.has(`draft:${CODE}:1:4`), true);
});

test("a complete draft is sent by itself when the clock reaches zero, once", () => {
  enter(1);
  room(playing(5, 4, { clock: { remaining_ms: 3000 } }));
  say("one");
  pass(2900);
  assert.deepEqual(asked, []);
  pass(5000);
  assert.deepEqual(asked, [{ type: "play", game_no: 1, command: { type: "say", words: ["one"] } }]);
  store.dispatch({ type: "drop", id: "id1" });
  pass(5000);
  assert.equal(asked.length, 1);
});

test("what is not complete is not sent", () => {
  enter(1);
  room(playing(5, 4, { clock: { remaining_ms: 3000 } }));
  pass(9000);
  assert.deepEqual(asked, []);
});

test("a turn whose clock starts anew is watched to its second end", () => {
  enter(1);
  room(playing(5, 4, { clock: { remaining_ms: 3000 } }));
  pass(3500);
  room(playing(6, 4, { clock: { remaining_ms: 3000 } }));
  say("one");
  pass(3500);
  assert.deepEqual(asked[0].command.words, ["one"]);
});

test("each turn's clock is watched anew", () => {
  enter(1);
  room(playing(5, 4, { clock: { remaining_ms: 3000 } }));
  say("one");
  pass(1000);
  room(playing(6, 5, { clock: { remaining_ms: 3000 } }));
  say("two");
  pass(2500);
  assert.deepEqual(asked, []);
  pass(1500);
  assert.deepEqual(asked[0].command.words, ["two"]);
});

test("another game for the room comes with its own options", () => {
  enter(1);
  room(message(5));
  acts.switchGame("toy");
  assert.deepEqual(asked, [{ type: "configure", game: "toy", options: toy.options }]);
});

test("who makes a room sits down in it", async () => {
  await acts.newRoom("toy", "join");
  assert.deepEqual(visited, [{ page: "room", code: CODE }]);
  enter(1);
  room(message(1, { people: [person(1, { name: null })] }));
  assert.deepEqual(asked, [{ type: "join", name: "Majda" }]);
  grant(2, message(2));
  assert.equal(asked.length, 1);
  assert.equal(store.get().ui.wish, null);
});

test("playing alone is one tap: a room, a seat, a start", async () => {
  await acts.newRoom("toy", "alone");
  enter(1);
  room(message(1, { people: [person(1, { name: null })] }));
  grant(2, message(2));
  assert.deepEqual(asked, [{ type: "join", name: "Majda" }, { type: "start", game_no: 1 }]);
});

test("who joins has the name that was typed last, drawn or not", () => {
  acts.prefer({ name: "Zoë" });
  acts.join();
  assert.deepEqual(asked, [{ type: "join", name: "Zoë" }]);
});

test("a name that is refused is not followed by a start", async () => {
  await acts.newRoom("toy", "alone");
  enter(1);
  room(message(1, { people: [person(1, { name: null })] }));
  store.dispatch({ type: "refused", reason: "name_reserved", about: "join" });
  store.dispatch({ type: "drop", id: "id1" });
  assert.deepEqual(asked.map(({ type }) => type), ["join"]);
  assert.equal(store.get().ui.wish, null);
});

test("without a name no room is made, and the reason is said beside the name", async () => {
  acts.prefer({ name: "  " });
  await acts.newRoom("toy", "join");
  assert.deepEqual(visited, []);
  assert.deepEqual(store.get().notice, { reason: "name_empty", params: {}, about: "name" });
});

test("a room that could not be made is said", async () => {
  created = { ok: false, reason: "no_line" };
  await acts.newRoom("toy", "join");
  assert.equal(store.get().notice.reason, "no_line");
  assert.equal(store.get().ui.busy, false);
});

test("who leaves goes home once the room has let go, and stays when it does not", () => {
  enter(1);
  room(message(1));
  acts.leave();
  store.dispatch({ type: "refused", reason: "server_failed", about: "leave" });
  store.dispatch({ type: "drop", id: "id1" });
  assert.deepEqual(visited, []);
  acts.leave();
  grant(2, message(2, { people: [] }));
  assert.deepEqual(visited, [{ page: "home" }]);
});

test("a code is checked while it is typed, and found whatever its form", () => {
  acts.typeCode("kto");
  assert.deepEqual(store.get().notice, { reason: "bad_code", params: { character: "O" }, about: "code" });
  acts.typeCode("ktm");
  assert.equal(store.get().notice, null);
  acts.enterCode();
  assert.equal(store.get().notice.reason, "code_length");
  acts.typeCode("bcd-fgh");
  acts.enterCode();
  assert.deepEqual(visited, [{ page: "room", code: "BCDFGH" }]);
});

test("without a clipboard and a share sheet the link stands there to be marked", async () => {
  globalThis.location = { origin: "http://192.168.1.20:8000" };
  await acts.copy("link");
  assert.deepEqual(copied, [`http://192.168.1.20:8000/r/${CODE}`]);
  assert.equal(store.get().ui.copied, true);
  copied = null;
  await acts.copy("link");
  assert.deepEqual(store.get().ui.panel, { name: "share", what: "link" });
  acts.panel(null);
  await acts.share("result");
  assert.deepEqual(store.get().ui.panel, { name: "share", what: "result" });
});

test("on the server's own machine the link is the one that others reach, also after a reload", async () => {
  const located = [];
  const api = { locate: async (code) => located.push(code) && { url: `http://192.168.1.20:8000/r/${code}` } };
  const fresh = (host) => {
    const page = createStore(createReduce({ toy }), initial({ route: { page: "room", code: CODE }, prefs }), () => {});
    page.watch(locates({ store: page, api, host }));
    page.dispatch({ type: "entered", code: CODE, entered: { ok: true, version: 1, you: 1, seat: null } });
    return page;
  };
  const here = fresh("localhost");
  fresh("192.168.1.20");
  await new Promise(setImmediate);
  assert.deepEqual(located, [CODE]);
  assert.equal(here.get().ui.link, `http://192.168.1.20:8000/r/${CODE}`);
});

test("a result is told in words and characters, best first, whoever tells it", () => {
  const outcome = { why: "", seats: [{ seat: 0, rank: 2, score: 7 }, { seat: 1, rank: 1, score: 12 }, { seat: 2, rank: null, score: 3 }] };
  const people = [0, 1, 2].map((seat) => person(seat + 1, { seat, name: ["Ann", "Bob", "Cleo"][seat] }));
  const room = message(3, { phase: "over", people }, { outcome, view: { seats: ["a b", "c d", "e f"] } });
  const t = (id, params) => [id, ...Object.values(params ?? {})].join(" ");
  const game = { id: "toy", mode: () => "loud", sketch: (seat) => `[${seat}]` };
  const lines = result({ ...store.get(), room, me: { no: 1, seat: 0 } }, game, t).split("\n");
  assert.deepEqual(lines, ["toy-name · loud", "share-rank 1 Bob 12", "share-rank 2 Ann 7", "share-left Cleo", "", "[a b]"]);
  const alone = { ...room, outcome: { why: "", seats: [{ seat: 0, rank: 1, score: -4 }] } };
  assert.equal(result({ ...store.get(), room: alone, me: { no: null, seat: null } }, game, t), "toy-name · loud\nshare-alone -4");
});

const over = (version) => message(version, { phase: "over", game_no: 1 }, { view: { turn: 4 } });
const lingering = () => store.watch(lingers({ store, acts, timing: { after: (ms, then) => timers.push({ at: now + ms, then }) }, still: () => calm }));

test("the table stands a while when a game ends before these eyes", () => {
  lingering();
  enter(1);
  room(playing(5, 4));
  room(over(6));
  assert.deepEqual(store.get().ui.ending, { game: 1, held: true });
  pass(2399);
  assert.equal(store.get().ui.ending.held, true);
  pass(1);
  assert.deepEqual(store.get().ui.ending, { game: 1, held: false });
});

test("who has seen enough of the table goes on to the results", () => {
  lingering();
  enter(1);
  room(playing(5, 4));
  acts.finish();
  assert.equal(store.get().ui.ending, null);
  room(over(6));
  acts.finish();
  assert.equal(store.get().ui.ending.held, false);
});

test("no table is held for who finds a game over, or wants no movement", () => {
  lingering();
  enter(1);
  room(over(5));
  assert.equal(store.get().ui.ending, null);
  room(playing(6, 4));
  calm = true;
  room(over(7));
  assert.equal(store.get().ui.ending, null);
});

test("who goes elsewhere while a wish to leave is under way is not sent home from there", () => {
  store.dispatch({ type: "room", message: message(1), now });
  store.dispatch({ type: "entered", code: CODE, entered: { ok: true, version: 1, you: 1, seat: null } });
  acts.leave();
  store.dispatch({ type: "go", route: { page: "room", code: "ZZZZZZ" } });
  assert.deepEqual(visited, []);
});
