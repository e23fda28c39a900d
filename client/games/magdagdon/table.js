/** The table of a seated person: one page that never scrolls, with everything for a turn in the thumb's reach. */
import { Directive, directive } from "/vendor/lit-html/directive.js";
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { OWN_COUNTS } from "../../beats.js";
import { isPending } from "../../state.js";
import { clock } from "../../views/clock.js";
import { shows } from "../../views/greet.js";
import { guide } from "../../views/guide.js";
import { because, bulb } from "../../views/hint.js";
import { HEADING, later, OWN } from "../../views/later.js";
import { counts, revealing } from "../../views/moments.js";
import { icon, place, rulesWay, town } from "../../views/parts.js";
import { tools } from "../../views/tools.js";
import { bigButton, saying } from "./button.js";
import { Drag } from "./drag.js";
import { CARDS, card, lesson } from "./lesson.js";
import { boardsOf, NOTHING_YET, reveal } from "./reveal.js";
import { scene } from "./scene.js";
import { others } from "./seats.js";
import { slab } from "./slab.js";
import { attempt } from "./staged.js";
import { powers, tray } from "./tray.js";

/** @import { Score } from "./pieces.js" */
/** @import { Action } from "./draft.js" */
/** @import { Boards } from "./reveal.js" */
/** @import { Scene } from "./scene.js" */
/** @import { State, TableActs, Template } from "../game.js" */

class Table extends Directive {
  revealed = NOTHING_YET;
  /** @type {Boards | null} */
  boards = null;
  /** @type {{state: State, act: TableActs} | null} */
  latest = null;
  drag = new Drag((action) => this.stage(action));

  /** @param {Action} action */
  stage = (action) => {
    if (this.latest) attempt(action, this.latest.state, this.latest.act);
  };

  /**
   * @param {State} state
   * @param {TableActs} act
   */
  render(state, act) {
    this.latest = { state, act };
    const known = scene(state);
    if (!known || !state.room) return nothing;
    const now = boards(state, known);
    this.revealed = reveal(this.revealed, this.boards, now);
    this.boards = now;
    return page(known, state, act, this);
  }
}

/** The table, with a memory of the boards that it showed before. */
export const table = directive(Table);

/**
 * The boards that this player sees: at everyone's own pace the own one among shut ones.
 * @param {State} state
 * @param {Scene} scene
 * @returns {Boards}
 */
function boards({ room, me }, { at }) {
  const all = boardsOf(at.game, room?.view?.seats ?? []);
  return { ...all, cells: all.cells.map((cells, seat) => (seat === me.seat ? at.cells : cells)) };
}

/**
 * @param {Scene} known
 * @param {State} state
 * @param {TableActs} act
 * @param {Table} table
 * @returns {Template}
 */
function page(known, state, act, table) {
  const { at, phase } = known;
  const { t } = act;
  const { revealed, drag, stage } = table;
  const taught = lesson(known, state.prefs);
  const asking = taught === null && (phase === "stage" || phase === "magdagdon");
  const lessons = taught === null ? "" : taught === CARDS ? "lesson last" : "lesson";
  const own = (/** @type {() => Template} */ draw, { rank = OWN, first = 0 } = {}) =>
    later({ rank, first, moment: revealed.count, known: [state, t] }, draw);
  const swallow = { handleEvent: (/** @type {Event} */ event) => drag.click(event), capture: true };
  return html`<div class="frame"><main class="mag ${phase} ${at.alone ? "alone" : ""} ${lessons}" @click=${swallow} ${revealing(revealed.count)}>
    <div class="dusk" aria-hidden="true">${town()}</div>
    <header class="head">
      ${tools(state, act)}
      <p class="brand">${icon("gate", "")}<span class="wordmark">MAGDAGDON</span>${place(state, t)}</p>
      <div class="when">${own(() => html`<h1 class="carved">${t("turn-n", { turn: at.turn })}</h1> <span class="mode">${at.difficulty}</span>`, { rank: HEADING })}${rulesWay(act)}</div>
      ${clock(state, state.room?.room.options.clock ?? null, t)}
    </header>
    ${phase === "magdagdon" ? omen(known, t) : nothing}
    ${others(state, act, revealed)}
    ${score(known, t)}
    <div class="well">${shows(state, state.me.no)}${own(() => slab(known, state, act, { revealed, drag, stage }), { first: 2 })}</div>
    ${own(() => tray(known, state, act, { revealed, drag, stage }), { first: 1 })}
    ${own(
      () => html`${beneath(known, state, act, stage)}
    ${asking ? bulb(state, t, () => (at.hint ? stage({ type: "hint" }) : act.hint())) : nothing}
    ${bigButton(saying(known, state, act, stage), isPending(state, "play"))}`,
    )}
    ${phase === "stage" || phase === "magdagdon" ? keys(t) : nothing}
  </main></div>`;
}

/**
 * Beneath the dice: the reasons of a hint, the card of a guided turn, or the Powers.
 * @param {Scene} known
 * @param {State} state
 * @param {TableActs} act
 * @param {(action: Action) => void} stage
 */
function beneath(known, state, act, stage) {
  const { t } = act;
  if (known.hint) return because(known.hint, t);
  const taught = lesson(known, state.prefs);
  if (taught === null) return powers(known, state, act, stage);
  const next = taught === CARDS ? null : () => stage({ type: "card", card: taught + 1 });
  return guide(card(taught, t), t, { skip: act.taught, next });
}

/**
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 */
function omen({ at }, t) {
  const powers = at.difficulty !== "NIGHTMARE" ? "some" : "none";
  return html`<section class="omen">
    <svg class="fissure" viewBox="0 0 390 24" preserveAspectRatio="none" aria-hidden="true"><path d="M0 12l38-5 22 9 34-11 26 12 40-8 30 6 28-10 34 9 40-6 24 8 36-9 38 5"></path></svg>
    <h2 class="carved">MAGDAGDON</h2>
    <p>${t("magdagdon-why", { n: at.required, powers })}</p>
  </section>`;
}

/**
 * @param {Scene} scene
 * @param {TableActs["t"]} t
 */
function score({ now, staged, at }, t) {
  const gain = staged.total - now.total;
  /** @param {keyof Score & ("base" | "bonuses" | "ruins" | "powers")} part */
  const more = (part) =>
    staged[part] === now[part]
      ? nothing
      : html`<dd class="up num" aria-hidden="true">${t("gain", { n: staged[part] - now[part] })}</dd>`;
  return html`<section class="score" aria-label=${t("score-own")}>
    <p class="sum"><b class="total carved num" ${counts(now.total, (n) => t("number", { n }), { wait: OWN_COUNTS })}></b>
    ${gain === 0 ? nothing : html`<span class="unseen">${t("gain-staged", { n: gain })}</span><span class="delta num" aria-hidden="true">${t("gain", { n: gain })}</span>`}</p>
    <div class="tallies num">
      <dl>
        <div><dt>${t("base")}</dt><dd>${t("number", { n: now.base })}</dd>${more("base")}</div>
        <div><dt>${t("bonuses")}</dt><dd>${t("number", { n: now.bonuses })}</dd>${more("bonuses")}</div>
      </dl>
      <dl>
        <div class=${now.ruins > 0 ? "bad" : ""}><dt>${t("ruins")}</dt><dd>${t("loss", { n: now.ruins })}</dd></div>
        ${at.difficulty === "NIGHTMARE" ? nothing : html`<div><dt>${t("powers")}</dt><dd>${t("loss", { n: now.powers })}</dd></div>`}
      </dl>
    </div>
  </section>`;
}

/** @param {TableActs["t"]} t */
function keys(t) {
  const hint = (/** @type {string[]} */ names, /** @type {string} */ what) =>
    html`<span>${names.map((name) => html`<kbd>${name}</kbd> `)}${what}</span>`;
  return html`<p class="keys" aria-hidden="true">
    ${hint(["1", "2", "3", "4"], t("key-choose"))} · ${hint(["↑ ↓ ← →", t("key-space")], t("key-place"))} ·
    ${hint(["Z"], t("key-back"))} · ${hint([t("key-enter")], t("key-confirm"))}
  </p>`;
}
