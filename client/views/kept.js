/** What the pages of a finished game share: the game of the address or of a file, opened, and put into a file. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { known, recordAddress, shownRecord } from "../answers.js";
import { GAMES, isWhole } from "../games/index.js";
import { REPLAYS } from "../games/replays.js";
import { objection, readFile, writeFile } from "../proof/file.js";
import { turnsOf } from "../proof/turns.js";
import { hall, icon } from "./parts.js";
import { refusal } from "./said.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */
/** @typedef {import("../wire.js").GameRecord} GameRecord */
/** @typedef {{record: GameRecord, again: import("../games/replays.js").Again, turns: import("../proof/turns.js").Turn[]}} Kept */

/** @type {WeakMap<GameRecord, Kept["turns"] | string>} */
const played = new WeakMap();

/** The turns of a game, or why it cannot be played once more. @param {GameRecord} record */
function turnsOrReason(record) {
  const before = played.get(record);
  if (before !== undefined) return before;
  const now = objection(record, REPLAYS) ?? turnsOf(REPLAYS[record.game].replay, record).slice(1);
  played.set(record, now);
  return now;
}

/**
 * A page of a finished game; before there is one, what is missing.
 *
 * @param {State} state
 * @param {Acts} act
 * @param {{title: string, line: string}} said   while there is no game
 * @param {(kept: Kept) => unknown} draw
 */
export function withGame(state, act, said, draw) {
  const { t } = act;
  const record = shownRecord(state);
  const { route } = state;
  const address = "record" in route && route.record !== null ? recordAddress(route.record) : null;
  const turns = record && turnsOrReason(record);
  if (record && Array.isArray(turns) && isWhole(record.game))
    return draw({ record, again: REPLAYS[record.game], turns });
  const answer = address && known(state, address) === null ? state.answers[address]?.body : null;
  const reason = typeof turns === "string" ? turns : answer?.reason;
  return html`<main class="screen kept">
    ${hall({ back: { label: t("back"), go: act.home }, title: said.title, line: said.line })}
    ${address || record ? html`<section class="mid">${icon("gate", "drawing")}<p>${reason ? t(reason, answer?.params) : t("pages-opening")}</p></section>` : nothing}
    ${address === null || reason ? opener(state, act) : nothing}
  </main>`;
}

/**
 * Where a file is opened, or its text put.
 *
 * @param {State} state
 * @param {Acts} act
 */
export function opener(state, act) {
  const { t } = act;
  /** @param {string} text */
  function open(text) {
    const { record, reason } = readFile(text, REPLAYS);
    if (reason !== null) return act.refuse(reason);
    const { route } = state;
    act.go({ page: route.page === "verify" ? "verify" : "replay", record: null });
    act.look({ file: record });
  }
  /** @param {Event} event */
  async function chosen({ target }) {
    const input = /** @type {HTMLInputElement} */ (target);
    const [file] = input.files ?? [];
    if (file) open(await file.text().catch(() => "")); // it may have gone since it was chosen
    input.value = "";
  }
  /** @param {SubmitEvent} event */
  function pasted(event) {
    event.preventDefault();
    open(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text")));
  }
  return html`<section class="panel opener">
    <p>${t("file-line")}</p>
    <label class="ghost">${icon("share")}${t("file-open")}<input class="unseen" type="file" accept=".json,application/json" @change=${chosen} /></label>
    <details class="soft">
      <summary>${t("file-paste")}</summary>
      <form @submit=${pasted}>
        <textarea name="text" rows="4" spellcheck="false" aria-label=${t("file-paste")}></textarea>
        <button class="ghost small">${t("file-read")}</button>
      </form>
    </details>
    ${refusal(state, t, "play")}
  </section>`;
}

/** Puts a game into a file on this device. @param {GameRecord} record */
export function save(record) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([writeFile(record)], { type: "application/json" }));
  link.download = `${record.game}-${record.id}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // Safari reads it only some time after the click
}

/**
 * Who sat there, as tables know people.
 *
 * @param {GameRecord} record
 * @param {import("../i18n.js").Texts} t
 * @returns {import("../wire.js").Person[]}
 */
export function peopleOf({ seats }, t) {
  return seats.map(({ no, name, me }, seat) => ({
    no: no ?? seat + 1,
    seat,
    name: me ? t("you") : (name ?? t("lobby-nameless")),
    badge: (seat % 8) + 1,
    ready: true,
    bot: null,
    auto: false,
    gone: false,
  }));
}

/**
 * What game it was, in one line.
 *
 * @param {GameRecord} record
 * @param {import("../i18n.js").Texts} t
 */
export function named({ game, options, day }, t) {
  const facts = [t(`${game}-name`), GAMES[game].mode(options, t), ...(day ? [t("scores-day", { day })] : [])];
  return facts.filter(Boolean).join(" · ");
}
