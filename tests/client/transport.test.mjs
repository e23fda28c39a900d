import assert from "node:assert/strict";
import { test } from "node:test";
import { createTransport } from "../../client/transport.js";

function opening() {
  const asked = [];
  const done = [];
  const heard = [];
  const socket = {
    connected: false,
    connect: () => done.push("connect"),
    disconnect: () => done.push("disconnect"),
    on: (event) => heard.push(event),
    timeout: (ms) => ms,
  };
  const transport = createTransport(
    () => new Promise((come, fail) => asked.push({ come: () => come(socket), fail })),
  );
  return { transport, asked, done, heard, socket };
}

const turn = () => new Promise((then) => setImmediate(then));

test("the library comes with the first connection, once, and hears what was to be heard", async () => {
  const { transport, asked, done, heard } = opening();
  transport.on("connect", () => {});
  transport.on("room", () => {});
  assert.deepEqual([asked.length, transport.connected], [0, false]);
  transport.connect();
  transport.connect();
  asked[0].come();
  await turn();
  assert.deepEqual([asked.length, done, heard], [1, ["connect"], ["connect", "room"]]);
});

test("whoever wants no connection any more gets none when the library has come", async () => {
  const { transport, asked, done } = opening();
  transport.connect();
  transport.disconnect();
  asked[0].come();
  await turn();
  assert.deepEqual(done, []);
  transport.connect();
  assert.deepEqual(done, ["connect"]);
});

test("a library that does not come is a connection that fails, and comes with the next try", async () => {
  const { transport, asked, done } = opening();
  const errors = [];
  transport.on("connect_error", (error) => errors.push(error.message));
  transport.connect();
  asked[0].fail(new Error("gone"));
  await turn();
  assert.deepEqual(errors, ["gone"]);
  transport.connect();
  asked[1].come();
  await turn();
  assert.deepEqual(done, ["connect"]);
});
