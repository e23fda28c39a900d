import assert from "node:assert/strict";
import { test } from "node:test";
import { createStore } from "../../client/store.js";

/** A store of a number, its frames, and what was drawn. */
function counter() {
  const frames = [];
  const drawn = [];
  const store = createStore((n, add) => n + add, 0, (frame) => frames.push(frame));
  store.draws((n) => drawn.push(n));
  return { store, drawn, frame: () => frames.splice(0).forEach((run) => run()) };
}

test("many events in one frame are drawn once, with the last state", () => {
  const { store, drawn, frame } = counter();
  for (const add of [1, 2, 3]) store.dispatch(add);
  assert.deepEqual(drawn, []);
  frame();
  assert.deepEqual(drawn, [6]);
});

test("an event that changes nothing is not drawn", () => {
  const { store, drawn, frame } = counter();
  store.dispatch(0);
  frame();
  assert.deepEqual(drawn, []);
});

test("what a watcher dispatches is drawn in the same frame", () => {
  const { store, drawn, frame } = counter();
  store.watch((n) => n === 1 && store.dispatch(10));
  store.dispatch(1);
  frame();
  assert.deepEqual(drawn, [11]);
});

test("every change is told to each watcher once, the newest state first and last", () => {
  const { store } = counter();
  const told = [];
  store.watch((n) => n === 1 && store.dispatch(10));
  store.watch((n, before) => told.push([before, n]));
  store.dispatch(1);
  store.dispatch(1);
  assert.deepEqual(told, [[0, 11], [11, 12]]);
});

test("a watcher that fails keeps nothing from being drawn, and the others miss nothing", () => {
  const { store, drawn, frame } = counter();
  const told = [];
  store.watch((n) => {
    if (n === 1) throw new Error("broken");
  });
  store.watch((n, before) => told.push([before, n]));
  assert.throws(() => store.dispatch(1));
  frame();
  store.dispatch(1);
  assert.deepEqual([drawn, told], [[1], [[0, 2]]]);
});
