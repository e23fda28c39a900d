/** Puts the wall together: a screen that nobody touches and that has no seat. */
import { render } from "/vendor/lit-html/lit-html.js";
import { io } from "/vendor/socket.io-client/dist/socket.io.esm.min.js";
import { createApi } from "../api.js";
import { createAwake } from "../awake.js";
import { follows } from "../effects.js";
import { fades } from "../emotes.js";
import { WALLS } from "../games/wall.js";
import { readLanguages } from "../i18n.js";
import { withBots } from "../people.js";
import { createReading } from "../reading.js";
import { createReduce } from "../reduce.js";
import { readWall, writeWall } from "../route.js";
import { senses } from "../senses.js";
import { createLine } from "../socket.js";
import { createSound } from "../sound.js";
import { createSpeech } from "../speech.js";
import { initial } from "../state.js";
import { readPrefs, storageOf, writePrefs } from "../storage.js";
import { createStore } from "../store.js";
import { timing } from "../timing.js";
import { isOutdated } from "../version.js";
import { loadDrawings } from "../views/drawings.js";
import { UNWRITTEN, written } from "./chronicle.js";
import { locates, minds, opens, recovers, renews, ticks } from "./effects.js";
import { title } from "./title.js";
import { wall } from "./wall.js";

/** What is played in a new room until somebody chooses. */
const GAME = "magdagdon";
/** Milliseconds between the tries to load everything anew. */
const AGAIN = 5000;
/** Where the chronicle lies over a reload. */
const CHRONICLE = "chronicle";

const place = /** @type {HTMLElement} */ (document.getElementById("app"));

const languages = readLanguages(document);
const lasting = storageOf(() => localStorage);
/** A screen is silent, unless its address asks for sound: `/tv?sound`. */
const prefs = {
  ...readPrefs(lasting, languages, navigator.languages),
  sound: new URLSearchParams(location.search).has("sound"),
  vibration: false,
};
/** Nobody has a draft here, not even who plays in another tab of the same browser. */
const seatless = { reduce: () => null, open: () => null };
const store = createStore(
  createReduce(Object.fromEntries(Object.keys(WALLS).map((game) => [game, seatless]))),
  initial({ route: { page: "home" }, languages, prefs, online: navigator.onLine }),
  requestAnimationFrame,
);
const api = createApi(
  (...request) => fetch(...request),
  () => navigator.onLine,
);
const line = createLine({
  transport: io({ transports: ["websocket"], reconnection: false, autoConnect: false, timeout: 6000 }),
  store,
  timing,
  newId: () => "",
  identify: api.identify,
  spectator: true,
});

const { speak, texts } = createSpeech({ get: (...request) => fetch(...request), root: document.documentElement });
let chronicle = kept();
/** When something last happened in the room. */
let changed = 0;

/** The chronicle of before a reload, if it is of the same room. @returns {import("./chronicle.js").Chronicle} */
function kept() {
  try {
    return { ...UNWRITTEN, ...JSON.parse(sessionStorage.getItem(CHRONICLE) ?? "{}"), opened: null, ended: null };
  } catch {
    return UNWRITTEN;
  }
}

function keep() {
  try {
    sessionStorage.setItem(CHRONICLE, JSON.stringify(chronicle));
  } catch {
    // Full, or forbidden: after a reload the turns before it are not told of.
  }
}

/** @param {string} code */
function show(code) {
  history.replaceState(null, "", writeWall(code) + location.search);
  store.dispatch({ type: "go", route: { page: "room", code } });
}

function open() {
  store.dispatch({ type: "go", route: { page: "home" } });
  opens({ store, timing, api, game: GAME, options: WALLS[GAME].options, show });
}

/** Loads everything anew, once there is somebody to load it from. */
async function reload() {
  const answer = await fetch("/version").catch(() => null);
  if (answer?.ok) location.reload();
  else timing.after(AGAIN, reload);
}

const reading = createReading({ store, read: api.read, timing, seen: () => true });
store.watch(reading.watch);
store.watch(follows(line));
store.watch(recovers({ timing, open, reload }));
store.watch(fades({ store, timing }));
store.watch(locates({ store, api }));
const sound = createSound(() => (prefs.sound && "AudioContext" in window ? new AudioContext() : null));
store.watch(senses({ games: WALLS, hear: sound.hear, feel: () => {} }));
store.watch(renews({ outdated: () => isOutdated((...request) => fetch(...request)), reload }));
store.watch((state, before) => {
  if (state.room !== before.room || state.presence !== before.presence) changed = timing.now();
  if (state.room === null || state.room === before.room) return;
  const next = written(chronicle, state.room, timing.now());
  if (next === chronicle) return;
  chronicle = next;
  keep();
});

function draw() {
  const t = texts();
  const state = withBots(store.get(), t);
  document.title = title(state, t);
  render(wall({ state, chronicle, now: timing.now(), changed, t, host: location.host, speak: choose }), place);
}

/** Browsers give the whole screen, and most of them sound, only to who touches something. */
function touched() {
  sound.touched();
  if (document.fullscreenElement === null) document.documentElement.requestFullscreen?.().catch(() => {});
}

for (const change of ["online", "offline"]) {
  addEventListener(change, () => {
    store.dispatch({ type: "device", online: navigator.onLine });
    line.check();
  });
}
for (const input of ["click", "keydown"]) addEventListener(input, touched);
addEventListener("pageshow", (event) => event.persisted && line.check());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && line.check());

/** Somebody has touched the screen after all. @param {string} language */
function choose(language) {
  writePrefs(lasting, { ...readPrefs(lasting, languages, []), language });
  store.dispatch({ type: "prefs", prefs: { language } });
  speak(language).then(draw, console.error);
}

async function begin() {
  const parts = [speak(prefs.language), loadDrawings(fetch, document.body)];
  await Promise.all(parts.map((part) => part.catch(console.error))); // without one of them the screen still works
  store.draws(draw);
  draw();
  createAwake(navigator, document)(true);
  sound.touched();
  ticks({ store, timing });
  minds({ store, timing, api });
  const code = readWall(location.pathname);
  if (code === null) open();
  else show(code);
}

begin();
