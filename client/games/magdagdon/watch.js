/** The table of who only watches: the roll of all, and every board at the same size. */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ROLL } from "../../beats.js";
import { revealing } from "../../views/moments.js";
import { rolled } from "./face.js";
import { boardsOf, NOTHING_YET, reveal } from "./reveal.js";
import { sitters } from "./scene.js";
import { seated } from "./seats.js";

/** @import { View } from "./pieces.js" */
/** @import { Boards } from "./reveal.js" */
/** @import { State, TableActs } from "../game.js" */

class Watch extends Directive {
  revealed = NOTHING_YET;
  /** @type {Boards | null} */
  boards = null;

  /**
   * @param {State} state
   * @param {TableActs} act
   */
  render(state, { t }) {
    /** @type {View | null} */
    const view = state.room?.view ?? null;
    if (!view || !state.room) return nothing;
    const now = boardsOf(state.room.room.game_no, view.seats);
    this.revealed = reveal(this.revealed, this.boards, now);
    this.boards = now;
    const seats = sitters(state);
    const ready = seats.filter(({ view: { closed, finished } }) => closed || finished).length;
    return html`<div class="spectate" data-n=${seats.length} ${revealing(this.revealed.count)}>
      ${view.dice ? shared(view, state, t, this.revealed.count > 0 ? ROLL : 0) : nothing}
      <ol class="watched">${seats.map((sitter) => seated(sitter, state, t, this.revealed))}</ol>
      <p class="soft ready">${t(view.pace === "own" ? "at-own-pace" : "ready-of", { n: ready, total: seats.length })}</p>
    </div>`;
  }
}

/** The table for who watches, with a memory of the boards that it showed before. */
export const watch = directive(Watch);

/**
 * @param {View} view
 * @param {State} state
 * @param {TableActs["t"]} t
 * @param {number} wait  milliseconds before the dice come down
 */
function shared({ dice, turn }, state, t, wait) {
  const key = `${state.room?.room.game_no}:${turn}`;
  return html`<section class="shared">
    <h2 class="eyebrow">${t("roll-of-all")}</h2>
    ${rolled(dice ?? [], key, { t, numerals: state.prefs.numerals, wait })}
  </section>`;
}
