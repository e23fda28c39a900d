/** A sheet: eight columns filled from the bottom, each with its crest, its bridge, its circle and its points. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { BONUSES } from "../../beats.js";
import { flies } from "../../views/flights.js";
import { moves } from "../../views/moments.js";
import { icon } from "../../views/parts.js";
import { mark } from "./reveal.js";
import { pointsOf } from "./scoring.js";
import { ARTIFACTS, BRIDGE, BRIDGE_POINTS, COLUMNS, DICE, EXPEDITIONS, SPACES } from "./sheet.js";
import { filled } from "./write.js";

/** @import { Points, Sheet, Written } from "./pieces.js" */
/** @import { BridgeState } from "./scene.js" */
/** @import { Template, Texts } from "../game.js" */

/**
 * @typedef {object} Shown
 * @property {Sheet} sheet
 * @property {Points} points
 * @property {BridgeState[]} bridges
 * @property {Written | null} [out]    what is picked and would be written, drawn beside what stands
 * @property {Points} [later]          what the sheet would be worth with it
 * @property {Set<string>} [fresh]     what the last reveal brought
 * @property {Set<string>} [own]       what the own hidden choice has filled
 * @property {boolean} [small]         whether it is a sheet of others, that opens; the own one is written on
 */

/** The hue and the symbol of each of the eight columns. @param {number} column */
export function hue(column) {
  const { colour, symbol } = EXPEDITIONS[column] ?? {};
  if (colour) return { name: colour, symbol: symbol ?? "" };
  return column === ARTIFACTS ? { name: "artifacts", symbol: "jar" } : { name: "refusals", symbol: "hex" };
}

/** All eight columns. */
export const ALL = Array.from({ length: COLUMNS }, (_, column) => column);

/**
 * @param {Shown} shown
 * @param {Texts} t
 * @param {string} label
 * @param {readonly number[]} [columns]  those that are drawn
 * @returns {Template}
 */
export function sheetOf(shown, t, label, columns = ALL) {
  return html`<div class="sheet" role="list" aria-label=${label}>${columns.map((column) => way(shown, column, t))}</div>`;
}

/**
 * A sheet too small for arrows and words; whoever draws it says in words whose it is.
 *
 * @param {Shown} shown
 * @param {Texts} t
 * @returns {Template}
 */
export function smallSheet(shown, t) {
  return html`<span class="sheet small" aria-hidden="true">${ALL.map((column) => drawing({ ...shown, small: true }, column, t))}</span>`;
}

/**
 * @param {Shown} shown
 * @param {number} column
 * @param {Texts} t
 */
function way(shown, column, t) {
  return html`<div role="listitem"><span class="unseen">${inWords(shown, column, t)}</span>${drawing(shown, column, t)}</div>`;
}

/**
 * @param {Shown} shown
 * @param {number} column
 * @param {Texts} t
 */
function drawing(shown, column, t) {
  const { name, symbol } = hue(column);
  const spaces = Array.from({ length: SPACES }, (_, below) => space(shown, column, SPACES - below));
  const exhausted = column === DICE && shown.sheet.dice === SPACES;
  return html`<span class="way ${name} ${exhausted ? "exhausted" : ""}" aria-hidden="true">
    <i class="crest">${icon(symbol, "")}</i>
    ${spaces.slice(0, SPACES - BRIDGE + 1)}
    <i class="bridge" data-bridge=${shown.bridges[column]} ${shown.small ? nothing : crossed(shown.bridges[column], t)}><svg viewBox="0 0 40 12" preserveAspectRatio="none"><path d="M0 2h40v3h-3v7h-3a14 7 0 0 0-28 0H3V5H0z"></path></svg></i>
    ${spaces.slice(SPACES - BRIDGE + 1)}
    ${column < ARTIFACTS ? circle(shown, column) : html`<i class="circle none"></i>`}
    ${value(shown, column, t)}
  </span>`;
}

/**
 * @param {BridgeState} bridge
 * @param {Texts} t
 */
function crossed(bridge, t) {
  const paid = bridge === "mine" ? bridge : null;
  return flies(paid, t("gain", { n: BRIDGE_POINTS }), { to: ".sum .total", wait: BONUSES });
}

/**
 * @param {Shown} shown
 * @param {number} column
 * @param {number} at  1 to 9, from the bottom
 */
function space({ sheet, out = null, fresh, own, small }, column, at) {
  const written = filled(sheet, column) >= at;
  const hoped = !written && out !== null && filled(out.sheet, column) >= at ? out.sheet : null;
  const on = written ? sheet : hoped;
  const content = on ? (on.columns[column]?.[at - 1] ?? icon(hue(column).symbol, "")) : printed(column, at);
  const name = mark(column, at);
  const seen = fresh?.has(name) ?? false;
  const asks = out?.open?.column === column && out.open.space === at;
  const kind = `${written ? "full" : ""} ${hoped ? "next" : ""} ${own?.has(name) ? "own" : ""} ${seen ? "fresh" : ""} ${asks ? "asks" : ""}`;
  return html`<i class="space ${kind}" ${movement(name, written, hoped !== null, { fresh, own, small })}>${content}${asks ? icon("arrow", "") : nothing}</i>`;
}

/**
 * What is picked is laid, what is chosen is set, what others chose opens.
 *
 * @param {string} name
 * @param {boolean} written
 * @param {boolean} hoped
 * @param {Pick<Shown, "fresh" | "own" | "small">} shown
 */
function movement(name, written, hoped, { fresh, own, small }) {
  const all = [...(own?.size ? own : (fresh ?? []))];
  const motion = hoped ? "lay" : small ? "open" : "set";
  return moves(motion, (hoped && "hoped") || (written && "written") || null, {
    index: all.indexOf(name),
    of: all.length,
  });
}

/**
 * @param {number} column
 * @param {number} at
 */
function printed(column, at) {
  const { arrows, artifacts } = EXPEDITIONS[column] ?? { arrows: [], artifacts: [] };
  if (arrows.includes(at)) return icon("arrow", "");
  return artifacts.includes(at) ? icon("jar", "") : nothing;
}

/**
 * @param {Shown} shown
 * @param {number} column
 */
function circle({ sheet, out, fresh, own, small }, column) {
  const marked = sheet.circles.includes(column);
  const hope = !marked && out?.sheet.circles.includes(column);
  const name = mark(column, 0);
  const kind = `${marked ? "on" : ""} ${hope ? "next" : ""} ${own?.has(name) ? "own" : ""} ${fresh?.has(name) ? "fresh" : ""}`;
  return html`<i class="circle ${kind}" ${movement(name, marked, hope === true, { fresh, own, small })}>×2</i>`;
}

/**
 * The points of a column; dashed while they are only what is picked would bring.
 *
 * @param {Shown} shown
 * @param {number} column
 * @param {Texts} t
 */
function value({ points, later }, column, t) {
  const now = pointsOf(points, column);
  const hope = later ? pointsOf(later, column) : now;
  return html`<b class="val num ${hope === now ? "" : "staged"}">${t("number", { n: hope })}</b>`;
}

/**
 * A column as it is read aloud: what stands there, what comes next, its bridge, its points.
 *
 * @param {Shown} shown
 * @param {number} column
 * @param {Texts} t
 */
function inWords({ sheet, points, bridges, out, later }, column, t) {
  const { name } = hue(column);
  const count = filled(sheet, column);
  const numbers = sheet.columns[column]?.join(", ");
  const said = [
    numbers === undefined ? t("way-marks", { column: name, count }) : t("way-label", { column: name, numbers, count }),
  ];
  if (sheet.circles.includes(column)) said.push(t("way-circle"));
  if (count < SPACES && column < ARTIFACTS)
    said.push(t("way-next", { space: count + 1, mark: printedName(column, count + 1) }));
  if (out && filled(out.sheet, column) > count) said.push(t("way-hoped", { space: filled(out.sheet, column) }));
  if (out?.sheet.circles.includes(column) && !sheet.circles.includes(column)) said.push(t("way-circle-hoped"));
  const n = pointsOf(points, column);
  const hope = later ? pointsOf(later, column) : n;
  said.push(t("way-bridge", { state: bridges[column] }));
  said.push(hope === n ? t("way-points", { n }) : t("way-points-hoped", { n, later: hope }));
  return said.join(" ");
}

/**
 * @param {number} column
 * @param {number} at
 */
function printedName(column, at) {
  const { arrows, artifacts } = EXPEDITIONS[column];
  if (arrows.includes(at)) return "arrow";
  return artifacts.includes(at) ? "artifact" : "plain";
}
