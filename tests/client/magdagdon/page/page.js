// Shows one of the prepared tables (?table=name) with the client's own state, reducer and views; what it would send is kept in `window.sent`.
import { html, render } from "/vendor/lit-html/lit-html.js";
import { GAMES, load as loadGame } from "/client/games/index.js";
import { createTexts } from "/client/i18n.js";
import { createLive } from "/client/live.js";
import { loadPages } from "/client/pages.js";
import { createReduce } from "/client/reduce.js";
import { spoken } from "/client/spoken.js";
import { initial } from "/client/state.js";
import { createStore } from "/client/store.js";
import { app } from "/client/views/app.js";
import { faults } from "/page/faults.js";
import { loadDrawings } from "/client/views/drawings.js";

const query = new URLSearchParams(location.search);
const language = query.get("language") ?? "en";
document.documentElement.lang = language;
document.documentElement.dataset.theme = query.get("theme") ?? "light";
if (query.has("contrast")) document.documentElement.dataset.contrast = "more";

await Promise.all([loadGame("magdagdon"), loadPages("play")]);
await loadDrawings(fetch, document.body);
window.missing = [];
window.sent = [];
const load = async (address) => (await fetch(address)).text();
const t = createTexts(language, await load(`/i18n/${language}.ftl`), (id, why) => window.missing.push(`${id}: ${why}`));
const table = JSON.parse(await load(`/tables/${query.get("table") ?? "stage"}`));

const prefs = { language, theme: "light", numerals: query.has("numerals"), taught: query.has("new") ? [] : ["magdagdon"], name: "Majda" };
const kept = JSON.parse(sessionStorage.getItem("kept") ?? "{}");
const store = createStore(createReduce(GAMES), initial({ route: { page: "room", code: "KTMRZ7" }, prefs, kept }), requestAnimationFrame);

const known = {
  t,
  stage: (action) => store.dispatch({ type: "stage", action }),
  play: (command) => window.sent.push(command),
  refuse: (reason, params = {}) => store.dispatch({ type: "refused", reason, params, about: "play" }),
};
const act = new Proxy(known, { get: (acts, name) => acts[name] ?? (() => {}) });

const receive = (messages) => {
  for (const [type, message] of messages) store.dispatch({ type, message, now: 0 });
};
window.later = () => receive(table.later);
window.faults = faults;
window.draft = () => store.get().ui.table;
window.complete = () => GAMES.magdagdon.complete(store.get());

store.watch(({ ui }) => sessionStorage.setItem("kept", JSON.stringify({ [ui.key]: ui.table })));
const draw = query.has("choices")
  ? () => html`<main class="screen lobby">${GAMES.magdagdon.choices(table.messages[0][1].room.options, query.get("choices") === "read" ? null : (options) => window.sent.push(options), t)}</main>`
  : (state) => app(state, act);
const say = createLive(document.getElementById("aloud"));
store.watch((state, before) => say(spoken(state, before, t, GAMES)));
store.draws((state) => render(draw(state), document.getElementById("app")));
addEventListener("keydown", (event) => GAMES.magdagdon.key(event, store.get(), act));

store.dispatch({ type: "link", link: query.has("down") ? "down" : "up", retryAt: 3000, now: 0, fault: null });
store.dispatch({ type: "entered", code: "KTMRZ7", entered: { ok: true, version: 1, you: table.you, seat: table.seat } });
if (table.you === null) store.dispatch({ type: "ui", set: { watching: true } });
store.dispatch({ type: "presence", message: { code: "KTMRZ7", online: table.online, watching: 0 }, now: 0 });
receive(table.messages);
if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
await document.fonts.ready;
requestAnimationFrame(() => {
  document.documentElement.dataset.ready = "";
});
