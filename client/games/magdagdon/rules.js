/** All rules of MAGDAGDON. What is drawn is drawn by the table, and what fits is judged as the table judges it. */
import { html } from "/vendor/lit-html/lit-html.js";
import { icon } from "../../views/parts.js";
import { example, examples, rulebook, said } from "../../views/rulebook.js";
import { objection, RUIN } from "./board.js";
import { fresh } from "./draft.js";
import { face } from "./face.js";
import { NOTHING_YET } from "./reveal.js";
import { sceneAt } from "./scene.js";
import { DIFFICULTIES } from "./scoring.js";
import { slab } from "./slab.js";
import { powers } from "./tray.js";

/** @import { Cells, Difficulty, Draft, Position } from "./pieces.js" */
/** @import { Rules, State, TableActs, Texts } from "../game.js" */
/** @typedef {{t: Texts, prefs: State["prefs"]}} Reader */

/** @type {Rules} */
export const rules = (t, prefs) => {
  const reader = { t, prefs };
  return rulebook(t, [
    { title: "mag-aim", body: html`<p>${t("mag-aim-line")}</p>` },
    { title: "mag-turn", body: turn(reader) },
    { title: "mag-fits", body: fits(reader) },
    { title: "mag-lines", body: lines(reader) },
    { title: "mag-powers", body: ofPowers(reader) },
    { title: "mag-fall", kind: "omenbox", body: falling(reader) },
    { title: "mag-end", body: ending(reader) },
    { title: "mag-dice", body: said(t, "mag-dice-same", "mag-dice-reroll", "mag-dice-proof") },
  ]);
};

/**
 * A board as it is written: numbers, `x` for a ruin, `.` for an empty cell.
 * @param {string} rows
 * @returns {Cells}
 */
const board = (rows) => [...rows.replace(/ /g, "")].map((sign) => (sign === "x" ? RUIN : Number(sign) || 0));

/**
 * What a player of such a board sees.
 * @param {Cells} cells
 * @param {Partial<Position>} [more]
 * @param {Partial<Draft>} [draft]
 */
function seen(cells, more = {}, draft = {}) {
  /** @type {Position} */
  const at = {
    game: 0,
    turn: 1,
    cells,
    dice: null,
    required: 2,
    magdagdon: false,
    powersUsed: 0,
    difficulty: "PEACEFUL",
    choice: null,
    closed: false,
    finished: false,
    alone: false,
    hint: null,
    ...more,
  };
  return sceneAt(at, { ...fresh(at), cursor: -1, ...draft });
}

/** Nothing that is done in a drawing leads anywhere. */
const NOWHERE = /** @type {any} */ ({ down() {}, dropped: () => "#nowhere" });

/** @param {ReturnType<typeof seen>} scene @param {Reader} reader */
function drawn(scene, { t, prefs }) {
  const state = /** @type {State} */ (/** @type {unknown} */ ({ me: { seat: 0 }, prefs, link: "up", unsaved: false }));
  const act = /** @type {TableActs} */ ({ t });
  const stage = () => {};
  return html`<div inert>${slab(scene, state, act, { revealed: NOTHING_YET, drag: NOWHERE, stage })}</div>`;
}

/** @param {Reader} reader @param {number[]} dice @param {number[]} [left]  those that are not used */
function roll({ prefs }, dice, left = []) {
  return html`<span class="dice" aria-hidden="true">${dice.map(
    (value, die) =>
      html`<span class="die ${left.includes(die) ? "no" : ""}" data-v=${value}>${face(value, prefs.numerals)}</span>`,
  )}</span>`;
}

/** @param {Reader} reader */
function turn(reader) {
  const { t } = reader;
  const stones = drawn(seen(board("34.. .... .... ....")), reader);
  return html`${said(t, "mag-turn-roll", "mag-turn-stage", "mag-turn-confirm", "mag-turn-permanent")}
    <div class="seq">${roll(reader, [3, 4, 1, 6], [2, 3])}${icon("chev")}<div class="first-row">${stones}</div></div>
    <table class="num">
      <thead><tr><th scope="col">${t("difficulty")}</th><th scope="col">${t("mag-minimum")}</th></tr></thead>
      <tbody>${Object.entries(DIFFICULTIES).map(
        ([name, { minimum }]) => html`<tr><th scope="row">${name}</th><td>${t("number", { n: minimum })}</td></tr>`,
      )}</tbody>
    </table>
    ${said(t, "mag-turn-few")}`;
}

/** Dice on boards, each with what is said of it where it fits. @type {{rows: string, value: number, cell: number, caption?: string}[]} */
export const PLACEMENTS = [
  { rows: ".... .3.. .... ....", value: 4, cell: 9, caption: "mag-fits-apart" },
  { rows: ".... .3.. .... ....", value: 5, cell: 9 },
  { rows: ".... .3.. ..4. ....", value: 4, cell: 9, caption: "mag-fits-both" },
  { rows: ".... .3.. ..5. ....", value: 3, cell: 9 },
  { rows: ".... .x.. 2... ....", value: 3, cell: 9, caption: "mag-fits-ruins" },
  { rows: ".... .x.. .... 2...", value: 3, cell: 9 },
];

/** @param {Reader} reader */
function fits(reader) {
  const { t } = reader;
  const anywhere = seen(board(".... .... ..x. ...."), { dice: [5] }, { chosen: [0] });
  const marked = seen(board(".33. .2.. .... ...."), { dice: [4] }, { chosen: [0] });
  const ordered = seen(
    board(".3.. .... .... ...."),
    { dice: [4, 5] },
    {
      staged: [
        [0, 5],
        [1, 9],
      ],
    },
  );
  return html`${said(t, "mag-fits-first", "mag-fits-touch", "mag-fits-differ", "mag-fits-ruin", "mag-fits-order")}
    ${examples(
      example(drawn(anywhere, reader), t("mag-fits-anywhere"), { kind: "edgeless" }),
      example(drawn(marked, reader), t("mag-fits-marked", { value: 4 }), { kind: "edgeless" }),
      PLACEMENTS.map((placement) => judged(placement, reader)),
      example(drawn(ordered, reader), t("mag-fits-ordered"), { t, fits: true, kind: "edgeless" }),
    )}`;
}

/**
 * A die where it lies or would like to lie; where it may not the table says why.
 * @param {typeof PLACEMENTS[number]} placement
 * @param {Reader} reader
 */
function judged({ rows, value, cell, caption }, reader) {
  const { t } = reader;
  const cells = board(rows);
  const why = objection(cells, value, cell);
  const scene = seen(cells, { dice: [value] }, { staged: [[0, cell]] });
  const words = why ? t(why.reason, why.params) : t(caption ?? "");
  return example(drawn(scene, reader), words, { t, fits: why === null, kind: "edgeless" });
}

/** One line each, and what is said of it. */
const LINES = [
  { rows: "3456", title: "straight", line: "mag-straight" },
  { rows: "4321", title: "straight", line: "mag-straight-down" },
  { rows: "4444", title: "four-of-a-kind", line: "mag-four" },
  { rows: "3443", title: "two-pairs", line: "mag-pairs" },
  { rows: "23x4", title: "mag-dead", line: "mag-dead-line" },
];

/** @param {Reader} reader */
function lines(reader) {
  const { t } = reader;
  return html`${said(t, "mag-lines-base", "mag-lines-bonus")}
    <ul class="combinations">${LINES.map(
      ({ rows, title, line }) => html`<li>
        <div class="first-row">${drawn(seen(board(`${rows} .... .... ....`)), reader)}</div>
        <p><b>${t(title)}</b> ${t(line)}</p>
      </li>`,
    )}</ul>`;
}

/** @param {Reader} reader */
function ofPowers(reader) {
  const { t } = reader;
  return html`${said(t, "mag-powers-when", "mag-powers-step", "mag-powers-reroll", "mag-powers-staged", "mag-powers-worse")}
    ${examples(example(row(reader, 0), t("mag-powers-shown")), example(row(reader, 1), t("mag-powers-shown-then")))}
    <table class="num">
      <thead><tr><th scope="col">${t("difficulty")}</th><th scope="col">${t("mag-powers")}</th><th scope="col">${t("mag-cost")}</th></tr></thead>
      <tbody>${Object.entries(DIFFICULTIES).map(
        ([name, { powers: costs }]) => html`<tr>
          <th scope="row">${name}</th><td>${t("number", { n: costs.length })}</td>
          <td>${costs.length > 0 ? costs.map((n) => html`<span>${t("loss", { n })}</span> `) : t("number", { n: 0 })}</td>
        </tr>`,
      )}</tbody>
    </table>
    ${said(t, "mag-powers-sum")}`;
}

/**
 * The Powers as they stand beneath the dice.
 * @param {Reader} reader
 * @param {number} used
 */
function row({ t, prefs }, used) {
  const scene = seen(board(".... .3.. .... ...."), { dice: [5], powersUsed: used }, { chosen: [0] });
  const state = /** @type {State} */ (/** @type {unknown} */ ({ prefs, link: "up", unsaved: false }));
  const act = /** @type {TableActs} */ ({ t });
  return html`<div inert>${powers(scene, state, act, () => {})}</div>`;
}

/** A roll of which no two dice can be laid, and the cell that is given up. */
export const FALL = { cells: board("1122 21.. 1... ...."), dice: [6, 5, 6, 4], doomed: 15 };

/** @param {Reader} reader */
function falling(reader) {
  const { t } = reader;
  const { cells, dice, doomed } = FALL;
  const asked = seen(cells, { dice, magdagdon: true }, { doomed });
  const fallen = seen(cells.map((content, cell) => (cell === doomed ? RUIN : content)));
  return html`${said(t, "mag-fall-when", "mag-fall-choice", "mag-fall-ruin", "mag-fall-again", "mag-fall-forced")}
    <div class="seq">${roll(reader, dice)}</div>
    ${examples(
      example(drawn(asked, reader), t("mag-fall-shown"), { kind: "edgeless" }),
      example(drawn(fallen, reader), t("mag-fall-fallen"), { kind: "edgeless" }),
    )}`;
}

/** A board at its end, after one Power. */
const FULL = { cells: board("3456 3445 2344 234x"), powersUsed: 1, difficulty: /** @type {Difficulty} */ ("PEACEFUL") };

/** @param {Reader} reader */
function ending(reader) {
  const { t } = reader;
  const scene = seen(FULL.cells, { powersUsed: FULL.powersUsed });
  const { base, bonuses, ruins, powers: spent, total } = scene.now;
  const part = (/** @type {string} */ name, /** @type {string} */ points) =>
    html`<div><dt>${name}</dt><dd>${points}</dd></div>`;
  return html`${said(t, "mag-end-when", "mag-end-sum")}
    <div class="sum-up">
      ${drawn(scene, reader)}
      <dl class="num">
        ${part(t("base"), t("number", { n: base }))} ${part(t("bonuses"), t("gain", { n: bonuses }))}
        ${part(t("ruins"), t("loss", { n: ruins }))} ${part(t("powers"), t("loss", { n: spent }))}
        ${part(t("total"), t("number", { n: total }))}
      </dl>
    </div>
    ${said(t, "mag-end-kept", "mag-end-ties", "mag-end-difficulty")}`;
}
