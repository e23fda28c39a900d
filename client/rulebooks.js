/**
 * Rules come when somebody wants to read them: on their page, or in a drawer at the table.
 *
 * @typedef {import("./state.js").State} State
 *
 * @param {object} parts
 * @param {(event: import("./reduce.js").Event) => void} parts.dispatch
 * @param {(id: string) => Promise<unknown> | undefined} parts.begin   brings the rules of a game; nothing where there is no such game
 * @returns {(state: State, before: State) => void} called after every change
 */
export function createRulebooks({ dispatch, begin }) {
  return (state, before) => {
    const game = read(state);
    if (game === null || game === read(before)) return;
    begin(game)?.then(
      () => dispatch({ type: "ui", set: {} }),
      () => dispatch({ type: "refused", reason: "part_missing", about: "rules" }),
    );
  };
}

/** The game whose rules are to be read now. @param {State} state */
function read({ route, room, ui }) {
  if (route.page === "rules") return route.game;
  return ui.panel?.name === "rules" && room ? room.room.game : null;
}
