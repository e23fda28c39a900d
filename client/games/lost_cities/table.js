/** The table of a seated person: one page that never scrolls. */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { OWN_COUNTS } from "../../beats.js";
import { clock } from "../../views/clock.js";
import { guide } from "../../views/guide.js";
import { because } from "../../views/hint.js";
import { HEADING, later, OWN } from "../../views/later.js";
import { counts, revealing } from "../../views/moments.js";
import { icon, rulesWay, town } from "../../views/parts.js";
import { tools } from "../../views/tools.js";
import { change } from "../change.js";
import { pair } from "./button.js";
import { CARDS, card, lesson } from "./lesson.js";
import { keyHints, turnLine } from "./lines.js";
import { peeked } from "./peek.js";
import { breakdown } from "./results.js";
import { mark, NOTHING_YET, reveal, sheetsOf } from "./reveal.js";
import { crossings, scene } from "./scene.js";
import { seats } from "./seats.js";
import { ARTIFACTS, DICE } from "./sheet.js";
import { attempt } from "./staged.js";
import { bench, chain } from "./tray.js";
import { sheetOf } from "./ways.js";

/** @import { Written } from "./pieces.js" */
/** @import { Action } from "./draft.js" */
/** @import { Revealed, Sheets } from "./reveal.js" */
/** @import { Scene } from "./scene.js" */
/** @import { State, TableActs, Template } from "../game.js" */

class Table extends Directive {
  revealed = NOTHING_YET;
  /** @type {Sheets | null} */
  sheets = null;

  /**
   * @param {State} state
   * @param {TableActs} act
   */
  render(state, act) {
    const known = scene(state);
    if (!known || !state.room) return nothing;
    const now = sheetsOf(state.room.room.game_no, state.room.view);
    this.revealed = reveal(this.revealed, this.sheets, now);
    this.sheets = now;
    return page(known, state, act, this.revealed);
  }
}

/** The table, with a memory of the sheets that it showed before. */
export const table = directive(Table);

/**
 * @param {Scene} known
 * @param {State} state
 * @param {TableActs} act
 * @param {Revealed} revealed
 * @returns {Template}
 */
function page(known, state, act, revealed) {
  const { at, draft, phase } = known;
  const { t } = act;
  const code = state.room?.room.code ?? "";
  const taught = lesson(known, state.prefs);
  const stage = (/** @type {Action} */ action) => attempt(action, state, act);
  const peek = (/** @type {number | null} */ seat) => stage({ type: "peek", seat });
  const mine = (/** @type {() => Template} */ draw, { rank = OWN, first = 0 } = {}) =>
    later({ rank, first, moment: revealed.count, known: [state, t] }, draw);
  return html`<div class="camp"><main class="lost ${phase} ${taught === null ? "" : "lesson"}" ${revealing(revealed.count)}>
    <div class="dusk" aria-hidden="true">${town()}</div>
    <header>
      ${tools(state, act)}
      <p class="brand">${icon("column")}<span>${t("lost_cities-name")}</span><span class="code" role="img" aria-label=${t("room-code", { code })}>${code}</span></p>
      <div class="turnline">${mine(() => html`<h1 class="carved">${t("turn-n", { turn: at.turn })}</h1><p>${turnLine(state, t)}</p>`, { rank: HEADING })}${rulesWay(act)}</div>
      ${total(known, t)}
      ${clock(state, state.room?.room.options.clock ?? null, t)}
    </header>
    ${seats(state, act, revealed, known.now.total, peek)}
    <div class="pitch">${mine(() => own(known, revealed, t), { first: 2 })}</div>
    <section class="ledger" aria-label=${t("score-own")}>${mine(() => breakdown(known.now, known.later, t))}</section>
    ${mine(() => bench(known, t, { stage, reveals: revealed.count }), { first: 1 })}
    ${mine(
      () => html`${beneath(known, state, act, stage)}
    ${pair(known, state, act, stage)}`,
    )}
    ${keyHints(known, t)}
  </main>${peeked(state, act, draft.peek, peek)}</div>`;
}

/**
 * Beneath the dice: the reasons of a hint, the card of a guided turn, or what is picked.
 * @param {Scene} known
 * @param {State} state
 * @param {TableActs} act
 * @param {(action: Action) => void} stage
 */
function beneath(known, state, act, stage) {
  const { t } = act;
  if (known.hint) return because(known.hint, t);
  const taught = lesson(known, state.prefs);
  if (taught === null) return chain(known, t, stage);
  const next = taught === CARDS ? null : () => stage({ type: "card", card: taught + 1 });
  return guide(card(taught, t), t, { skip: act.taught, next });
}

/**
 * @param {Scene} known
 * @param {Revealed} revealed
 * @param {TableActs["t"]} t
 */
function own({ at, sheet, out, now, later, pays, phase }, revealed, t) {
  const closed = phase === "closed";
  const shown = {
    sheet,
    points: now,
    later,
    out: closed ? null : out,
    bridges: crossings(at.bridges, at.seat, pays),
    fresh: revealed.fresh[at.seat],
    own: closed && out ? filledBy(out) : new Set(),
  };
  return sheetOf(shown, t, t("sheet-own"));
}

/**
 * The spaces that a choice has filled.
 *
 * @param {Written} out
 * @returns {Set<string>}
 */
function filledBy({ steps }) {
  const columns = { artifact: ARTIFACTS, die: DICE };
  return new Set(
    steps.flatMap((step) => {
      if (step[0] === "fill") return [mark(step[1], step[2])];
      if (step[0] === "circle") return [mark(step[1], 0)];
      return step[0] !== "arrow" && step[1] !== null ? [mark(columns[step[0]], step[1])] : [];
    }),
  );
}

/**
 * The big number is what is permanent; what is picked would change it by what stands beside it, dashed.
 *
 * @param {Scene} known
 * @param {TableActs["t"]} t
 */
function total({ now, later }, t) {
  const n = later.total - now.total;
  return html`<p class="sum">
    <b class="total carved num" role="img" aria-label=${t("points", { n: now.total })} ${counts(now.total, (n) => t("number", { n }), { wait: OWN_COUNTS })}></b>
    ${n === 0 ? nothing : html`<span class="change num" role="img" aria-label=${t("change-picked", { change: change(n, t) })}>${change(n, t)}</span>`}
  </p>`;
}
