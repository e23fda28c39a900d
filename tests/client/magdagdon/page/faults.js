// What is wrong with the table as it stands on the screen now: each kind with the names of what has it.
const clipped = (element) => element.closest("section") && getComputedStyle(element.closest("section")).clipPath === "inset(50%)";
const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !clipped(element);
const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
const box = (element) => element.getBoundingClientRect();
const name = (element) => `${element.className} ${element.textContent.trim()}`;

const PARTS = [".head .round", ".when", ".clock", ".others", ".score", ".omen", ".board", ".tray", ".powers", ".mag > .act"];
const WORDS = ".mag .power span, .mag > .act span, .mag > .act small, .when h1";
const READ = ".mag button, .mag h1, .mag h2, .clock, .total, .line, .seat .name, .left small";

const kinds = {
  scrolls: () =>
    [document.documentElement, ...all(".frame, .mag")].filter(
      (element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
    ),
  small: () => all("button").filter((button) => Math.min(box(button).width, box(button).height) < 43.5),
  outside: () =>
    all(READ).filter((element) => {
      const { width, left, top, right, bottom } = box(element);
      return width > 1 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
    }),
  cut: () =>
    all(WORDS).filter((word) => {
      const around = box(word.closest("button, .when"));
      return ["left", "top"].some((side) => box(word)[side] < around[side] - 0.5) || ["right", "bottom"].some((side) => box(word)[side] > around[side] + 0.5);
    }),
  overlapping: () => {
    const parts = PARTS.flatMap(all);
    return parts.filter((part, i) =>
      parts.slice(i + 1).some((other) => {
        const [one, two] = [box(part), box(other)];
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        return across > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
      }),
    );
  },
};

export function faults() {
  const found = Object.entries(kinds).map(([kind, look]) => [kind, look().map(name)]);
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}
