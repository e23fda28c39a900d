/**
 * What the client asks of a game. A game is one folder here and its lines in index.js.
 *
 * Templates are lit-html's. Everything is a function of the state; nothing here knows the network, storage or a language.
 * Lengths, colours and the like that change are set with `vars()` of views/vars.js, never with a style attribute: the pages' content policy refuses those.
 *
 * @typedef {import("../state.js").State} State
 * @typedef {import("../wire.js").RoomMessage} RoomMessage
 * @typedef {import("../wire.js").SeatMessage} SeatMessage
 * @typedef {import("/vendor/lit-html/lit-html.js").TemplateResult | typeof import("/vendor/lit-html/lit-html.js").nothing} Template
 * @typedef {import("../i18n.js").Texts} Texts
 */

/**
 * What a table may do. Each may be called any number of times: what is under way already is not sent again.
 *
 * @typedef {object} TableActs
 * @property {Texts} t
 * @property {(action: {type: string}) => void} stage      a step of the draft; ends in ClientGame.reduce
 * @property {(command: {type: string}) => void} play      sends a command of the game; nothing happens while one is under way
 * @property {(reason: string, params?: Record<string, string | number>) => void} refuse
 *     says a refusal that this screen found out by itself, the way the server's are said
 * @property {() => void} hint                             asks for a hint, for who plays alone
 * @property {() => void} taught                           the guided first turn is over, on this device for good
 * @property {() => void} greet                            opens the greetings
 * @property {() => void} menu                             opens the table's menu
 * @property {() => void} rules                            opens the game's rules
 * @property {(no: number) => void} autoplay               lets the house play for an absent person
 * @property {() => void} retry                            tries the connection again now
 */

/**
 * Something to be heard or felt.
 *
 * @typedef {object} Cue
 * @property {"roll" | "stage" | "confirm" | "bonus" | "star" | "ruin" | "late"} name
 * @property {number} [at]     milliseconds from now, as beats.js has them
 * @property {number} [value]  roll: how many dice; stage: the number that was laid, from 1; bonus: its points
 * @property {boolean} [own]   whether it is the own choice: only that is felt
 */

/**
 * The draft (`state.ui.table`) is what only this screen knows about the open turn. It is kept over a reload, for the same room, game and turn.
 * The turn is `room.view.turn`, or `seat.secret.turn` where the view has none.
 *
 * @typedef {object} GameCard    what is there of every game from the start
 * @property {string} id                                   its texts are <id>-name, <id>-who, results-winner-<id>, results-you-<id>, results-tie-<id>
 * @property {{min: number, max: number}} seats
 * @property {number} strengths                            of its bots; 1 is the weakest
 * @property {string} icon                                 of icons.svg
 * @property {string} style                                address of its style sheet
 * @property {object} options                              of a new room
 *
 * @typedef {object} Table
 * @property {(options: any, change: ((options: object) => void) | null, t: Texts) => Template} choices
 *     the choices of the lobby; without `change` they can only be read
 * @property {(options: any, t: Texts) => string} mode     the options in one line, for headings; empty: there was nothing to choose
 * @property {(room: RoomMessage, seat: SeatMessage | null, saved: any) => any} open
 *     the draft of the open turn. Called when a turn opens and again after every message of the same turn (a Power changes dice); `saved` is the draft so far, from
 *     this screen or from before a reload, or null. What no longer fits is dropped. `seat` may be one message behind `room`: its secret names its turn
 * @property {(draft: any, action: any, state: State) => any} reduce    pure
 * @property {(state: State, act: TableActs) => Template} table
 *     the whole table of a seated person, below the shell's strip: it fills its container (height 100%) and draws the header with the menu's button
 * @property {(state: State, act: TableActs) => Template} watch
 *     the table for who only watches: the shared roll and every board, below a header that the shell draws
 * @property {(event: KeyboardEvent, state: State, act: TableActs) => void} key     a key pressed at the table, no dialogue being open
 * @property {(t: Texts) => {names: string[], does: string}[]} keys   what its keys do, for the list of all keys
 * @property {(state: State, before: State, t: Texts) => string[]} aloud
 *     what a listener hears of a change while the game is played, in order: pure, called after every change, for who only watches too
 * @property {(state: State, act: TableActs) => Template} results       the own breakdown on the results page; `nothing` for who had no seat
 * @property {(seatView: any, t: Texts) => Template} mini  small board for lists
 * @property {(seatView: any, t: Texts) => string} summary one line under a name in the results
 * @property {(kept: import("../wire.js").GameRecord, seat: number) => any} last
 *     what `mini` and `sketch` need of a seat's board at the end of a game that is kept; null where that is not drawn
 * @property {(opening: any, t: Texts, numerals: boolean) => Template} first   what a challenge begins with, by what its player then knows: a seat's secret
 * @property {(seatView: any) => string} sketch   a finished board in characters, for a text that tells of it; empty for none
 * @property {(state: State) => object | null} complete    the command to send by itself when the clock reaches zero, or null
 * @property {(state: State, before: State | null) => Cue[]} cues
 *     what is heard and felt of a change: pure, called after every change, for who only watches too; `before` is null when the game has just begun
 *
 * @typedef {GameCard & Table} ClientGame
 *
 * @typedef {(t: Texts, prefs: State["prefs"]) => Template} Rules
 *     all rules of a game with drawn examples. They come when somebody wants to read them, with the texts of i18n/<language>/rules/<id>.ftl
 */

/**
 * How a game that is kept is played once more: its folder's replay.js. Pure, the twin of the engine's rules; states are the game's own.
 *
 * @typedef {object} Replay
 * @property {number} version                              of the rules; older ones are played as well
 * @property {(seats: number, options: any) => any} start
 * @property {(state: any, event: any) => any} evolve      throws what a log makes throw that cannot be played
 * @property {(state: any, all?: boolean) => any} view     what everybody may see, as the wire has it; with `all` what was hidden while it ran, too
 * @property {(state: any, event: any) => number} turn     the turn that an event belongs to; `state` is the one before it
 * @property {(state: any, event: any, version: number) => boolean} follows
 *     whether the rules let an event follow on a state, whatever its dice show, and it says all that logs of this version do
 * @property {(state: any, event: any) => Throw | null} thrown   the dice that an event brings
 * @property {{sides: number, place: string}[]} places     where dice fall, for who wants to make them with other tools
 * @property {(state: any) => boolean} over
 * @property {(state: any) => number[]} scores             by seat
 *
 * @typedef {object} Replayed   how that is drawn: its folder's replayed.js
 * @property {(turn: import("../proof/turns.js").Turn, people: import("../wire.js").Person[], state: State, t: Texts) => Template} turn   all boards after it
 * @property {(die: DieFace, state: State) => Template} die
 * @property {(die: DieFace, t: Texts) => string} says   the same in words
 *
 * @typedef {object} Throw
 * @property {number} turn
 * @property {number[]} seats     whose dice they are
 * @property {boolean} power      whether a Power made them
 * @property {Die[]} dice
 *
 * @typedef {object} DieFace
 * @property {"die" | "colour" | "number"} kind
 * @property {number} sides
 * @property {number} face        as the log has it, 1 to `sides`
 *
 * @typedef {DieFace & ({place: string} | {place: null, kept: number})} Die   place: where it fell; null: it was not rolled, and must show `kept`
 */

export {};
