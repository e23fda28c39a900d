/**
 * What is heard, made as it is needed: clicks, ticks, thuds, plucked strings, a bell. Nothing sounds before the page is touched, because
 * no browser lets it, and nobody wants it.
 *
 * @typedef {import("./games/game.js").Cue} Cue
 * @typedef {{context: AudioContext, out: AudioNode, noise: AudioBuffer}} Stage   where a voice plays: into `out`
 * @typedef {(stage: Stage, at: number, cue: Cue) => void} Voice   `at`: seconds on the context's clock
 */
import { DIE_DOWN, DIE_STEP } from "./beats.js";

const LOUDNESS = 0.5;

/** D4, and the steps above it that sound well in any order: values that rise are heard rising. */
const ROOT = 293.66;
const PENTATONIC = [0, 2, 4, 7, 9];

/** @param {number} step  0: D4 */
export function pitch(step) {
  const octave = Math.floor(step / PENTATONIC.length);
  return ROOT * 2 ** (octave + PENTATONIC[step - octave * PENTATONIC.length] / 12);
}

/** @type {Record<Cue["name"], Voice>} */
const VOICES = {
  roll(stage, at, { value = 4 }) {
    for (let die = 0; die < value; die++) {
      const down = at + (DIE_DOWN + die * DIE_STEP) / 1000;
      const frequency = 1200 + (800 * ((die * 3) % value)) / value;
      rattle(stage, down, { from: frequency, seconds: 0.05, loud: 0.9 });
      rattle(stage, down + 0.13, { from: frequency * 1.1, seconds: 0.03, loud: 0.3 });
    }
  },
  stage(stage, at, { value = 1 }) {
    const frequency = pitch(value - 1);
    tone(stage, at, { type: "triangle", from: frequency, seconds: 0.14, loud: 0.35 });
    tone(stage, at, { type: "sine", from: frequency * 3.9, seconds: 0.03, loud: 0.12 });
  },
  confirm(stage, at) {
    tone(stage, at, { type: "sine", from: 90, to: 60, seconds: 0.14, loud: 0.9 });
    rattle(stage, at, { from: 420, seconds: 0.06, loud: 0.5 }); // small loudspeakers have nothing below 200 Hz
  },
  bonus(stage, at, { value = 0 }) {
    const notes = value > 20 ? [5, 7, 8] : [5, 8];
    for (const [n, step] of notes.entries())
      tone(stage, at + n * 0.09, { type: "triangle", from: pitch(step), seconds: 0.4, loud: 0.3 });
  },
  star(stage, at) {
    for (const [n, ratio] of [2, 3, 5.4].entries())
      tone(stage, at, { type: "sine", from: ROOT * ratio, seconds: 1.2 / (n + 1), loud: 0.22 / (n + 1) });
  },
  ruin(stage, at) {
    rattle(stage, at, { type: "lowpass", from: 400, to: 80, seconds: 0.8, loud: 3 });
  },
  late(stage, at) {
    tone(stage, at, { type: "triangle", from: pitch(-5), seconds: 0.09, loud: 0.4 });
  },
};

/**
 * @param {() => AudioContext | null} open  makes a context, if there is any; only called once the page has been touched
 */
export function createSound(open) {
  /** @type {(Stage & {master: AudioNode}) | null} */
  let stage = null;
  /** What has been called for and not begun yet. @type {{at: number, out: GainNode}[]} */
  let waiting = [];

  return {
    /** Whatever was touched: from now on it may sound. What was still to come is not waited for any more. */
    touched() {
      stage = stage ?? createStage(open());
      if (stage === null) return;
      if (stage.context.state !== "running") stage.context.resume().catch(() => {}); // the next touch may do better
      const now = stage.context.currentTime;
      for (const { at, out } of waiting) if (at > now) out.disconnect();
      waiting = [];
    },

    /** @param {Cue} cue */
    hear(cue) {
      if (stage?.context.state !== "running") return;
      const { context, master, noise } = stage;
      const at = context.currentTime + (cue.at ?? 0) / 1000;
      const out = context.createGain();
      out.connect(master);
      waiting = [...waiting.filter((other) => other.at > context.currentTime), { at, out }];
      VOICES[cue.name]({ context, out, noise }, at, cue);
    },
  };
}

/** @param {AudioContext | null} context */
function createStage(context) {
  if (context === null) return null;
  const master = context.createGain();
  master.gain.value = LOUDNESS;
  master.connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return { context, master, out: master, noise };
}

/**
 * A note that begins at once and dies away, sliding from one pitch to another.
 *
 * @param {Stage} stage
 * @param {number} at
 * @param {{type: OscillatorType, from: number, to?: number, seconds: number, loud: number}} note
 */
function tone({ context, out }, at, { type, from, to = from, seconds, loud }) {
  const voice = context.createOscillator();
  voice.type = type;
  slide(voice.frequency, at, { from, to, seconds });
  voice.connect(fading({ context, out }, at, { seconds, loud }));
  voice.start(at);
  voice.stop(at + seconds);
}

/**
 * Noise through a filter that slides from one pitch to another.
 *
 * @param {Stage} stage
 * @param {number} at
 * @param {{type?: BiquadFilterType, from: number, to?: number, seconds: number, loud: number}} noise
 */
function rattle({ context, out, noise }, at, { type = "bandpass", from, to = from, seconds, loud }) {
  const voice = context.createBufferSource();
  voice.buffer = noise;
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = 1.4;
  slide(filter.frequency, at, { from, to, seconds });
  voice.connect(filter).connect(fading({ context, out }, at, { seconds, loud }));
  voice.start(at, at % 0.5);
  voice.stop(at + seconds);
}

/**
 * @param {AudioParam} pitch
 * @param {number} at
 * @param {{from: number, to: number, seconds: number}} way
 */
function slide(pitch, at, { from, to, seconds }) {
  pitch.setValueAtTime(from, at);
  pitch.exponentialRampToValueAtTime(to, at + seconds);
}

/**
 * @param {Pick<Stage, "context" | "out">} stage
 * @param {number} at
 * @param {{seconds: number, loud: number}} end
 */
function fading({ context, out }, at, { seconds, loud }) {
  const fader = context.createGain();
  fader.gain.setValueAtTime(loud, at);
  fader.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  fader.connect(out);
  return fader;
}
