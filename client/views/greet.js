/** Greetings: the button that opens them, the eight to choose from, and what is shown over a person's place. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { EMOTES, isMuted } from "../emotes.js";
import { inside, mine } from "../people.js";
import { badge, choice, icon } from "./parts.js";
import { refusal } from "./said.js";

/** @typedef {import("../state.js").State} State */
/** @typedef {import("../acts.js").Acts} Acts */

/**
 * Whoever may greet, and has somebody to greet, has a button.
 * @param {State} state
 * @param {Pick<Acts, "t" | "greet">} act
 */
export function greeter(state, act) {
  if (mine(state) === null || company(state).length === 0) return nothing;
  return html`<button class="round" aria-label=${act.t("greet")} @click=${act.greet}>${icon("speech")}</button>`;
}

/**
 * What a person shows now, over the place of that person.
 * @param {State} state
 * @param {number | null | undefined} no
 */
export function shows({ emotes }, no) {
  const shown = emotes[no ?? 0];
  return shown ? html`<span class="says" aria-hidden="true">${icon(EMOTES[shown.name], "")}</span>` : nothing;
}

/**
 * The drawer: eight to choose from, and whom one would rather not see.
 * @param {State} state
 * @param {Acts} act
 */
export function greetings(state, act) {
  const { t } = act;
  const names = /** @type {import("../wire.js").EmoteName[]} */ (Object.keys(EMOTES));
  return html`<div class="masks">
      ${names.map(
        (name) =>
          html`<button class="mask" ?disabled=${state.link !== "up"} @click=${() => act.emote(name)}>${icon(EMOTES[name], "")}<span>${t(`emote-${name}`)}</span></button>`,
      )}
    </div>
    ${refusal(state, t, "emote")}
    <p class="soft">${t("greet-line")}</p>
    ${choice(
      t("greet-others"),
      state.prefs.greetings,
      [
        { value: true, text: t("greet-shown") },
        { value: false, text: t("greet-hidden") },
      ],
      (greetings) => act.prefer({ greetings }),
    )}
    ${state.prefs.greetings ? mutes(state, act) : nothing}`;
}

/**
 * @param {State} state
 * @param {Acts} act
 */
function mutes(state, act) {
  return html`<div class="opt" role="group" aria-label=${act.t("greet-mute")}>
    <span class="eyebrow" aria-hidden="true">${act.t("greet-mute")}</span>
    <div class="mutes">
      ${company(state).map((person) => {
        const muted = isMuted(state, person.no);
        return html`<button class="ghost small" aria-pressed=${muted} @click=${() => act.mute(person.no)}>
          ${muted ? icon("cross") : badge(person)}<bdi>${person.name}</bdi>
        </button>`;
      })}
    </div>
  </div>`;
}

/** Who else is here and has a name. @param {State} state */
function company(state) {
  return inside(state).filter(({ no, name, bot }) => no !== state.me.no && name !== null && bot === null);
}
