/** The lobby: the way in for others, the people, the options, and what starts the game. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { GAMES } from "../games/index.js";
import { amHost, inside, isAway, mine, readiness, readyToSit } from "../people.js";
import { writeWall } from "../route.js";
import { optionsOf } from "../state.js";
import { greeter, shows } from "./greet.js";
import { badge, choice, hall, icon } from "./parts.js";
import { refusal, sentence } from "./said.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */
/** @typedef {import("../wire.js").Room} Room */

/**
 * @param {State} state
 * @param {Acts} act
 * @param {Room} room
 * @param {import("../games/game.js").ClientGame} game
 */
export function lobby(state, act, room, game) {
  const { t } = act;
  return html`<main class="screen halves lobby">
    ${hall({
      back: { label: t("leave"), go: act.goAway },
      title: t("lobby-title"),
      line: t("lobby-line"),
      aside: html`${greeter(state, act)}<button class="round" aria-label=${t("menu")} @click=${act.menu}>${icon("menu")}</button>`,
    })}
    ${invite(state, act, room)}
    <section class="crowd">
      <div class="bar head">
        <h2>${t("lobby-people")}</h2>
        <span class="soft num">${t("lobby-count", { n: inside(state).length, max: game.seats.max })}</span>
        <span class="grow"></span>
        ${lock(state, act, room)}
      </div>
      <ol class="people">
        ${inside(state).map((person) => row(state, act, room, person))} ${free(state, act, game.seats.max)}
        ${bots(state, act, game.seats.max)}
      </ol>
      ${refusal(state, t, "kick", "seat_bot", "host", "lock", "rename", "emote")}
    </section>
    <section class="options">
      ${games(state, act, room)} ${game.choices(optionsOf(state), amHost(state) ? act.configure : null, t)}
      ${refusal(state, t, "configure")}
      <button class="text" @click=${act.rules}>${icon("info")}${t("rules-title")}</button>
    </section>
    <footer>${refusal(state, t, "start", "ready", "leave", "join")} ${foot(state, act, room, game)}</footer>
  </main>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {Room} room
 */
function invite({ ui }, act, room) {
  const { t } = act;
  return html`<section class="invite">
    <div class="qr"><img src="/r/${room.code}/qr.svg" alt=${t("lobby-qr")} width="200" height="200" /></div>
    <div class="wayin">
      <span class="eyebrow">${t("lobby-code")}</span>
      <div class="code">${room.code}</div>
      <div class="bar">
        <button class="ghost" @click=${() => act.copy("link")}>
          ${icon(ui.copied ? "tick" : "link")}${t(ui.copied ? "lobby-copied" : "lobby-copy")}
        </button>
        <button class="ghost sq" aria-label=${t("lobby-share")} @click=${() => act.share("link")}>${icon("share")}</button>
      </div>
      <a class="text desk" href=${writeWall(room.code)} target="_blank">${icon("tv")}${t("lobby-wall")}</a>
    </div>
  </section>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {Room} room
 */
function lock(state, act, { locked }) {
  const { t } = act;
  if (amHost(state)) {
    return html`<button class="text" aria-pressed=${locked} @click=${() => act.lock(!locked)}>
      ${icon("lock")}${t(locked ? "lobby-unlock" : "lobby-lock")}
    </button>`;
  }
  return locked ? html`<span class="text">${icon("lock")}${t("lobby-locked")}</span>` : nothing;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {Room} room
 * @param {import("../wire.js").Person} person
 */
function row(state, act, room, person) {
  const { t } = act;
  const me = person.no === state.me.no;
  const name = person.name ?? t("lobby-nameless");
  const inner = html`${badge(person)}
    <span class="grow" title=${name}>
      ${me ? t("you") : html`<bdi>${name}</bdi>`}${room.host === person.no ? html` <em>${t("lobby-host")}</em>` : nothing}
    </span>
    ${standing(state, act, person, room)}${shows(state, person.no)}`;
  const away = isAway(state, person) && !me ? "away" : "";
  if (!amHost(state) && !me) return html`<li class="person ${away}">${inner}</li>`;
  /** @type {import("../state.js").Panel} */
  const panel = me ? { name: "settings" } : { name: "person", no: person.no };
  return html`<li>
    <button class="person ${away}" @click=${() => act.panel(panel)}>${inner}${icon("chev", "icon chev")}</button>
  </li>`;
}

/**
 * How a person stands: away, joining, ready.
 * @param {State} state
 * @param {Acts} act
 * @param {import("../wire.js").Person} person
 * @param {Room} room
 */
function standing(state, { t }, person, room) {
  if (person.bot !== null)
    return html`<span class="state">${t("bot-strength", { strength: Number(person.bot) })}</span>`;
  const away = isAway(state, person) && person.no !== state.me.no;
  const { sign, text, ready } = readiness(person, room, away);
  return html`<span class="state ${ready ? "ready" : ""}"><span class=${ready ? "unseen" : ""}>${t(text)}</span>${icon(sign)}</span>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {number} max
 */
function free(state, { t }, max) {
  const n = max - inside(state).length;
  if (n <= 0) return nothing;
  return html`<li class="person free">
    <span class="badge hollow" aria-hidden="true">+</span><span class="grow soft">${t("lobby-free", { n })}</span>
  </li>`;
}

/**
 * A bot for a free seat: the host lets it in.
 * @param {State} state
 * @param {Acts} act
 * @param {number} max
 */
function bots(state, { t, panel }, max) {
  if (!amHost(state) || inside(state).length >= max) return nothing;
  return html`<li>
    <button class="person" @click=${() => panel({ name: "bots" })}>
      <span class="badge hollow" aria-hidden="true">+</span><span class="grow">${t("bot-add")}</span>${icon("chev", "icon chev")}
    </button>
  </li>`;
}

/**
 * Which game the room plays: the host chooses, the others read.
 * @param {State} state
 * @param {Acts} act
 * @param {Room} room
 */
function games(state, act, room) {
  const all = Object.keys(GAMES).map((value) => ({ value, text: act.t(`${value}-name`) }));
  return all.length < 2 ? nothing : choice(act.t("home-game"), room.game, all, amHost(state) ? act.switchGame : null);
}

/**
 * The big button: the host's says who plays or what is missing, the others' says that they are ready.
 * @param {State} state
 * @param {Acts} act
 * @param {Room} room
 * @param {import("../games/game.js").ClientGame} game
 */
function foot(state, act, room, game) {
  const { t } = act;
  const me = mine(state);
  if (me === null) return html`<button class="act" @click=${() => act.watch(false)}>${t("join-act")}</button>`;
  if (amHost(state)) {
    const n = readyToSit(state).length;
    const missing = game.seats.min - n;
    if (missing > 0)
      return html`<button class="act off" aria-disabled="true">${t("start-missing", { n: missing })}</button>`;
    return html`<button class="act" @click=${act.start}>${t("start")} <small>${starters(state, act, n)}</small></button>`;
  }
  const host = room.people.find(({ no }) => no === room.host);
  const line = host ? sentence(t, "ready-wait", { name: host.name ?? t("lobby-nameless") }) : t("ready-no-host");
  if (!me.ready) return html`<button class="act" @click=${() => act.ready(true)}>${t("ready")}</button>`;
  return html`<button class="act off" aria-pressed="true" @click=${() => act.ready(false)}>
    ${icon("tick")}${t("ready")} <small>${line}</small>
  </button>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 * @param {number} n
 */
function starters(state, { t }, n) {
  const ready = readyToSit(state).filter(({ ready, no, bot }) => ready || bot !== null || no === state.me.no).length;
  return ready === n ? t("start-players", { n }) : t("start-ready", { ready, n });
}
