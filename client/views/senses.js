/** Two switches of the settings: what is heard and what is felt. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { canVibrate } from "../haptics.js";
import { toggle } from "./parts.js";

/**
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
export function senses({ prefs }, { t, prefer }) {
  const sound = toggle(t("settings-sound"), t("settings-sound-line"), prefs.sound, (on) => prefer({ sound: on }));
  const change = (/** @type {boolean} */ on) => prefer({ vibration: on });
  const vibration = canVibrate(navigator)
    ? toggle(t("settings-vibration"), t("settings-vibration-line"), prefs.vibration, change)
    : nothing;
  return html`${sound} ${vibration}`;
}
