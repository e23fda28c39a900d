/**
 * What the client asks over HTTP.
 *
 * @typedef {import("./wire.js").Params} Params
 * @typedef {{ok: false, reason: string, params?: Params}} Refusal
 */

/** Milliseconds until an answer is given up: on a line that has died unnoticed browsers wait for minutes. */
const PATIENCE = 20000;

/**
 * Everything that is asked over HTTP.
 * @param {typeof fetch} get
 * @param {() => boolean} online   whether this device has a network at all
 * @param {number} [patience]      milliseconds
 */
export function createApi(get, online, patience = PATIENCE) {
  /**
   * The answer; a server that cannot be reached is said like a refusal.
   * @param {string} address
   * @param {RequestInit} [how]
   * @returns {Promise<any>}
   */
  async function ask(address, how) {
    const waiting = new AbortController();
    const timer = setTimeout(() => waiting.abort(), patience);
    try {
      const answer = await get(address, { ...how, signal: waiting.signal });
      return await answer.json();
    } catch {
      return { ok: false, reason: online() ? "no_line" : "no_network" };
    } finally {
      clearTimeout(timer);
    }
  }

  /** @param {string} address @param {object} body */
  const post = (address, body) =>
    ask(address, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) });

  /** Sends something of one's own; who is nobody yet becomes somebody first. @param {string} address @param {object} [body] */
  async function send(address, body = {}) {
    const answer = await post(address, body);
    if (answer.reason !== "no_identity") return answer;
    await post("/api/me", {});
    return post(address, body);
  }

  return {
    /** Becomes somebody: sets the cookie that a socket needs. */
    identify: () => post("/api/me", {}),

    /** What is at an address. @param {string} address */
    read: (address) => ask(address),

    send,

    /** @param {string} address */
    remove: (address) => ask(address, { method: "DELETE" }),

    /** Where others find a room; no address: nobody knows just now. @param {string} code @returns {Promise<{url?: string}>} */
    locate: (code) => ask(`/api/rooms/${code}`),

    /**
     * @param {string} game
     * @param {object} options
     * @param {boolean} [host]   false: the first to join leads the room
     * @returns {Promise<{code: string, url: string} | Refusal>}
     */
    createRoom: (game, options, host = true) => send("/api/rooms", { game, options, host }),
  };
}
