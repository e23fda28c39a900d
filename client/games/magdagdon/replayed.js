/** A finished game, a turn at a time: the roll, what Powers made of it, every board with what the turn brought. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { icon } from "../../views/parts.js";
import { face, rolled } from "./face.js";
import { view } from "./replay.js";
import { boardsOf, NOTHING_YET, reveal } from "./reveal.js";
import { seated } from "./seats.js";

/** @import { Replayed } from "../game.js" */

/** @type {Replayed} */
export const replayed = {
  turn({ turn, events, before, after }, people, state, t) {
    const [then, now] = [view(before, true), view(after, true)];
    const revealed = reveal({ ...NOTHING_YET, count: turn }, boardsOf(1, then.seats), boardsOf(1, now.seats));
    const dice = events.find(({ type }) => type === "rolled")?.dice ?? [];
    const how = { t, numerals: state.prefs.numerals, wait: 0 };
    return html`<div class="spectate" data-n=${people.length} data-reveal>
      <section class="shared"><h2 class="eyebrow">${t("roll-of-all")}</h2>${rolled(dice, `${turn}`, how)}</section>
      <ol class="watched">
        ${now.seats.map((seat, at) => seated({ seat: at, person: people[at], view: seat, standing: seat.finished ? "finished" : "done" }, state, t, revealed))}
      </ol>
      ${people.map((person, seat) => {
        const changed = events.filter((event) => event.type === "changed" && event.seat === seat);
        if (changed.length === 0) return nothing;
        return html`<p class="spent">
          ${icon("star")}<span class="grow"><bdi>${person.name}</bdi> · ${t("scores-powers", { n: changed.length })}</span>
          ${rolled(changed[changed.length - 1].dice, `${turn}`, how)}
        </p>`;
      })}
    </div>`;
  },

  die: ({ face: value }, { prefs }) => html`<span class="die" data-v=${value}>${face(value, prefs.numerals)}</span>`,
  says: ({ face: value }, t) => t("number", { n: value }),
};
