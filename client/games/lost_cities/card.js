/** What is known of Lost Cities: Roll & Write before it is loaded. */

/** @type {import("../game.js").GameCard} */
export const card = {
  id: "lost_cities",
  seats: { min: 2, max: 5 },
  strengths: 3,
  icon: "column",
  style: "/client/styles/lost-cities.css",
  options: { clock: null },
};
