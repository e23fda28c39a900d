/** How things move: frames and times, by name. Only transform, opacity and filter. */
import { DIE_STEP } from "../beats.js";

/**
 * @typedef {object} Motion
 * @property {Keyframe[]} frames
 * @property {Keyframe[]} [other]  for every second of several, so that dice do not tumble as one
 * @property {number} duration
 * @property {number} [step]       between one and the next of several
 * @property {string} easing
 * @property {number} [iterations]
 */

/** All of several together take no longer than this to begin, however many they are. */
export const SPREAD = 660;

const EASE = "cubic-bezier(.3, .1, .2, 1)";

/** A die that drops in, turning one way or the other. @param {1 | -1} way @returns {Keyframe[]} */
const tumble = (way) => [
  { transform: `translateY(-140%) rotate(${-220 * way}deg) scale(.7)`, opacity: 0 },
  { transform: `translateY(8%) rotate(${14 * way}deg)`, opacity: 1, offset: 0.55 },
  { transform: `translateY(-5%) rotate(${-5 * way}deg)`, offset: 0.78 },
  { transform: "none" },
];

/** @type {Record<"roll" | "turn" | "lay" | "set" | "fall" | "open" | "gain" | "no", Motion>} */
export const MOTIONS = {
  roll: { frames: tumble(1), other: tumble(-1), duration: 620, step: DIE_STEP, easing: EASE },
  turn: {
    frames: [{ transform: "rotate(-90deg) scale(.8)" }, { transform: "none" }],
    duration: 240,
    easing: "ease-out",
  },
  lay: {
    frames: [{ transform: "translateY(-22%) scale(1.14)" }, { transform: "none" }],
    duration: 120,
    easing: "ease-out",
  },
  set: {
    frames: [
      { transform: "translateY(-8%) scale(1.05)", filter: "brightness(1.7) saturate(.2)" },
      { filter: "brightness(1.25) saturate(.6)", offset: 0.4 },
      { transform: "none", filter: "brightness(1) saturate(1)" },
    ],
    duration: 240,
    step: 90,
    easing: "ease-out",
  },
  fall: {
    frames: [
      { filter: "brightness(.5)", transform: "none" },
      { transform: "translate(-2%, 1%) rotate(-.8deg)", offset: 0.08 },
      { transform: "translate(2%, 0) rotate(.8deg)", offset: 0.15 },
      { transform: "translate(-2%, 1%) rotate(-.8deg)", offset: 0.22 },
      { transform: "translate(2%, 0) rotate(.8deg)", offset: 0.29 },
      { transform: "none", filter: "brightness(2.2)", offset: 0.4 },
      { filter: "brightness(.9)", offset: 0.55 },
      { filter: "brightness(1.5)", offset: 0.7 },
      { filter: "brightness(.95)", offset: 0.82 },
      { filter: "brightness(1.25)", offset: 0.91 },
      { transform: "none", filter: "brightness(1)" },
    ],
    duration: 900,
    easing: "ease-in-out",
  },
  open: {
    frames: [
      { transform: "perspective(300px) rotateX(-88deg)", opacity: 0 },
      { transform: "perspective(300px) rotateX(0)", opacity: 1 },
    ],
    duration: 320,
    step: 110,
    easing: EASE,
  },
  gain: {
    frames: [
      { transform: "translateY(60%) scale(.7)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.15 },
      { transform: "none", opacity: 1, offset: 0.85 },
      { transform: "translateY(-40%) scale(.7)", opacity: 0 },
    ],
    duration: 1000,
    easing: "ease-in-out",
  },
  no: {
    frames: [
      { transform: "none" },
      { transform: "translateX(-4%)" },
      { transform: "translateX(4%)" },
      { transform: "none" },
    ],
    duration: 160,
    easing: "linear",
    iterations: 2,
  },
};

/**
 * When one of several begins.
 *
 * @param {number} step
 * @param {number} index
 * @param {number} count  how many there are
 */
export function delayOf(step, index, count) {
  return Math.max(0, index) * Math.min(step, SPREAD / Math.max(1, count));
}
