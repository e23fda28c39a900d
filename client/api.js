/**
 * What the client asks over HTTP.
 *
 * @typedef {import("./wire.js").Params} Params
 * @typedef {{ok: false, reason: string, params?: Params}} Refusal
 */

/** A server that cannot be reached, said like a refusal. @type {Refusal} */
const UNREACHED = { ok: false, reason: "no_line" };

/**
 * @param {typeof fetch} get
 * @param {string} address
 * @param {object} body
 * @returns {Promise<any>}
 */
async function post(get, address, body) {
  try {
    const answer = await get(address, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    return await answer.json();
  } catch {
    return UNREACHED;
  }
}

/**
 * @param {typeof fetch} get
 */
export function createApi(get) {
  return {
    /** Becomes somebody: sets the cookie that a socket needs. */
    identify: () => post(get, "/api/me", {}),

    /**
     * @param {string} game
     * @param {object} options
     * @returns {Promise<{code: string, url: string} | Refusal>}
     */
    async createRoom(game, options) {
      const answer = await post(get, "/api/rooms", { game, options });
      if (answer.reason !== "no_identity") return answer;
      await post(get, "/api/me", {});
      return post(get, "/api/rooms", { game, options });
    },
  };
}
