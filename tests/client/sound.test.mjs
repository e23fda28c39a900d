import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createSound, pitch } from "../../client/sound.js";

let contexts, notes, sound;

/** What a browser gives, as far as it is used; every note that is begun is kept. */
class Context {
  state = "suspended";
  currentTime = 0;
  sampleRate = 100;
  destination = new Node();
  async resume() {
    this.state = "running";
  }
  createGain = () => new Node();
  createBiquadFilter = () => Object.assign(new Node(), { frequency: new Param(), Q: {} });
  createBuffer = (_channels, length) => ({ getChannelData: () => new Float32Array(length) });
  createBufferSource = () => new Node();
  createOscillator = () => Object.assign(new Node(), { frequency: new Param() });
}
class Param {
  setValueAtTime(value) {
    this.first ??= value;
  }
  exponentialRampToValueAtTime(value) {
    assert.ok(value > 0);
  }
}
class Node {
  gain = new Param();
  connect(next) {
    this.next = next;
    return next;
  }
  disconnect() {
    this.next = null;
  }
  start(at) {
    notes.push({ at, pitch: this.frequency?.first, node: this });
  }
  stop() {}
  /** Whether what is played here comes out. */
  get heard() {
    let node = this;
    while (node.next) node = node.next;
    return node === contexts[0].destination;
  }
}

beforeEach(() => {
  contexts = [];
  notes = [];
  sound = createSound(() => contexts[contexts.push(new Context()) - 1]);
});

test("nothing sounds before the first touch, and no audio is opened for it", () => {
  sound.hear({ name: "confirm" });
  assert.deepEqual([contexts, notes], [[], []]);
});

test("after a touch everything sounds, at its time, in one context", async () => {
  for (let n = 0; n < 3; n++) sound.touched();
  await null;
  for (const name of ["roll", "stage", "confirm", "bonus", "star", "ruin", "late"]) {
    notes.length = 0;
    sound.hear({ name, at: 1000, value: 2 });
    assert.ok(notes.length > 0 && notes.every(({ at, node }) => at >= 1 && node.heard), name);
  }
  assert.equal(contexts.length, 1);
});

test("a STRAIGHT that is laid is heard rising", () => {
  const laid = [1, 2, 3, 4, 5, 6].map((value) => pitch(value - 1));
  assert.deepEqual(laid, laid.toSorted((a, b) => a - b));
  assert.equal(Math.round(pitch(5) / pitch(0)), 2);
});

test("what is still to come is dropped by a touch, what is under way is not", async () => {
  sound.touched();
  await null;
  sound.hear({ name: "confirm" });
  sound.hear({ name: "late", at: 500 });
  const [now, later] = [notes[0], notes.at(-1)];
  contexts[0].currentTime = 0.1;
  sound.touched();
  assert.deepEqual([now.node.heard, later.node.heard], [true, false]);
});

test("a roll is heard die by die", async () => {
  sound.touched();
  await null;
  sound.hear({ name: "roll", value: 4 });
  assert.equal(notes.length, 8);
});
