/** Which picture the wall shows. */
import { html } from "/vendor/lit-html/lit-html.js";
import { REVEAL } from "../beats.js";
import { WALLS } from "../games/wall.js";
import { icon, town } from "../views/parts.js";
import { vars } from "../views/vars.js";
import { header } from "./header.js";
import { lobby } from "./lobby.js";
import { resting, wandered } from "./rest.js";
import { results } from "./results.js";
import { revealing } from "./slides.js";
import { told } from "./told.js";

/**
 * @typedef {object} Sight      all that a picture is made of
 * @property {import("../state.js").State} state
 * @property {import("./chronicle.js").Chronicle} chronicle
 * @property {number} now       on the clock of `state.now`
 * @property {number} changed   when something last happened
 * @property {import("../i18n.js").Texts} t
 * @property {string} host      under which this screen found the server
 * @property {(language: string) => void} speak   has everything said in another language
 */

/** @param {Sight} sight */
export function wall(sight) {
  const [across, down] = wandered(sight.now);
  const rests = sight.state.link === "up" && resting(sight.now, sight.changed); // what is off the line is dark already
  return html`<div class="frame ${rests ? "resting" : ""}" ${vars({ "--across": across, "--down": down })}>
    ${picture(sight)}
  </div>`;
}

/** @param {Sight} sight */
function picture(sight) {
  const { state } = sight;
  if (state.stop !== null || state.room === null || !state.entered) return opening(sight);
  const { room } = state.room;
  const game = WALLS[room.game];
  if (room.phase === "lobby") return lobby(sight, room, game);
  if (room.phase === "playing" || revealing(sight.now, sight.chronicle.ended)) return play(sight, game);
  return results(sight, state.room, game);
}

/**
 * @param {Sight} sight
 * @param {import("../games/wall.js").WallGame} game
 */
function play(sight, game) {
  const strip = told(sight);
  const off = sight.state.link !== "up";
  const { opened } = sight.chronicle;
  const revealed = opened !== null && sight.now - opened < REVEAL;
  return html`<main class="wall ${strip ? "telling" : ""} ${off ? "stale" : ""} ${revealed ? "revealed" : ""}">
    ${header(sight, game)} ${game.play(sight)} ${strip}
  </main>`;
}

/**
 * No room is there to be shown, as yet or any more.
 * @param {Sight} sight
 */
function opening({ state, t }) {
  const { stop, notice } = state;
  const said = stop ?? notice;
  return html`<main class="wall gate sky">
    ${town()}
    <div class="middle" role="status">
      ${icon("gate", "emblem")}
      <h1 class="wordmark carved">${t("app-name")}</h1>
      <p>${said ? t(said.reason, said.params) : t("wall-opening")}</p>
      ${stop ? html`<p class="soft">${t("wall-new-room")}</p>` : ""}
    </div>
  </main>`;
}
