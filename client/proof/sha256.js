/** SHA-256 by hand (FIPS 180-4), for pages over plain http: browsers keep theirs for secure contexts. */

const BLOCK = 64;
/** Where the length stands in the last block. */
const LENGTH_AT = 56;

/** The first 32 bits of the fractional part of a root. @param {number} root */
const fraction = (root) => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;

/** @type {number[]} the first 64 primes */
const PRIMES = [];
for (let number = 2; PRIMES.length < BLOCK; number += 1)
  if (PRIMES.every((prime) => number % prime !== 0)) PRIMES.push(number);

const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

/** @param {number} word @param {number} by */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * @param {Uint8Array} bytes
 * @returns {Uint8Array} 32 bytes
 */
export function sha256(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 1 + BLOCK - LENGTH_AT) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  let hash = START;
  for (let at = 0; at < padded.length; at += BLOCK) hash = mixed(hash, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => {
    digest.setUint32(at * 4, word);
  });
  return new Uint8Array(digest.buffer);
}

/**
 * The 64 words that a block is mixed in with.
 * @param {DataView} view
 * @param {number} start
 */
function schedule(view, start) {
  const words = Array.from({ length: 16 }, (_, at) => view.getUint32(start + at * 4));
  for (let at = 16; at < BLOCK; at += 1) {
    const early = words[at - 15];
    const late = words[at - 2];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words.push((words[at - 16] + one + words[at - 7] + two) >>> 0);
  }
  return words;
}

/**
 * @param {number[]} hash
 * @param {number[]} words
 */
function mixed(hash, words) {
  let [a, b, c, d, e, f, g, h] = hash;
  words.forEach((word, round) => {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + one + ((e & f) ^ (~e & g)) + ROUNDS[round] + word) >>> 0;
    const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (two + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [a, b, c, d, e, f, g, h] = [(first + second) >>> 0, a, b, c, (d + first) >>> 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + hash[at]) >>> 0);
}

/**
 * HMAC-SHA-256 (RFC 2104), for keys that fit into one block.
 * @param {Uint8Array} key
 * @param {Uint8Array} message
 */
export function hmac(key, message) {
  const inner = sha256(joined(padded(key, 0x36), message));
  return sha256(joined(padded(key, 0x5c), inner));
}

/** @param {Uint8Array} key @param {number} mask */
function padded(key, mask) {
  return Uint8Array.from({ length: BLOCK }, (_, at) => (key[at] ?? 0) ^ mask);
}

/** @param {Uint8Array} one @param {Uint8Array} other */
function joined(one, other) {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}
