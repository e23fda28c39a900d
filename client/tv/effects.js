/**
 * What keeps a screen going that nobody touches.
 *
 * @typedef {import("../state.js").State} State
 * @typedef {{get: () => State, dispatch: (event: import("../reduce.js").Event) => void, watch: (watch: (state: State, before: State) => void) => void}} Store
 * @typedef {import("../socket.js").Timing} Timing
 * @typedef {ReturnType<typeof import("../api.js").createApi>} Api
 */

const SECOND = 1000;
/** Milliseconds between the tries to open a room. */
const AGAIN = 3000;
/** Milliseconds between two looks at whether moves are saved: a screen asks for nothing by which it would learn that they are not. */
const LOOK = 5000;
/** Milliseconds for which it is said why there is no room to show. */
const SAID = 15000;

/**
 * Time goes on, in step with the clock of the turn.
 * @param {{store: Store, timing: Timing}} parts
 */
export function ticks({ store, timing }) {
  const { until } = store.get();
  const rest = until === null ? SECOND : (until - timing.now()) % SECOND;
  timing.after(rest <= 0 ? SECOND : rest, () => {
    store.dispatch({ type: "tick", now: timing.now() });
    ticks({ store, timing });
  });
}

/**
 * Learns that moves are not being saved, and that they are again.
 * @param {{store: Store, timing: Timing, api: Pick<Api, "read">}} parts
 */
export function minds({ store, timing, api }) {
  timing.after(LOOK, async () => {
    const { ok, reason } = await api.read("/readyz");
    const { link, unsaved } = store.get();
    const away = reason === "store_away";
    if (link === "up" && (ok || away) && unsaved !== away) store.dispatch({ type: "unsaved", on: away });
    minds({ store, timing, api });
  });
}

/**
 * Opens a room that nobody leads yet, however long that takes.
 * @param {{store: Store, timing: Timing, api: Api, game: string, options: object, show: (code: string) => void}} parts
 */
export async function opens(parts) {
  const { store, timing, api, game, options, show } = parts;
  const answer = await api.createRoom(game, options, false);
  if ("code" in answer) {
    show(answer.code);
    return;
  }
  store.dispatch({ type: "refused", reason: answer.reason, params: answer.params, about: "new" });
  timing.after(AGAIN, () => opens(parts));
}

/**
 * Goes on after a room that cannot be shown: a room that is not there any more gives way to a new one, everything else is tried afresh.
 * @param {{timing: Timing, open: () => void, reload: () => void}} parts
 * @returns {(state: State, before: State) => void}
 */
export function recovers({ timing, open, reload }) {
  return ({ stop }, before) => {
    if (stop === null || stop === before.stop) return;
    timing.after(SAID, stop.reason === "unknown_room" || stop.reason === "kicked" ? open : reload);
  };
}

/**
 * Learns the address of the room that it shows.
 * @param {{store: Store, api: Api}} parts
 * @returns {(state: State, before: State) => Promise<void>}
 */
export function locates({ store, api }) {
  return async ({ route, entered }, before) => {
    if (route.page !== "room" || !entered || before.entered) return;
    const { url: link } = await api.locate(route.code);
    const now = store.get().route;
    if (link !== undefined && now.page === "room" && now.code === route.code)
      store.dispatch({ type: "ui", set: { link } });
  };
}

/**
 * Takes the newest version of the client, if the server has another one after it was away.
 * @param {{outdated: () => Promise<boolean>, reload: () => void}} parts
 * @returns {(state: State, before: State) => Promise<void>}
 */
export function renews({ outdated, reload }) {
  return async ({ link }, before) => {
    if (link === "up" && before.link !== "up" && (await outdated())) reload();
  };
}
