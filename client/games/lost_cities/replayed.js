/** A finished game, a turn at a time: the six dice, who took which, every sheet with what the turn brought. */
import { html } from "/vendor/lit-html/lit-html.js";
import { icon } from "../../views/parts.js";
import { sentence } from "../../views/said.js";
import { gone } from "./position.js";
import { view } from "./replay.js";
import { NOTHING_YET, reveal, sheetsOf } from "./reveal.js";
import { rival, seated } from "./seats.js";
import { lying } from "./tray.js";
import { hue } from "./ways.js";
import { named } from "./words.js";

/** @import { Replayed } from "../game.js" */

/** @type {Replayed} */
export const replayed = {
  turn({ turn, before, after }, people, _state, t) {
    const [then, now] = [view(before), view(after)];
    const { past } = now;
    const revealed = reveal({ ...NOTHING_YET, count: turn }, sheetsOf(1, then), sheetsOf(1, now));
    const taken = past?.choices[past.active] ?? null;
    return html`<div class="gallery" data-reveal>
      ${past ? html`<p class="turnsaid">${sentence(t, "rolls", { name: people[past.active].name ?? "" })}</p>${lying(past.dice, gone({ taken }), t, { key: `${turn}`, wait: 0 })}` : ""}
      <ol class="sheets" data-n=${people.length}>
        ${now.seats.map((seat, at) => {
          const choice = past?.choices[at];
          const sitter = {
            seat: at,
            person: people[at],
            view: seat,
            standing: standing(at === past?.active),
            last: past && choice ? { choice, dice: past.dice, old: false } : null,
          };
          return html`<li class=${rival(sitter, revealed)}><div class="pawn">${seated(sitter, now, t, revealed, null)}</div></li>`;
        })}
      </ol>
    </div>`;
  },

  die({ kind, face }) {
    if (kind === "number") return html`<span class="numdie">${face - 1}</span>`;
    const { name, symbol } = hue(face - 1);
    return html`<span class="hue ${name}">${icon(symbol, "")}</span>`;
  },
  says: ({ kind, face }, t) => (kind === "number" ? t("number", { n: face - 1 }) : named(face - 1, t)),
};

/** How a seat stands once all have chosen. @param {boolean} active @returns {import("./scene.js").Standing} */
function standing(active) {
  return active ? "took" : "done";
}
