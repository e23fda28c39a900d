/** Who I am here: my figures, my devices, the ways to another one, and how to be forgotten. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { ACCOUNT, known, STATISTICS } from "../answers.js";
import { groups } from "./groups.js";
import { hall, icon } from "./parts.js";
import { refusal } from "./said.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/**
 * @param {State} state
 * @param {Acts} act
 */
export function me(state, act) {
  const { t } = act;
  const head = hall({ back: { label: t("back"), go: act.home }, title: t("me-title"), line: t("me-line") });
  if (state.ui.claim !== null) return html`<main class="screen stop">${head} ${question(state, act)}</main>`;
  const refused = state.answers[ACCOUNT]?.body.reason;
  return html`<main class="screen halves me">
    ${head} ${refused ? html`<p class="refusal">${icon("info")}<span>${t(refused, state.answers[ACCOUNT].body.params)}</span></p>` : nothing}
    <div class="column">${figures(state, t)} ${groups(state, act)} ${devices(state, act)}</div>
    <div class="column">${ways(state, act)} ${become(state, act)} ${forget(state, act)}</div>
  </main>`;
}

/**
 * Whoever follows a link becomes somebody else, so it is asked first.
 * @param {State} state
 * @param {Acts} act
 */
function question(state, act) {
  const { t } = act;
  return html`<section class="mid">
      ${icon("key", "drawing")}
      <h2 class="carved">${t("claim-title")}</h2>
      <p>${t("claim-line")}</p>
    </section>
    <footer>
      ${refusal(state, t, "claim")}
      <div class="two12">
        <button class="ghost" @click=${act.noClaim}>${t("cancel")}</button>
        <button class="act ${state.ui.busy ? "off" : ""}" @click=${act.claimByLink}>${t("claim-act")}</button>
      </div>
    </footer>`;
}

/**
 * @param {State} state
 * @param {import("../i18n.js").Texts} t
 */
function figures(state, t) {
  /** @type {import("../wire.js").Statistics | null} */
  const all = known(state, STATISTICS);
  if (!all) return nothing;
  const { streak, tables } = all;
  return html`<section class="panel">
    <h2>${t("me-figures")}</h2>
    <p class="num">${t("streak", { days: streak.current })} · ${t("streak-best", { days: streak.best })}</p>
    ${
      tables.length === 0
        ? html`<p class="soft">${t("me-none")}</p>`
        : html`<div class="wide"><table class="evening num">
            <thead><tr><td></td><th scope="col">${t("evening-played")}</th><th scope="col">${t("me-average")}</th><th scope="col">${t("me-best")}</th></tr></thead>
            <tbody>
              ${tables.map(
                ({ game, table, games, average, best }) => html`<tr>
                  <th scope="row">${t(`${game}-name`)}${table.toUpperCase() === table ? html` <small>${table}</small>` : nothing}</th>
                  <td>${t("number", { n: games })}</td><td>${t("number", { n: Math.round(average) })}</td><td>${t("number", { n: best })}</td>
                </tr>`,
              )}
            </tbody>
          </table></div>`
    }
  </section>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function ways(state, act) {
  const { t } = act;
  const { code, way } = state.ui.given;
  const off = state.ui.busy ? "off" : "";
  const has = known(state, ACCOUNT)?.recovery === true;
  return html`<section class="panel">
    <h2>${t("me-ways")}</h2>
    <p class="soft">${t("me-ways-line")}</p>
    ${
      way
        ? html`<div class="qr"><img src=${way.qr} alt=${t("me-qr")} width="200" height="200" /></div>
            <p class="link num">${way.url}</p><p class="soft">${t("me-link-line")}</p>`
        : html`<button class="ghost ${off}" @click=${act.newWay}>${icon("link")}${t("me-link")}</button>`
    }
    ${refusal(state, t, "way")}
    ${
      code
        ? html`<p class="link num code">${code}</p><p class="soft">${t("me-code-line")}</p>`
        : html`<button class="ghost ${off}" @click=${act.newRecovery}>${icon("key")}${t(has ? "me-code-again" : "me-code")}</button>`
    }
    ${has ? html`<button class="text" @click=${act.noRecovery}>${t("me-code-void")}</button>` : nothing} ${refusal(state, t, "recovery")}
  </section>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function devices(state, act) {
  const { t } = act;
  /** @type {import("../wire.js").Account["devices"]} */
  const all = known(state, ACCOUNT)?.devices ?? [];
  if (all.length === 0) return nothing;
  return html`<section class="panel">
    <h2>${t("me-devices")}</h2>
    <ul class="lines">
      ${all.map(
        ({ no, name, seen, here }) => html`<li class=${here ? "me" : ""}>
          <span class="grow"><strong><bdi>${name ?? t("me-device", { no })}</bdi></strong> <small class="soft num">${here ? t("me-here") : t("me-seen", { day: seen })}</small></span>
          ${all.length > 1 ? html`<button class="ghost small" @click=${() => act.panel({ name: "device", no })}>${t("me-remove")}</button>` : nothing}
        </li>`,
      )}
    </ul>
    ${refusal(state, t, "device")}
  </section>`;
}

/**
 * The code of another device, typed here.
 * @param {State} state
 * @param {Acts} act
 */
function become(state, act) {
  const { t } = act;
  /** @param {SubmitEvent} event */
  function submit(event) {
    event.preventDefault();
    act.claimByCode();
  }
  return html`<section class="panel">
    <h2>${t("me-become")}</h2>
    <p class="soft">${t("claim-line")}</p>
    <form class="joinrow" novalidate @submit=${submit}>
      <label class="input code">
        <span class="unseen">${t("me-code-label")}</span>
        <input
          name="recovery"
          .value=${state.ui.recovery}
          placeholder=${t("me-code-label")}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck="false"
          @input=${(/** @type {Event} */ event) => act.typeRecovery(/** @type {HTMLInputElement} */ (event.target).value)}
        />
      </label>
      <button class="ghost">${t("claim-act-small")}</button>
    </form>
    ${refusal(state, t, "claim")}
  </section>`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function forget(state, act) {
  const { t } = act;
  return html`<details class="panel">
    <summary>${t("me-forget")}</summary>
    <p>${t("me-forget-line")}</p>
    <button class="ghost" @click=${act.forgetMe}>${t("me-forget-act")}</button>
    ${refusal(state, t, "forget")}
  </details>`;
}
