import assert from "node:assert/strict";
import { test } from "node:test";
import { behindGames, createLoading } from "../../client/loading.js";
import { CODE, message } from "./rooms.mjs";

function loading(route = { page: "room", code: CODE }) {
  const whole = new Set();
  const asked = [];
  const told = [];
  const begin = createLoading(
    (id) =>
      new Promise((resolve, reject) => {
        asked.push({ id, come: () => (whole.add(id), resolve()), fail: reject });
      }),
  );
  const seen = { get: () => ({ route }), dispatch: (event) => told.push(event) };
  const store = behindGames(seen, (id) => whole.has(id), begin);
  const room = (version, game = "toy") => store.dispatch({ type: "room", message: message(version, { game }), now: 0 });
  const versions = () => told.filter(({ type }) => type === "room").map((event) => event.message.version);
  return { asked, told, room, store, versions, begin };
}

const turn = () => new Promise((then) => setImmediate(then));

test("what is told of a room waits for its game, in order, and asks for it once", async () => {
  const { asked, room, versions } = loading();
  room(1);
  room(2);
  assert.deepEqual([asked.length, versions()], [1, []]);
  asked[0].come();
  await turn();
  room(3);
  assert.deepEqual(versions(), [1, 2, 3]);
});

test("everything else is told at once", () => {
  const { store, told } = loading();
  store.dispatch({ type: "quiet" });
  assert.deepEqual(told, [{ type: "quiet" }]);
});

test("a game that was asked for before its room came is not asked for again", async () => {
  const { asked, room, versions, begin } = loading();
  begin("toy");
  room(1);
  asked[0].come();
  await turn();
  assert.deepEqual([asked.length, versions()], [1, [1]]);
});

test("a game that does not come stops the room, and is asked for again with the next message", async () => {
  const { asked, room, told, versions } = loading();
  room(1);
  asked[0].fail(new Error("gone"));
  await turn();
  assert.deepEqual(told, [{ type: "stop", reason: "part_missing" }]);
  room(2);
  asked[1].come();
  await turn();
  assert.deepEqual(versions(), [2]);
});

test("a game that does not come stops nothing for who has gone elsewhere meanwhile", async () => {
  const { asked, room, told } = loading({ page: "daily" });
  room(1);
  asked[0].fail(new Error("gone"));
  await turn();
  assert.deepEqual(told, []);
});

test("what nobody here knows, as a game of a newer server, fails like what does not come", async () => {
  const told = [];
  const begin = createLoading((id) => [{}.modules[id]]);
  const seen = { get: () => ({ route: { page: "room", code: CODE } }), dispatch: (event) => told.push(event) };
  behindGames(seen, () => false, begin).dispatch({ type: "room", message: message(1, { game: "new" }), now: 0 });
  await turn();
  assert.deepEqual(told, [{ type: "stop", reason: "part_missing" }]);
});
