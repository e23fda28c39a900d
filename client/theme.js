// Runs before the first paint, as a plain script: the page never flashes in the other theme.
(() => {
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");

  const apply = () => {
    let chosen = "system";
    try {
      chosen = JSON.parse(localStorage.getItem("prefs") ?? "{}").theme ?? chosen;
    } catch {
      // Without storage, or with something else in it, the system decides.
    }
    root.dataset.theme = chosen === "system" ? (dark.matches ? "dark" : "light") : chosen;
    if (contrast.matches) root.dataset.contrast = "more";
    else delete root.dataset.contrast;
  };

  apply();
  dark.addEventListener("change", apply);
  contrast.addEventListener("change", apply);
  addEventListener("prefs", apply);
})();
