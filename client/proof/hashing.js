/** The two functions that dice are made of: the browser's own where it has them, else ours. */
import * as own from "./sha256.js";

/**
 * @typedef {object} Hashing
 * @property {(bytes: Uint8Array) => Promise<Uint8Array>} sha256
 * @property {(key: Uint8Array, message: Uint8Array) => Promise<Uint8Array>} hmac
 */

const HMAC = { name: "HMAC", hash: "SHA-256" };

/**
 * @param {SubtleCrypto | undefined} subtle   undefined: not a secure context
 * @returns {Hashing}
 */
export function createHashing(subtle) {
  if (!subtle) return { sha256: async (bytes) => own.sha256(bytes), hmac: async (key, text) => own.hmac(key, text) };
  return {
    sha256: async (bytes) => new Uint8Array(await subtle.digest("SHA-256", buffer(bytes))),
    async hmac(key, message) {
      const imported = await subtle.importKey("raw", buffer(key), HMAC, false, ["sign"]);
      return new Uint8Array(await subtle.sign("HMAC", imported, buffer(message)));
    },
  };
}

/** @param {Uint8Array} bytes @returns {Uint8Array<ArrayBuffer>} */
const buffer = (bytes) => new Uint8Array(bytes);

/** @param {string} hex */
export function bytesOf(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** @param {Uint8Array} bytes */
export function hexOf(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
