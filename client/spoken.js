/**
 * What a listener hears of a change, in order: what happened at the table, who came and went, what the others show, what is wrong with the
 * line, the last seconds of a turn, a refusal. Pure.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {import("./i18n.js").Texts} Texts
 */
import { inside } from "./people.js";
import { secondsLeft, trouble } from "./state.js";

/** Said once, when so many seconds are left. */
const LAST = 10;

/**
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 * @param {Record<string, import("./games/game.js").ClientGame>} games
 * @returns {string[]}
 */
export function spoken(state, before, t, games) {
  const { room } = state;
  const played = room !== null && (room.room.phase === "playing" || before.room?.room.phase === "playing");
  const table = played ? games[room.room.game].aloud(state, before, t) : [];
  return [
    ...table,
    ...people(state, before, t),
    ...shown(state, before, t),
    ...line(state, before, t),
    ...clock(state, before, t),
    ...refusal(state, before, t),
  ];
}

/**
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 */
function people(state, before, t) {
  if (state.room === before.room || before.room === null || state.room?.room.phase !== "lobby") return [];
  const named = (/** @type {State} */ at) => inside(at).filter(({ no, name }) => name !== null && no !== state.me.no);
  const away = (/** @type {{no: number}[]} */ from, /** @type {number} */ no) => from.every((one) => one.no !== no);
  const [now, then] = [named(state), named(before)];
  return [
    ...now.filter(({ no }) => away(then, no)).map(({ name }) => t("person-joined", { name: name ?? "" })),
    ...then.filter(({ no }) => away(now, no)).map(({ name }) => t("person-left", { name: name ?? "" })),
  ];
}

/**
 * What the others show.
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 */
function shown({ emotes, room, me }, before, t) {
  const news = Object.values(emotes).filter((one) => one !== before.emotes[one.no] && one.no !== me.no);
  return news.map(({ no, name }) => {
    const who = room?.room.people.find((person) => person.no === no)?.name ?? "";
    return t("emote-said", { name: who, what: t(`emote-${name}`) });
  });
}

/**
 * What keeps moves from going through, and that nothing does any more.
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 */
function line(state, before, t) {
  const wrong = trouble(state);
  if (!state.entered || !before.entered || wrong === trouble(before)) return [];
  if (wrong === "store") return [t("store-title"), t("store_away")];
  return [t(wrong === null ? "link-back" : `link-${wrong}`)];
}

/**
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 */
function clock(state, before, t) {
  const [now, then] = [secondsLeft(state), secondsLeft(before)];
  const crossed = now !== null && then !== null && then > LAST && now <= LAST && now > 0;
  return crossed && state.ui.key !== null ? [t("clock-left", { seconds: now })] : [];
}

/**
 * @param {State} state
 * @param {State} before
 * @param {Texts} t
 */
function refusal({ notice }, before, t) {
  return notice && notice !== before.notice ? [t(notice.reason, notice.params)] : [];
}
