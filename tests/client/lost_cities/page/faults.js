// What is wrong with the table as it stands on the screen now: each kind with the names of what has it.
const seen = (element) => element.checkVisibility({ visibilityProperty: true });
const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
const box = (element) => element.getBoundingClientRect();
const name = (element) => `${element.className} ${element.textContent.trim()}`;

const PARTS = [".lost header .round", ".turnline", ".sum", ".clock", ".rivals", ".pitch", ".ledger", ".bench", ".chain", ".pair"];
const READ = ".lost button, .lost h1, .turnline p, .clock, .sum, .pawn .name, .pawn .points, .val, .chain p, .parts dd";
const WORDS = ".lost .pair span, .lost .pair small, .crests span, .turnline h1, .pawn .points, .val.staged";

const kinds = {
  scrolls: () =>
    [document.documentElement, ...all(".camp, .lost")].filter(
      (element) => element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
    ),
  small: () => all(".lost button").filter((button) => Math.min(button.offsetWidth, button.offsetHeight) < 44),
  outside: () =>
    all(READ).filter((element) => {
      const { width, left, top, right, bottom } = box(element);
      return width > 1 && (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1);
    }),
  cut: () =>
    all(WORDS).filter((word) => {
      const inner = box(word);
      const around = box(word.closest("button, .turnline, .pawn, .way"));
      const beyond = [around.left - inner.left, around.top - inner.top, inner.right - around.right, inner.bottom - around.bottom];
      return inner.width > 1 && Math.max(...beyond) > 0.5;
    }),
  overlapping: () => {
    const parts = PARTS.flatMap(all).filter((part) => part.childElementCount > 0 || part.textContent);
    return parts.filter((part, i) =>
      parts.slice(i + 1).some((other) => {
        const [one, two] = [box(part), box(other)];
        const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
        return across > 1 && Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 1;
      }),
    );
  },
  // a chain must leave spaces that can be read
  low: () => all(".pitch .space").filter((space) => space.offsetHeight < 15 || space.offsetWidth < 20).slice(0, 1),
};

export function faults() {
  const found = Object.entries(kinds).map(([kind, look]) => [kind, look().map(name)]);
  return Object.fromEntries(found.filter(([, names]) => names.length > 0));
}
