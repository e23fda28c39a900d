// Runs before the first paint, as a plain script: the page never flashes in the other theme.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  let chosen = { theme: "system", contrast: "system", motion: "system" };
  try {
    chosen = { ...chosen, ...JSON.parse(localStorage.getItem("prefs") ?? "{}") };
  } catch {
    // Without storage, or with something else in it, the system decides.
  }

  const apply = () => {
    const bright = chosen.theme === "light" || (chosen.theme !== "dark" && !dark.matches);
    root.dataset.theme = bright ? "light" : "dark";
    if (chosen.contrast === "more" || (chosen.contrast !== "normal" && contrast.matches))
      root.dataset.contrast = "more";
    else delete root.dataset.contrast;
    root.dataset.motion = chosen.motion === "still" || (chosen.motion !== "full" && still.matches) ? "still" : "full";
  };

  apply();
  for (const preferred of [dark, contrast, still]) preferred.addEventListener("change", apply);
  addEventListener("prefs", (event) => {
    chosen = /** @type {CustomEvent} */ (event).detail;
    apply();
  });
})();
