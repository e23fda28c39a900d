/** Puts the client together. */
import { render } from "/vendor/lit-html/lit-html.js";
import { createActs } from "./acts.js";
import { createApi } from "./api.js";
import { createAwake } from "./awake.js";
import { createBack } from "./back.js";
import { createCopy } from "./clipboard.js";
import { counts, follows, grants, keeps, leaves, lingers, locates } from "./effects.js";
import { fades } from "./emotes.js";
import { createFocus } from "./focus.js";
import { GAMES, isWhole, load, loadRules, RULEBOOKS } from "./games/index.js";
import { createHaptics } from "./haptics.js";
import { readLanguages } from "./i18n.js";
import { createLive } from "./live.js";
import { behindGames, createLoading, fetchParts, fetchStyle } from "./loading.js";
import { keepShell } from "./offline.js";
import { LATER, loadPages, PAGES } from "./pages.js";
import { withBots } from "./people.js";
import { createReading } from "./reading.js";
import { createReduce } from "./reduce.js";
import { readRoute, writeRoute } from "./route.js";
import { createRulebooks } from "./rulebooks.js";
import { senses } from "./senses.js";
import { createLine } from "./socket.js";
import { createSound } from "./sound.js";
import { createSpeech } from "./speech.js";
import { spoken } from "./spoken.js";
import { initial } from "./state.js";
import { readDrafts, readPrefs, storageOf } from "./storage.js";
import { createStore } from "./store.js";
import { createTaps } from "./taps.js";
import { timing } from "./timing.js";
import { title } from "./titles.js";
import { createTransport } from "./transport.js";
import { isOutdated } from "./version.js";
import { app } from "./views/app.js";
import { loadDrawings } from "./views/drawings.js";
import { still } from "./views/moments.js";
import { drawn } from "./wanted.js";

/** Where what happens is heard. */
const aloud = /** @type {HTMLElement} */ (document.getElementById("aloud"));
const place = /** @type {HTMLElement} */ (document.getElementById("app"));

/** Twelve bytes nobody else draws. Secure contexts have more, plain http in a home network has this. */
function newId() {
  return [...crypto.getRandomValues(new Uint8Array(12))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const languages = readLanguages(document);
const lasting = storageOf(() => localStorage);
const passing = storageOf(() => sessionStorage);
const prefs = readPrefs(lasting, languages, navigator.languages);
const store = createStore(
  createReduce(GAMES),
  initial({
    route: readRoute(location.pathname),
    languages,
    prefs,
    kept: readDrafts(passing),
    online: navigator.onLine,
  }),
  requestAnimationFrame,
);
const api = createApi(
  (...request) => fetch(...request),
  () => navigator.onLine,
);
const beginGame = createLoading((id) => {
  for (const module of ["views/play.js", `${id}/index.js`]) fetchParts(document, module);
  return Promise.all([load(id), loadPages("play"), fetchStyle(document, GAMES[id].style)]);
});
const beginPages = createLoading((/** @type {Parameters<typeof loadPages>[0]} */ bundle) => {
  fetchParts(document, `views/${bundle}.js`);
  return Promise.all([loadPages(bundle), fetchStyle(document, `/client/styles/${bundle}.css`)]);
});
const line = createLine({
  transport: createTransport(async () => {
    const { io } = await import("/vendor/socket.io-client/dist/socket.io.esm.min.js");
    return io({ transports: ["websocket"], reconnection: false, autoConnect: false, timeout: 6000 });
  }),
  store: behindGames(store, (id) => isWhole(id) && "table" in PAGES, beginGame),
  timing,
  newId,
  identify: api.identify,
});

const reading = createReading({
  store,
  read: api.read,
  timing,
  seen: () => document.visibilityState === "visible",
});
/** Draws anew what has come. */
const redraw = () => store.dispatch({ type: "ui", set: {} });

/** Has a page come that home does not need. @param {string} page */
function fetchPage(page) {
  const bundle = LATER[page];
  beginPages(bundle).then(redraw, () => {
    if (LATER[store.get().route.page] === bundle) store.dispatch({ type: "stop", reason: "part_missing" });
  });
}

/** Texts that come only with what they belong to, as far as that has come. @type {Set<string>} */
const further = new Set();

const { speak, texts } = createSpeech({
  get: (...request) => fetch(...request),
  root: document.documentElement,
  further,
});
const acts = createActs({
  store,
  line,
  api,
  games: GAMES,
  texts,
  visit(route) {
    history.pushState(null, "", writeRoute(route));
    store.dispatch({ type: "go", route });
    scrollTo(0, 0); // a new page begins at its top; on the way back browsers find where one was
  },
  copy: createCopy(navigator, document),
  pause: (ms) => new Promise((then) => timing.after(ms, () => then())),
  reload: () => location.reload(),
  anew: () => reading.anew(),
  leave: () => location.assign("/me"),
  share: "share" in navigator ? (shared) => navigator.share(shared) : null,
});

const beginRules = createLoading(async (id) => {
  further.add(`rules/${id}`);
  try {
    fetchParts(document, `${id}/rules.js`);
    const [rules] = await Promise.all([
      loadRules(id),
      fetchStyle(document, GAMES[id].style),
      fetchStyle(document, "/client/styles/rules.css"),
      speak(store.get().prefs.language),
    ]);
    RULEBOOKS[id] = rules;
  } catch (lost) {
    further.delete(`rules/${id}`);
    throw lost;
  }
});
const rulebooks = createRulebooks({
  dispatch: store.dispatch,
  begin: (id) => (GAMES[id]?.id === id ? beginRules(id) : undefined),
});

store.watch(keeps({ lasting, passing }));
store.watch(follows(line));
store.watch(grants(store, acts));
store.watch(leaves(acts));
store.watch(locates({ store, api, host: location.hostname }));
store.watch(lingers({ store, acts, timing, still }));
const sound = createSound(() => ("AudioContext" in window ? new AudioContext() : null));
store.watch(senses({ games: GAMES, hear: sound.hear, feel: createHaptics(navigator) }));
store.watch(fades({ store, timing }));
store.watch(reading.watch);
store.watch(rulebooks);
store.watch(counts({ store, acts, timing, games: GAMES }));
const awake = createAwake(navigator, document);
const say = createLive(aloud);
const withFocus = createFocus(document, (then) => setTimeout(then));
const back = createBack({ history, get: store.get, panel: acts.panel });
store.watch(back.begun);
store.watch((state) => awake(state.room?.room.phase === "playing" && state.me.seat !== null));
store.watch((state, before) => {
  const t = texts();
  if (state.prefs !== before.prefs) dispatchEvent(new CustomEvent("prefs", { detail: state.prefs }));
  if (state.prefs.language !== before.prefs.language) speak(state.prefs.language).then(draw, console.error);
  say(spoken(withBots(state, t), withBots(before, t), t, GAMES));
});

function draw() {
  const t = texts();
  const state = withBots(store.get(), t);
  document.title = title(state, t);
  withFocus(() => render(app(state, acts), place));
}

addEventListener("click", createTaps(), { capture: true });
// Some browsers let a page sound when a finger goes down, others only when it has come up.
for (const touch of ["pointerdown", "pointerup", "keydown"])
  addEventListener(touch, () => store.get().prefs.sound && sound.touched(), { capture: true });
addEventListener("click", acts.finish);
addEventListener("keydown", (event) => event.repeat || acts.finish());
// What is chosen in another tab holds in this one.
addEventListener("storage", ({ key }) => {
  if (key !== "prefs") return;
  store.dispatch({ type: "prefs", prefs: readPrefs(lasting, languages, navigator.languages) });
});
addEventListener("popstate", () => {
  const route = readRoute(location.pathname); // a code may have been typed in small letters
  if (writeRoute(store.get().route) === writeRoute(route)) back.stepped();
  else store.dispatch({ type: "go", route });
});
for (const input of ["pointerdown", "keydown"]) addEventListener(input, back.guard, { capture: true });
for (const change of ["online", "offline"]) {
  addEventListener(change, () => {
    store.dispatch({ type: "device", online: navigator.onLine });
    line.check();
  });
}
addEventListener("pageshow", (event) => event.persisted && line.check());
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState !== "visible") return;
  line.check();
  reading.look();
  lookForNewer();
});
document.addEventListener("keydown", (event) => {
  const state = store.get();
  const { room, ui, me } = state;
  if (room?.room.phase !== "playing" || me.seat === null || ui.panel !== null) return;
  if (event.key === "?") return acts.panel({ name: "keys" });
  if (event.key === "Enter" && event.repeat) return event.preventDefault(); // held down it presses once
  GAMES[room.room.game].key(event, state, acts);
});

/** A server may be of another version than this page after it was away. */
async function lookForNewer() {
  if (await isOutdated(fetch)) store.dispatch({ type: "ui", set: { newer: true } });
}
store.watch((state, before) => {
  if (state.route !== before.route && state.route.page === "room") beginGame(state.ui.game).catch(() => {}); // the room says so if it does not come
  const { page } = state.route;
  if (state.route !== before.route && page in LATER && !(page in PAGES)) fetchPage(page);
  const game = drawn(state);
  if (game !== null && GAMES[game] && !isWhole(game)) beginGame(game).then(redraw, console.error);
  if (state.link === "up" && before.link === "down") lookForNewer();
});

/** The way from another device that an address ends with, to be asked about. */
function takeClaim() {
  const link = new URLSearchParams(location.hash.slice(1)).get("link");
  if (store.get().route.page !== "me" || link === null) return;
  history.replaceState(null, "", location.pathname); // it is told to nobody else, and not asked about twice
  store.dispatch({ type: "ui", set: { claim: link } });
}
addEventListener("hashchange", takeClaim);

async function begin() {
  const { route, prefs } = store.get();
  if (route.page === "room") {
    line.follow(route.code);
    if (prefs.taught.length === 1) beginGame(prefs.taught[0]).catch(() => {}); // who knows one game plays it; otherwise the room says which
  }
  takeClaim();
  if (route.page in LATER) fetchPage(route.page);
  const parts = [speak(prefs.language), loadDrawings(fetch, document.body)];
  await Promise.all(parts.map((part) => part.catch(console.error))); // without one of them the page still works
  await new Promise((then) => timing.after(0, () => then(null))); // to read the texts and to draw is too much for one moment of a slow phone
  place.replaceChildren(); // what the document itself shows until now
  store.draws(draw);
  draw();
  const nowhere = { ...store.get(), route: /** @type {const} */ ({ page: "missing" }) };
  reading.watch(store.get(), nowhere);
  rulebooks(store.get(), nowhere);
  keepShell(navigator);
}

begin();
