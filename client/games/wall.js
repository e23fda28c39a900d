/**
 * What the wall asks of a game. Nobody touches it and nothing on it helps anybody: it draws what everybody may see.
 *
 * @typedef {import("../tv/wall.js").Sight} Sight
 * @typedef {import("./game.js").Template} Template
 * @typedef {import("../i18n.js").Texts} Texts
 *
 * @typedef {object} WallGame
 * @property {{min: number, max: number}} seats
 * @property {object} options                               of a new room
 * @property {(options: any, t: Texts) => string} mode      the options in one line; empty: there was nothing to choose
 * @property {(sight: Sight) => unknown} line               under the game's name while it is played: the turn, and how many have chosen
 * @property {(sight: Sight) => Template} roll              what was rolled; `nothing` when there is no roll that all have
 * @property {(sight: Sight) => boolean} invites            whether `play` has a place for the way in; otherwise it stands above
 * @property {(sight: Sight) => Template} play              every board, while the game is played and for its last reveal
 * @property {(sight: Sight) => Template} boards            every board as it was in the end, with what it is worth
 * @property {(sight: Sight, seat: number) => Template} champion   the board of the first, as large as can be
 * @property {(sight: Sight, seat: number) => Template} small      a board for the list of the others
 * @property {(sight: Sight, seat: number) => string} parts        what the points of a seat are made of, in one line
 * @property {(sight: Sight) => Comparison[]} comparisons   what everybody did with the same dice, the most telling turn first
 * @property {import("./game.js").ClientGame["cues"]} cues  what is heard of a change, if sound was asked for
 *
 * @typedef {{title: string, roll: Template, body: Template}} Comparison
 */
import { wall as lostCities } from "./lost_cities/wall.js";
import { wall as magdagdon } from "./magdagdon/wall.js";

/** The games of the wall, by id. Another one is one line here. @type {Record<string, WallGame>} */
export const WALLS = { magdagdon, lost_cities: lostCities };
