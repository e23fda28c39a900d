/** My groups, and how to make one. */
import { html } from "/vendor/lit-html/lit-html.js";
import { GROUPS, known } from "../answers.js";
import { nameField, way } from "./parts.js";
import { refusal } from "./said.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/**
 * @param {State} state
 * @param {Acts} act
 */
export function groups(state, act) {
  const { t } = act;
  /** @type {import("../wire.js").Group[]} */
  const mine = known(state, GROUPS)?.groups ?? [];
  return html`<section class="panel groups-mine">
    <h2>${t("groups-title")}</h2>
    ${
      mine.length === 0
        ? html`<p class="soft">${t("groups-line")}</p>`
        : html`<ul class="lines num">
            ${mine.map(
              ({ id, name, count }) => html`<li>
                <span class="grow">${way(act, { page: "group", id }, html`<bdi>${name}</bdi>`)}</span>
                <small class="soft">${t("group-members", { n: count })}</small>
              </li>`,
            )}
          </ul>`
    }
    <details>
      <summary>${t("group-new")}</summary>
      ${form(state, act)}
    </details>
  </section>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function form(state, act) {
  const { t } = act;
  const { naming, busy } = state.ui;
  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    act.makeGroup();
  }
  return html`<form novalidate @submit=${submit}>
    <label class="field">
      <span class="eyebrow">${t("group-name")}</span>
      <span class="input">
        <input
          name="naming"
          .value=${naming}
          maxlength="60"
          autocomplete="off"
          enterkeyhint="done"
          aria-invalid=${state.notice?.about === "naming"}
          @input=${(/** @type {Event} */ event) => act.nameGroup(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      </span>
    </label>
    ${nameField(state, act, (name) => act.prefer({ name }))} ${refusal(state, t, "naming")}
    <button class="ghost ${busy ? "off" : ""}">${t("group-make")}</button>
  </form>`;
}
