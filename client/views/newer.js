/** What the page says of itself: that there is a newer one, or that it stands without a network. */
import { html, nothing } from "/vendor/lit-html/lit-html.js";
import { icon } from "./parts.js";

/**
 * Quiet, and never at a table that is played at.
 * @param {import("../state.js").State} state
 * @param {import("../acts.js").Acts} act
 */
export function newer(state, act) {
  const { t } = act;
  if (state.room?.room.phase === "playing") return nothing;
  if (!state.online && state.route.page !== "room") {
    return html`<div class="notice strip" role="status">
      ${icon("phone")}<span class="grow"><b>${t("link-device")}</b> ${t("link-look")}</span>
    </div>`;
  }
  if (!state.ui.newer) return nothing;
  return html`<div class="notice strip" role="status">
    ${icon("star")}<span class="grow">${t("newer")}</span>
    <button class="ghost small" @click=${act.reload}>${t("newer-act")}</button>
  </div>`;
}
