import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createTaps } from "../../client/taps.js";

/** As much of an element as taps look at: what it is, and whether it stands in a dialogue. */
globalThis.Element = class {
  constructor(kind, dialog = false) {
    this.kind = kind;
    this.dialog = dialog;
  }
  matches(selector) {
    return selector.split(", ").includes(this.kind);
  }
  closest(selector) {
    return selector === "button" || this.dialog ? this : null;
  }
};

let taps;
beforeEach(() => {
  taps = createTaps();
});

/** Whether a tap counts: the first on its spot, or one more so soon that the browser counts them together. */
function counts(target, detail = 1) {
  let stopped = false;
  taps({ target, detail, stopImmediatePropagation: () => (stopped = true) });
  return !stopped;
}

test("the second tap of a double tap confirms nothing and spends no Power", () => {
  const [act, power] = [new Element(".act"), new Element(".power")];
  assert.deepEqual([counts(act), counts(act, 2), counts(act)], [true, false, true]);
  assert.deepEqual([counts(power), counts(power, 2), counts(act, 3)], [true, false, false]);
});

test("it chooses nothing in a drawer that the first has opened", () => {
  assert.deepEqual([counts(new Element(".round")), counts(new Element(".pref", true), 2)], [true, false]);
  assert.deepEqual([counts(new Element(".pref", true)), counts(new Element(".ghost", true), 2)], [true, false]);
});

test("a switch may be turned twice, a die taken and laid back, by key anything may be pressed again", () => {
  const [choice, cell, act] = [new Element(".on", true), new Element(".cell"), new Element(".act")];
  assert.deepEqual([counts(choice), counts(choice, 2)], [true, true]);
  assert.deepEqual([counts(cell), counts(cell, 2)], [true, true]);
  assert.deepEqual([counts(act, 0), counts(act, 0)], [true, true]);
});
