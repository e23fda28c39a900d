// Runs before the first paint, as a plain script: the client comes once the top of the page is seen, so none of it holds that back.
(() => {
  const seen = new Promise((then) => {
    if (document.visibilityState === "hidden")
      then(null); // nothing is painted where nobody looks
    else requestAnimationFrame(() => setTimeout(then));
  });
  const whole = new Promise((then) => document.addEventListener("DOMContentLoaded", then));

  Promise.all([seen, whole]).then(() => {
    const client = /** @type {HTMLTemplateElement} */ (document.getElementById("client"));
    // Each in a moment of its own: to ask for all of them at once would keep a finger waiting.
    for (const part of [...client.content.childNodes]) setTimeout(() => document.head.append(part));
  });
})();
