/** The table of who only watches: the roll, and everybody's sheet at the same size. */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ROLL } from "../../beats.js";
import { shows } from "../../views/greet.js";
import { revealing } from "../../views/moments.js";
import { turnLine } from "./lines.js";
import { gone } from "./position.js";
import { NOTHING_YET, reveal, sheetsOf } from "./reveal.js";
import { sitters } from "./scene.js";
import { rival, seated } from "./seats.js";
import { lying } from "./tray.js";

/** @import { View } from "./pieces.js" */
/** @import { Sheets } from "./reveal.js" */
/** @import { State, TableActs } from "../game.js" */

class Watch extends Directive {
  revealed = NOTHING_YET;
  /** @type {Sheets | null} */
  sheets = null;

  /**
   * @param {State} state
   * @param {TableActs} act
   */
  render(state, { t }) {
    if (!state.room?.view) return nothing;
    /** @type {View} */
    const view = state.room.view;
    const now = sheetsOf(state.room.room.game_no, view);
    this.revealed = reveal(this.revealed, this.sheets, now);
    this.sheets = now;
    const all = sitters(state);
    const ready = all.filter((sitter) => sitter.view.closed).length;
    return html`<div class="gallery" ${revealing(this.revealed.count)}>
      <p class="turnsaid"><b>${t("turn-n", { turn: view.turn })}</b> ${turnLine(state, t)}</p>
      ${view.dice ? lying(view.dice, gone(view), t, { key: `${now.game}:${now.turn}`, wait: this.revealed.count > 0 ? ROLL : 0 }) : nothing}
      <ol class="sheets" data-n=${all.length}>${all.map(
        (sitter) =>
          html`<li class=${rival(sitter, this.revealed)}><div class="pawn">${seated(sitter, view, t, this.revealed, null)}</div>${shows(state, sitter.person?.no)}</li>`,
      )}</ol>
      <p class="soft">${t("chosen-of", { n: ready, total: all.length })}</p>
    </div>`;
  }
}

/** The table for who watches, with a memory of the sheets that it showed before. */
export const watch = directive(Watch);
