import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createBack } from "../../client/back.js";
import { message, playing } from "./rooms.mjs";

let history, state, back;

/** A browser's history of one tab: entries and where it stands. */
class Entries {
  entries = [null];
  left = 0;
  get state() {
    return this.entries.at(-1);
  }
  pushState(entry) {
    this.entries.push(entry);
  }
  back() {
    this.entries.pop();
    if (this.entries.length === 0) this.left++;
  }
}

beforeEach(() => {
  history = new Entries();
  state = { room: playing(1, 1), me: { no: 1, seat: 0 }, ui: { panel: null } };
  back = createBack({ history, get: () => state, panel: (panel) => (state.ui.panel = panel) });
});

/** Back is pressed. */
function press() {
  history.back();
  if (history.entries.length > 0) back.stepped();
}

test("Back at a table asks, and Back again leads away", () => {
  back.guard();
  press();
  assert.deepEqual(state.ui.panel, { name: "leave" });
  assert.equal(history.left, 0);
  press();
  assert.equal(history.left, 1);
});

test("who stays is asked again the next time", () => {
  for (const _ of [1, 2, 3]) {
    back.guard();
    back.guard();
    press();
    assert.deepEqual(state.ui.panel, { name: "leave" });
    state.ui.panel = null;
  }
  assert.equal(history.entries.length, 1);
});

test("a game that begins is guarded at once, and the question is not", () => {
  const lobby = { ...state, room: message(1) };
  back.begun(state, lobby);
  assert.equal(history.entries.length, 2);
  press();
  back.begun({ ...state, ui: { panel: { name: "leave" } } }, state);
  assert.equal(history.entries.length, 1);
});

test("a step to the same address that does not come from a game is none of its business", () => {
  history.entries = [null, null];
  state.room = message(1);
  press();
  assert.equal(history.entries.length, 1);
  assert.equal(state.ui.panel, null);
});

test("Back closes what is open", () => {
  back.guard();
  state.ui.panel = { name: "menu" };
  press();
  assert.equal(state.ui.panel, null);
});

test("Back closes a drawer in the lobby, and then leads away", () => {
  const lobby = { ...state, room: message(1) };
  state = { ...lobby, ui: { panel: { name: "rules" } } };
  back.begun(state, lobby);
  press();
  assert.equal(state.ui.panel, null);
  press();
  assert.equal(history.left, 1);
});

test("after the game one Back is enough", () => {
  back.guard();
  state.room = message(2, { phase: "over" });
  press();
  assert.equal(history.left, 1);
});

test("nothing is put into the history of who is in no game", () => {
  state.room = message(1);
  back.guard();
  state = { ...state, room: playing(1, 1), me: { no: null, seat: null } };
  back.guard();
  assert.deepEqual(history.entries, [null]);
});
