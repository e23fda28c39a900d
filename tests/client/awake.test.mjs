import assert from "node:assert/strict";
import { test } from "node:test";

const { createAwake } = await import("../../client/awake.js");

/** A device: its screen stays on while one of `locks` is held. `leave` and `back` are a switch to another app and back. */
function device() {
  const locks = [];
  let heard;
  const document = { visibilityState: "visible", addEventListener: (_, then) => (heard = then) };
  const request = async () => {
    const lock = { released: false, release: () => (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  const turn = async (state) => {
    document.visibilityState = state;
    if (state === "hidden") for (const lock of locks) lock.released = true;
    heard();
    await settled();
  };
  const held = () => locks.filter(({ released }) => !released).length;
  return { navigator: { wakeLock: { request } }, document, held, locks, leave: () => turn("hidden"), back: () => turn("visible") };
}
const settled = () => new Promise(setImmediate);

test("the screen stays awake while a game runs, and no longer", async () => {
  const { navigator, document, held } = device();
  const awake = createAwake(navigator, document);
  assert.equal(held(), 0);
  awake(true);
  awake(true);
  await settled();
  assert.equal(held(), 1);
  awake(false);
  assert.equal(held(), 0);
});

test("after a look at another app it stays awake again, with one lock", async () => {
  const { navigator, document, held, leave, back } = device();
  createAwake(navigator, document)(true);
  await settled();
  await leave();
  assert.equal(held(), 0);
  await back();
  assert.equal(held(), 1);
});

test("who comes back after the game has ended may let it sleep", async () => {
  const { navigator, document, locks, leave, back } = device();
  const awake = createAwake(navigator, document);
  awake(true);
  await settled();
  await leave();
  awake(false);
  await back();
  assert.equal(locks.length, 1);
});

test("a lock that comes late is not forgotten, however often it was asked for meanwhile", async () => {
  const { navigator, document, held, locks, back } = device();
  const awake = createAwake(navigator, document);
  awake(true);
  back();
  awake(false);
  await settled();
  assert.deepEqual([held(), locks.length], [0, 1]);
});

test("a device that refuses, and plain http, which has none, are no obstacle", async () => {
  const { document } = device();
  const refusing = { wakeLock: { request: async () => Promise.reject(new Error("low battery")) } };
  createAwake(refusing, document)(true);
  await settled();
  createAwake({}, document)(true);
});
