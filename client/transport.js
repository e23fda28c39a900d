/**
 * A socket of Socket.IO whose library comes when a connection is first wanted: home needs none.
 *
 * @typedef {import("./socket.js").Transport} Transport
 *
 * @param {() => Promise<Transport>} open  brings the library and makes a socket that does not connect by itself
 * @returns {Transport}
 */
export function createTransport(open) {
  /** @type {Transport | null} */
  let socket = null;
  let wanted = false;
  let coming = false;
  /** @type {[string, (message: any) => void][]} */
  const listeners = [];

  async function bring() {
    coming = true;
    try {
      const brought = await open();
      for (const [event, heard] of listeners) brought.on(event, heard);
      socket = brought;
      if (wanted) socket.connect();
    } catch (error) {
      for (const [event, heard] of listeners) if (event === "connect_error" && wanted) heard(error);
    } finally {
      coming = false;
    }
  }

  return {
    get connected() {
      return socket?.connected ?? false;
    },
    connect() {
      wanted = true;
      if (socket) socket.connect();
      else if (!coming) bring();
    },
    disconnect() {
      wanted = false;
      socket?.disconnect();
    },
    on: (event, heard) => listeners.push([event, heard]),
    timeout(ms) {
      if (socket === null) throw new Error("nothing is sent before there is a connection");
      return socket.timeout(ms);
    },
  };
}
