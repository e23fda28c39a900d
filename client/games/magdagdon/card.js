/** What is known of MAGDAGDON before it is loaded. */

/** @type {import("../game.js").GameCard} */
export const card = {
  id: "magdagdon",
  seats: { min: 1, max: 8 },
  strengths: 5,
  icon: "gate",
  style: "/client/styles/magdagdon.css",
  options: { difficulty: "PEACEFUL", pace: "together", clock: null },
};
