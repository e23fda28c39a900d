/**
 * What may be done on the pages outside of rooms: the day's challenge, the scores, groups, a person's devices.
 *
 * @typedef {import("./state.js").State} State
 */
import { ACCOUNT, DAILY, GROUPS, groupAddress, known } from "./answers.js";

/**
 * @param {object} parts
 * @param {{get: () => State, dispatch: (event: import("./reduce.js").Event) => void}} parts.store
 * @param {ReturnType<typeof import("./api.js").createApi>} parts.api
 * @param {(route: import("./state.js").Route) => void} parts.visit
 * @param {(reason: string, about: string, params?: import("./wire.js").Params) => void} parts.refuse
 * @param {() => void} parts.anew     reads again what the screen shows
 * @param {() => void} parts.leave    loads the game's first page anew, as whoever this browser is now
 */
export function createOutside({ store, api, visit, refuse, anew, leave }) {
  const { dispatch, get } = store;

  /** @param {Partial<import("./state.js").Ui>} set */
  const put = (set) => dispatch({ type: "ui", set });

  /**
   * One thing at a time; the answer, or null after a refusal, which is said.
   * @param {string} about
   * @param {() => Promise<any>} request
   */
  async function once(about, request) {
    if (get().ui.busy) return null;
    dispatch({ type: "quiet" });
    put({ busy: true });
    const { route } = get();
    const answer = await request();
    if (get().route !== route) return null;
    put({ busy: false });
    if (answer.ok !== false) return answer;
    refuse(answer.reason, about, answer.params);
    return null;
  }

  /** Shows a way to another device, which changes what the page has read. @param {Partial<State["ui"]["given"]>} way */
  function given(way) {
    put({ given: { ...get().ui.given, ...way } });
    anew();
  }

  const acts = {
    /** @param {Partial<import("./state.js").Chosen>} chosen */
    look: (chosen) => put({ chosen: { ...get().ui.chosen, ...chosen } }),
    /** Onwards in a finished game, or back: from where it stands now, drawn or not. @param {number} by @param {number} of */
    step: (by, of) => acts.look({ turn: Math.min(Math.max((get().ui.chosen.turn ?? 1) + by, 1), of) }),

    /** Begins the attempt of today, or goes on with it. @param {{game: string, name: string}} challenge */
    async playDaily({ game, name }) {
      if (get().prefs.name.trim() === "") return refuse("name_empty", "name");
      const answer = await once("daily", () =>
        api.send(`${DAILY}/${game}/${name}/play`, { name: get().prefs.name.trim() }),
      );
      if (!answer) return;
      dispatch({ type: "prefs", prefs: { challenge: `${game}/${name}` } });
      visit({ page: "room", code: answer.code });
    },

    /** The dice of a day that is over, or of one's own attempt, once more; it counts for nothing. @param {{game: string, name: string}} challenge @param {string} day */
    async practise({ game, name }, day) {
      const answer = await once("daily", () => api.send(`${DAILY}/${game}/${name}/${day}/play`));
      if (answer) visit({ page: "room", code: answer.code });
    },

    // groups
    /** @param {string} naming */
    nameGroup: (naming) => put({ naming }),
    async makeGroup() {
      const { ui, prefs } = get();
      if (ui.naming.trim() === "" || prefs.name.trim() === "") return refuse("name_empty", "naming");
      const answer = await once("naming", () => api.send(GROUPS, { name: ui.naming, me: prefs.name }));
      if (answer) visit({ page: "group", id: answer.group.id });
    },
    /** @param {string} id */
    async joinGroup(id) {
      const { prefs } = get();
      if (prefs.name.trim() === "") return refuse("name_empty", "group");
      if (await once("group", () => api.send(`${groupAddress(id)}/join`, { me: prefs.name }))) anew();
    },
    /** @param {string} id */
    async leaveGroup(id) {
      if (await once("group", () => api.send(`${groupAddress(id)}/leave`))) visit({ page: "daily" });
    },

    // a person's devices
    async newRecovery() {
      const answer = await once("recovery", () => api.send(`${ACCOUNT}/recovery`));
      if (answer) given({ code: answer.code });
    },
    async noRecovery() {
      if (await once("recovery", () => api.remove(`${ACCOUNT}/recovery`))) given({ code: null });
    },
    async newWay() {
      const answer = await once("way", () => api.send(`${ACCOUNT}/link`));
      if (answer) given({ way: { url: answer.url, qr: answer.qr } });
    },
    /** @param {number} no */
    async removeDevice(no) {
      dispatch({ type: "panel", panel: null });
      /** @type {import("./wire.js").Account["devices"]} */
      const devices = known(get(), ACCOUNT)?.devices ?? [];
      const here = devices.find((one) => one.no === no)?.here;
      const answer = await once("device", () => api.remove(`${ACCOUNT}/devices/${no}`));
      if (answer) (here ? leave : anew)();
    },
    /** @param {string} recovery */
    typeRecovery: (recovery) => put({ recovery }),
    async claimByCode() {
      if (await once("claim", () => api.send(`${ACCOUNT}/claim`, { code: get().ui.recovery }))) leave();
    },
    async claimByLink() {
      const link = get().ui.claim;
      if (link !== null && (await once("claim", () => api.send(`${ACCOUNT}/claim`, { link })))) leave();
    },
    noClaim: () => put({ claim: null }),
    async forgetMe() {
      dispatch({ type: "panel", panel: null });
      if (await once("forget", () => api.send(`${ACCOUNT}/forget`, { everything: true }))) leave();
    },
  };
  return acts;
}
