/**
 * Everything a view may ask for. Views know nothing else of the world.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./state.js").Panel} Panel
 * @typedef {import("./state.js").Prefs} Prefs
 * @typedef {ReturnType<typeof createActs>} Acts
 */
import { today } from "./answers.js";
import { LENGTH, readCode } from "./code.js";
import { muting } from "./emotes.js";
import { createOutside } from "./outside.js";
import { mine, withBots } from "./people.js";
import { dayLink, dayResult, groupLink, link, result } from "./tidings.js";

/** Milliseconds between the tries to have a room from a server that was on its way out, and how often it is tried. */
const AGAIN = 800;
const TRIES = 12;
/** Refusals whose words say that it is sent again. */
const AGAIN_BY_ITSELF = new Set(["store_away", "server_leaving", "server_busy"]);
/** How a share sheet that works fails: it was closed, or is open already. */
const SHARED = new Set(["AbortError", "InvalidStateError"]);
/** What a server says that is on its way out, and what is heard of one that is gone. */
const RESTARTING = ["server_leaving", "no_line"];

/**
 * @param {object} parts
 * @param {{get: () => State, dispatch: (event: import("./reduce.js").Event) => void}} parts.store
 * @param {{act: (request: import("./wire.js").Do) => void, retry: () => void}} parts.line
 * @param {ReturnType<typeof import("./api.js").createApi>} parts.api
 * @param {() => import("./i18n.js").Texts} parts.texts    of the language of now
 * @param {(route: import("./state.js").Route) => void} parts.visit   goes to a page
 * @param {(text: string) => Promise<void>} parts.copy      to the clipboard; rejects where there is none
 * @param {((told: {title: string, url: string, text?: string}) => Promise<void>) | null} parts.share   the system's share sheet, if any
 * @param {() => void} parts.anew   reads again what the screen shows
 * @param {() => void} parts.leave  loads the game anew, as whoever this browser is now
 * @param {(ms: number) => Promise<void>} parts.pause
 * @param {() => void} parts.reload   loads the page again
 * @param {Record<string, import("./games/game.js").ClientGame>} parts.games
 */
export function createActs({ store, line, api, texts, visit, copy, share, anew, leave, pause, reload, games }) {
  const { dispatch, get } = store;

  /** @param {string} reason @param {string} about @param {import("./wire.js").Params} [params] */
  const refuse = (reason, about, params) => dispatch({ type: "refused", reason, params, about });

  /** @param {(room: import("./wire.js").Room) => import("./wire.js").Do} request */
  function inRoom(request) {
    const { room } = get();
    if (room) line.act(request(room.room));
  }

  /** A new room; a server that is on its way out makes none, and is asked again. @param {string} game */
  async function made(game) {
    const ask = () => api.createRoom(game, games[game].options);
    let answer = await ask();
    if (!("reason" in answer) || answer.reason !== "server_leaving") return answer;
    refuse("server_leaving", "new");
    for (let tries = 0; tries < TRIES && "reason" in answer && RESTARTING.includes(answer.reason); tries += 1) {
      await pause(AGAIN);
      answer = await ask();
    }
    return answer;
  }

  const acts = {
    get t() {
      return texts();
    },

    ...createOutside({ store, api, visit, refuse, anew, leave }),

    // pages
    home: () => visit({ page: "home" }),
    /** @param {import("./state.js").Route} route */
    go: (route) => visit(route),
    /** @param {Panel} panel */
    panel: (panel) => dispatch({ type: "panel", panel }),
    menu: () => acts.panel({ name: "menu" }),
    rules: () => acts.panel({ name: "rules" }),
    /** @param {Partial<Prefs>} prefs */
    prefer: (prefs) => dispatch({ type: "prefs", prefs }),
    retry: () => line.retry(),
    reload,

    /**
     * Makes a room and sits down in it; alone, the game begins at once.
     * @param {string} game
     * @param {"join" | "alone"} wish
     */
    async newRoom(game, wish) {
      if (get().ui.busy) return;
      if (get().prefs.name.trim() === "") return refuse("name_empty", "name");
      dispatch({ type: "ui", set: { busy: true } });
      const { route } = get();
      const answer = await made(game);
      if (get().route !== route) return;
      dispatch({ type: "ui", set: { busy: false } });
      // Nobody sends this again by itself any more, as the words for a move say.
      if (!("code" in answer))
        return refuse(AGAIN_BY_ITSELF.has(answer.reason) ? "no_line" : answer.reason, "new", answer.params);
      visit({ page: "room", code: answer.code });
      dispatch({ type: "ui", set: { wish, link: answer.url } });
    },

    /** @param {string} game */
    choose: (game) => dispatch({ type: "ui", set: { game } }),

    /** @param {string} typed */
    typeCode(typed) {
      dispatch({ type: "quiet" });
      dispatch({ type: "ui", set: { code: typed } });
      const [wrong] = readCode(typed).wrong;
      if (wrong) refuse("bad_code", "code", { character: wrong });
    },

    enterCode() {
      const { code, wrong } = readCode(get().ui.code);
      if (wrong.length > 0) return refuse("bad_code", "code", { character: wrong[0] });
      if (code.length !== LENGTH) return refuse("code_length", "code", { length: LENGTH });
      visit({ page: "room", code });
    },

    /** Back home with the code to correct, after it led nowhere. @param {string} code */
    again(code) {
      acts.home();
      acts.typeCode(code);
    },

    // the room's people
    /** @param {string} [name]  without one, as it was typed last */
    join(name = get().prefs.name) {
      acts.prefer({ name });
      if (name.trim() === "") return refuse("name_empty", "join");
      dispatch({ type: "ui", set: { watching: false } });
      line.act({ type: "join", name });
    },
    /** @param {string} name */
    rename(name) {
      acts.prefer({ name });
      const me = mine(get());
      if (me && me.name !== name.trim()) line.act({ type: "rename", name });
    },
    /** @param {boolean} on */
    watch: (on) => dispatch({ type: "ui", set: { watching: on } }),
    leave() {
      if (get().room?.room.daily) acts.toDay();
      else if (mine(get())) line.act({ type: "leave" });
      else acts.home();
    },
    /** To the day's page; its room stays as it is. */
    toDay() {
      const room = get().room?.room;
      const now = today(get())?.day;
      visit({ page: "daily" });
      if (!room?.daily) return;
      const { day, name } = room.daily;
      acts.look({ challenge: `${room.game}/${name}`, day: now === undefined || now === day ? null : day });
    },
    /** Asks before leaving; who is nobody here just goes, and the day's challenge waits. */
    goAway() {
      if (get().room?.room.daily) acts.toDay();
      else if (mine(get())) acts.panel({ name: "leave" });
      else acts.home();
    },
    /** @param {boolean} on */
    ready: (on) => line.act({ type: "ready", on }),

    // the host's
    /** @param {object} options */
    configure: (options) => inRoom(({ game }) => ({ type: "configure", game, options })),
    /** Another game for the room, with its own options. @param {string} game */
    switchGame: (game) => line.act({ type: "configure", game, options: games[game].options }),
    start: () => inRoom(({ game_no }) => ({ type: "start", game_no: game_no + 1 })),
    rematch: () => inRoom(({ game_no }) => ({ type: "rematch", game_no: game_no + 1 })),
    /** Back to the lobby: from the results, or out of a game played alone. */
    abandon() {
      acts.panel(null);
      inRoom(({ game, options }) => ({ type: "configure", game, options }));
    },
    /** @param {boolean} on */
    lock: (on) => line.act({ type: "lock", on }),
    /** A bot sits down. @param {number} strength */
    seatBot: (strength) => ask({ type: "seat_bot", strength }),
    /** @param {number} no */
    kick: (no) => ask({ type: "kick", no }),
    /** @param {number} no */
    hand: (no) => ask({ type: "host", no }),

    /** From the last reveal on to the results. */
    finish() {
      const { ending } = get().ui;
      if (ending?.held) dispatch({ type: "ui", set: { ending: { ...ending, held: false } } });
    },

    // the table's
    /** @param {{type: string}} action */
    stage: (action) => dispatch({ type: "stage", action }),
    /** @param {{type: string}} command */
    play(command) {
      acts.taught();
      inRoom(({ game_no }) => ({ type: "play", game_no, command }));
    },
    /** Who has played a game, or does not want to be shown it, is not shown it again. */
    taught() {
      const { room, prefs } = get();
      const game = room?.room.game;
      if (game && !prefs.taught.includes(game)) acts.prefer({ taught: [...prefs.taught, game] });
    },
    hint: () => inRoom(({ game_no }) => ({ type: "hint", game_no })),
    /** @param {string} reason @param {import("./wire.js").Params} [params] */
    refuse: (reason, params) => refuse(reason, "play", params),
    /** @param {number} no */
    autoplay: (no) => line.act({ type: "autoplay", no }),

    // greetings
    greet: () => acts.panel({ name: "greet" }),
    /** @param {import("./wire.js").EmoteName} name */
    emote(name) {
      acts.panel(null);
      line.act({ type: "emote", name });
    },
    /** @param {number} no */
    mute: (no) => acts.prefer(muting(get(), no)),

    // what is told to people outside
    /** All of it as one text, to be copied or marked. @param {import("./tidings.js").Tidings} what */
    tidings: (what) => (invites(what) ? at(what) : `${ended(what)}\n\n${at(what)}`),
    /** @param {import("./tidings.js").Tidings} what */
    async copy(what) {
      try {
        await copy(acts.tidings(what));
        dispatch({ type: "ui", set: { copied: true } });
      } catch {
        acts.panel({ name: "share", what });
      }
    },
    /** @param {import("./tidings.js").Tidings} what */
    async share(what) {
      if (share === null) return acts.panel({ name: "share", what });
      const told = invites(what) ? {} : { text: ended(what) };
      try {
        await share({ title: acts.t(what === "group" ? "group-title" : "share-title"), url: at(what), ...told });
      } catch (error) {
        if (!SHARED.has(/** @type {Error} */ (error).name)) acts.panel({ name: "share", what });
      }
    },
  };

  /** Where others go. @param {import("./tidings.js").Tidings} what */
  const at = (what) => ({ day: dayLink, group: groupLink, link, result: link })[what](get());

  /** Whether it is nothing but the way in. @param {import("./tidings.js").Tidings} what */
  const invites = (what) => what === "link" || what === "group";

  /** How the game ended. @param {import("./tidings.js").Tidings} what */
  function ended(what) {
    const state = withBots(get(), acts.t);
    if (what === "day") return dayResult(state, games, acts.t);
    return state.room ? result(state, games[state.room.room.game], acts.t) : "";
  }

  /** Sends what was asked for in a drawer, and closes it. @param {import("./wire.js").Do} request */
  function ask(request) {
    acts.panel(null);
    line.act(request);
  }

  return acts;
}
