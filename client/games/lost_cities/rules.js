/** All rules of Lost Cities: Roll & Write. What is drawn is drawn by the table, and what is written is written by its rules. */
import { html } from "/vendor/lit-html/lit-html.js";
import { icon } from "../../views/parts.js";
import { example, examples, rulebook, said } from "../../views/rulebook.js";
import { vars } from "../../views/vars.js";
import { breakdown } from "./results.js";
import { paying, score } from "./scoring.js";
import {
  ARTIFACT_POINTS,
  ARTIFACTS,
  CIRCLE_FACTOR,
  COLUMNS,
  DICE,
  DICE_POINTS,
  EXPEDITION_POINTS,
  EXPEDITIONS,
} from "./sheet.js";
import { sheetOf } from "./ways.js";
import { facts } from "./words.js";
import { refuse, write } from "./write.js";

/** @import { Arrows, Sheet, Written } from "./pieces.js" */
/** @import { BridgeState } from "./scene.js" */
/** @import { Rules, Texts } from "../game.js" */

/** @type {Rules} */
export const rules = (t) =>
  rulebook(t, [
    { title: "lost-sheet", body: sheet(t) },
    {
      title: "lost-turn",
      body: said(
        t,
        "lost-turn-roll",
        "lost-turn-first",
        "lost-turn-others",
        "lost-turn-gone",
        "lost-turn-whole",
        "lost-turn-clock",
      ),
    },
    { title: "lost-writing", body: writing(t) },
    { title: "lost-arrows", body: chain(t) },
    { title: "lost-bridges", body: bridges(t) },
    { title: "lost-refusing", body: refusing(t) },
    { title: "lost-end", body: said(t, "lost-end-when", "lost-end-wins") },
    { title: "lost-scoring", body: scoring(t) },
  ]);

const [RED, , YELLOW, GREEN, BLUE, PURPLE] = EXPEDITIONS.map((_, column) => column);
/** @type {readonly BridgeState[]} */
const OPEN = Array.from({ length: COLUMNS }, () => "open");

/**
 * What is written, by column; all else is empty.
 * @param {Record<number, number[]>} columns
 * @param {Partial<Sheet>} [more]
 * @returns {Sheet}
 */
const written = (columns, more = {}) => ({
  columns: EXPEDITIONS.map((_, column) => columns[column] ?? []),
  circles: [],
  artifacts: 0,
  dice: 0,
  ...more,
});

/**
 * @param {Texts} t
 * @param {Sheet} sheet
 * @param {{columns?: number[], bridges?: readonly BridgeState[], won?: number, out?: Written}} [more]   columns: all, if none are named
 */
function drawn(t, sheet, { columns, bridges = OPEN, won = 0, out } = {}) {
  const points = score(sheet, won);
  const later = out && score(out.sheet, won);
  const shown = { sheet, points, bridges: [...bridges], out: out ?? null, later };
  return html`<div class="sheetlet" ${vars({ "--columns": columns?.length ?? COLUMNS })}>
    ${sheetOf(shown, t, t("sheet-own"), columns)}
  </div>`;
}

/** @param {Texts} t */
function sheet(t) {
  return html`${said(t, "lost-sheet-columns", "lost-sheet-between")} ${drawn(t, written({}))}
    <p>${t("lost-sheet-house")}</p>
    <table class="num">
      <thead><tr><th scope="col">${t("lost-expedition")}</th><th scope="col">${icon("arrow")}${t("lost-arrow-spaces")}</th><th scope="col">${icon("jar")}${t("lost-jar-spaces")}</th></tr></thead>
      <tbody>${EXPEDITIONS.map(
        ({ colour, symbol, arrows, artifacts }) => html`<tr>
          <th scope="row"><i class="hue ${colour}">${icon(symbol, "")}</i>${t("column-name", { column: colour })}</th>
          <td>${arrows.join(", ")}</td><td>${artifacts.join(", ")}</td>
        </tr>`,
      )}</tbody>
    </table>`;
}

/** Dice on a column, each with what is said of it where it may be written. @type {{numbers: number[], value: number, caption?: string}[]} */
export const TRIES = [
  { numbers: [1, 3, 5], value: 5, caption: "lost-writing-equal" },
  { numbers: [1, 3, 5], value: 4 },
  { numbers: [4, 9], value: 0, caption: "lost-writing-ten" },
  { numbers: [], value: 0, caption: "lost-writing-marks" },
];

/** @param {Texts} t */
function writing(t) {
  return html`${said(t, "lost-writing-first", "lost-writing-circle", "lost-writing-next", "lost-writing-full", "lost-writing-nothing")}
    ${examples(TRIES.map((one) => tried(one, t)))}`;
}

/**
 * @param {typeof TRIES[number]} one
 * @param {Texts} t
 */
function tried({ numbers, value, caption }, t) {
  const before = written({ [GREEN]: numbers });
  const out = write(before, GREEN, value, []);
  const fits = out.reason === null || out.reason === "arrow_missing";
  const drawing = html`<span class="numdie" aria-hidden="true">${value}</span>
    ${drawn(t, before, { columns: [GREEN], ...(fits && { out: { ...out, open: null } }) })}`;
  const words = fits ? t(caption ?? "", { value }) : t(out.reason ?? "");
  return example(drawing, words, { t, fits, kind: "try" });
}

/** A 4 on red's arrow, which leads to yellow's, which leads to green's, which leads to a jar of purple. */
export const CHAIN = {
  before: written({ [RED]: [1, 3, 3], [YELLOW]: [2, 5], [GREEN]: [1, 1, 2], [PURPLE]: [3, 6] }),
  column: RED,
  value: 4,
  arrows: /** @type {Arrows} */ ([YELLOW, GREEN, PURPLE]),
};

/** @param {Texts} t */
function chain(t) {
  const out = write(CHAIN.before, CHAIN.column, CHAIN.value, CHAIN.arrows);
  const columns = [RED, YELLOW, GREEN, PURPLE, ARTIFACTS];
  return html`${said(t, "lost-arrows-jar", "lost-arrows-may", "lost-arrows-chain", "lost-arrows-none")}
    ${example(drawn(t, CHAIN.before, { columns, out }), t("lost-arrows-shown"), { kind: "wide" })}
    <ol class="links">${facts(out, [], t).map((fact) => html`<li>${fact}</li>`)}</ol>`;
}

/** @param {Texts} t */
function bridges(t) {
  const seven = written({
    [GREEN]: [1, 1, 2, 4, 5, 5, 8],
    [BLUE]: [2, 2, 3, 3, 3, 7, 9],
    [PURPLE]: [1, 2, 3, 3, 4, 4, 5],
    [RED]: [1, 4],
  });
  const state = /** @type {BridgeState[]} */ (["open", "open", "open", "soon", "mine", "gone", "open", "open"]);
  return html`${said(t, "lost-bridges-first", "lost-bridges-how")}
    ${example(drawn(t, seven, { columns: [RED, GREEN, BLUE, PURPLE], bridges: state }), t("lost-bridges-shown"), { kind: "wide" })}`;
}

/** @param {Texts} t */
function refusing(t) {
  const eight = written({}, { dice: 8 });
  const columns = [DICE];
  return html`${said(t, "lost-refusing-die", "lost-refusing-ninth", "lost-refusing-more")}
    ${examples(
      example(drawn(t, eight, { columns }), t("lost-refusing-eight")),
      example(drawn(t, refuse(eight).sheet, { columns }), t("lost-refusing-nine")),
    )}`;
}

/** A sheet at its end. */
export const FULL = {
  sheet: written(
    {
      [RED]: [1, 1, 2, 3, 3, 5, 6, 8],
      1: [2, 2, 4, 5, 5, 8, 10],
      [YELLOW]: [1, 3, 3, 4, 6, 6, 7, 7],
      [GREEN]: [5, 7, 9],
      [BLUE]: [1, 2, 2, 3, 4, 4, 4, 9],
    },
    { circles: [RED, GREEN, BLUE], artifacts: 9, dice: 7 },
  ),
  won: 4,
};

/** @param {Texts} t */
function scoring(t) {
  const points = score(FULL.sheet, FULL.won);
  const crossed = paying(
    FULL.sheet,
    OPEN.map(() => null),
  );
  const states = OPEN.map((state, column) =>
    crossed.includes(column) ? (column < FULL.won ? "mine" : "gone") : state,
  );
  const head = (/** @type {string} */ name) => html`<th scope="col">${name}</th>`;
  const cell = (/** @type {number} */ n) => html`<td>${t("number", { n })}</td>`;
  return html`<p>${t("lost-scoring-table")}</p>
    <table class="num values">
      <thead><tr>${head(t("lost-spaces"))}${head(t("lost-expedition"))}${head(t("lost-doubled"))}${head(t("artifacts"))}${head(t("refusals"))}</tr></thead>
      <tbody>${EXPEDITION_POINTS.map(
        (plain, count) => html`<tr>
          <th scope="row">${count}</th>${cell(plain)}${cell(plain * CIRCLE_FACTOR)}${cell(ARTIFACT_POINTS[count])}${cell(DICE_POINTS[count])}
        </tr>`,
      )}</tbody>
    </table>
    ${said(t, "lost-scoring-circle", "lost-scoring-sum")}
    ${example(
      drawn(t, FULL.sheet, { bridges: states, won: FULL.won }),
      t("lost-scoring-shown", { total: points.total }),
      { kind: "wide" },
    )}
    ${breakdown(points, points, t)}`;
}
