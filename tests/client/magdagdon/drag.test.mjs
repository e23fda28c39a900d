import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Drag } from "../../../client/games/magdagdon/drag.js";

let body, place, staged, drag;

/** A die on the table, as far as a drag touches it. */
function dieOn(page) {
  const die = {
    isConnected: true,
    ownerDocument: page,
    matches: () => true,
    setPointerCapture() {},
    getBoundingClientRect: () => ({ width: 44 }),
    cloneNode: () => {
      const copy = { style: { setProperty() {} }, getBoundingClientRect: () => ({ width: 56 }), remove: () => body.delete(copy) };
      return copy;
    },
  };
  return die;
}

beforeEach(() => {
  body = new Set();
  staged = [];
  place = null;
  globalThis.document = Object.assign(new EventTarget(), {
    body: { append: (copy) => body.add(copy) },
    elementFromPoint: () => place && { closest: () => place },
    querySelectorAll: () => [],
  });
  drag = new Drag((action) => staged.push(action));
});

/** What a finger does, wherever its events arrive. */
const finger = (type, x, pointerId = 1) =>
  document.dispatchEvent(Object.assign(new Event(type), { pointerId, clientX: x, clientY: 0, pointerType: "touch" }));
const press = (from, die, pointerId = 1) =>
  drag.down({ button: 0, pointerId, clientX: 0, clientY: 0, currentTarget: from }, die);

test("a die that is dragged to a cell is laid there, and nothing of it stays on the page", () => {
  press(dieOn(document), 2);
  finger("pointermove", 40);
  assert.equal(body.size, 1);
  place = { dataset: { cell: "5" } };
  finger("pointerup", 80);
  assert.deepEqual(staged, [{ type: "lift", die: 2 }, { type: "move", die: 2, cell: 5 }]);
  assert.equal(body.size, 0);
});

test("a die whose turn closes under the finger is let go, and the next one can be dragged", () => {
  const gone = dieOn(document);
  press(gone, 2);
  finger("pointermove", 40);
  gone.isConnected = false;
  place = { dataset: { cell: "5" } };
  finger("pointerup", 80);
  assert.deepEqual([staged.slice(1), body.size], [[{ type: "drop" }], 0]);
  press(dieOn(document), 1);
  finger("pointermove", 40);
  assert.deepEqual(staged.slice(2), [{ type: "lift", die: 1 }]);
});

test("a finger that is never heard of again does not keep the next one from dragging", () => {
  const gone = dieOn(document);
  press(gone, 2);
  finger("pointermove", 40);
  gone.isConnected = false;
  press(dieOn(document), 1, 2);
  finger("pointermove", 40, 2);
  assert.deepEqual(staged.slice(1), [{ type: "drop" }, { type: "lift", die: 1 }]);
  assert.equal(body.size, 1);
});

test("a second finger changes nothing about what the first drags", () => {
  press(dieOn(document), 2);
  finger("pointermove", 40);
  press(dieOn(document), 1, 2);
  finger("pointerup", 80, 2);
  assert.deepEqual([staged, body.size], [[{ type: "lift", die: 2 }], 1]);
});

test("a pointer that has gone before it could be held lifts nothing, and the next one can", () => {
  const slow = dieOn(document);
  slow.setPointerCapture = () => {
    throw new DOMException("No active pointer", "NotFoundError");
  };
  assert.throws(() => press(slow, 2));
  press(dieOn(document), 1);
  finger("pointermove", 40);
  assert.deepEqual(staged, [{ type: "lift", die: 1 }]);
});
