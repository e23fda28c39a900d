/** While people gather: the way in, as large as can be; who is there, and what will be played. */
import { html } from "/vendor/lit-html/lit-html.js";
import { inside, isAway, readiness } from "../people.js";
import { shows } from "../views/greet.js";
import { badge, icon, tongues, town } from "../views/parts.js";
import { sentence } from "../views/said.js";
import { vars } from "../views/vars.js";
import { drawn, scan } from "./header.js";
import { swapped } from "./rest.js";
import { told } from "./told.js";

/** So many people have a place on the screen. */
const ROOM = 8;

/** @typedef {import("./wall.js").Sight} Sight */
/** @typedef {import("../wire.js").Room} Room */

/**
 * @param {Sight} sight
 * @param {Room} room
 * @param {import("../games/wall.js").WallGame} game
 */
export function lobby(sight, room, game) {
  const { state, t, now } = sight;
  const people = inside(state).slice(0, ROOM);
  const strip = told(sight);
  return html`<main class="wall hallway sky ${strip ? "telling" : ""}">
    ${town()}
    <div class="gatecode ${swapped(now) ? "swapped" : ""}">
      ${drawn(sight)}
      <div>
        <h1 class="wordmark carved" data-game=${room.game}>${t(`${room.game}-name`)}</h1>
        <p>${scan(sight)}</p>
        <b class="code carved" ${vars({ "--broad": broad(room.code) })}>${room.code}</b>
      </div>
    </div>
    <ol class="guests" data-n=${Math.max(game.seats.max, people.length)}>
      ${people.map((person) => guest(sight, room, person))}
      ${Array.from({ length: Math.max(0, game.seats.max - people.length) }, () => html`<li class="free"><span class="badge hollow" aria-hidden="true">+</span></li>`)}
    </ol>
    ${tongues(state, t, sight.speak)}
    ${
      strip ||
      html`<p class="foot num"><span>${game.mode(room.options, t) || t(`${room.game}-name`)}</span><span>${begins(sight, room)}</span></p>`
    }
  </main>`;
}

/**
 * @param {Sight} sight
 * @param {Room} room
 * @param {import("../wire.js").Person} person
 */
function guest({ state, t }, room, person) {
  const away = isAway(state, person);
  const { sign, text, ready } = readiness(person, room, away);
  return html`<li class="guest ${(away && "away") || (ready && "done") || "thinking"}">
    ${shows(state, person.no)}<span class="house">${badge(person)}<span class="mark" aria-hidden="true">${icon(sign, "")}</span></span>
    <strong><bdi>${person.name ?? t("lobby-nameless")}</bdi></strong>
    <span class="unseen">${t(text)}</span>
  </li>`;
}

/** How many letters of a code are so broad that the others have to give way. @param {string} code */
function broad(code) {
  return code.replace(/[^MW]/g, "").length;
}

/**
 * Who begins the game.
 * @param {Sight} sight
 * @param {Room} room
 */
function begins({ t }, room) {
  const host = room.people.find(({ no }) => no === room.host);
  if (!host) return t("wall-first");
  return host.name === null ? "" : sentence(t, "ready-wait", { name: host.name });
}
