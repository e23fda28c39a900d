import { AsyncDirective } from "/vendor/lit-html/async-directive.js";
import { directive } from "/vendor/lit-html/directive.js";
import { html, nothing } from "/vendor/lit-html/lit-html.js";

class Modal extends AsyncDirective {
  /** @type {HTMLDialogElement | null} */
  dialog = null;

  render() {
    return nothing;
  }

  /** @param {import("/vendor/lit-html/directive.js").ElementPart} part */
  update(part) {
    const dialog = /** @type {HTMLDialogElement} */ (part.element);
    this.dialog = dialog;
    queueMicrotask(() => {
      if (dialog.isConnected && !dialog.open) dialog.showModal();
    });
    return nothing;
  }

  /** Closing gives the focus back to what had it; that it has closed is known already. */
  disconnected() {
    this.dialog?.addEventListener("close", (event) => event.stopImmediatePropagation(), { capture: true });
    this.dialog?.close();
  }
}

/** Opens a `<dialog>` in front of everything else: it keeps the focus in, and gives it back. */
export const modal = directive(Modal);

/** Where what happens is heard while a dialogue is open: it silences the page behind it. */
export const log = () => html`<div class="unseen" role="log"></div>`;
