// What travels between the server and this client, as DESIGN's section Wire names it.

/** A number of a person in a room, from 1; never reused there. */
export type No = number;
/** A seat at the table, from 0. */
export type Seat = number;

export interface Person {
  no: No;
  seat: Seat | null;
  /** null until joined */
  name: string | null;
  /** one of eight buildings, 1 to 8 */
  badge: number;
  ready: boolean;
  bot: string | null;
  /** the house plays for this person */
  auto: boolean;
  /** left, or was removed, in mid-game or after being named in results */
  gone: boolean;
}

export interface Rank {
  no: No;
  /** null for who left in mid-game; equal points share the rank */
  rank: number | null;
  score: number;
  tiebreak: number[];
}

export interface Result {
  game_no: number;
  game: string;
  ranks: Rank[];
}

export interface SeatOutcome {
  seat: Seat;
  rank: number | null;
  score: number;
  tiebreak: number[];
  facts: Record<string, number>;
}

export interface Outcome {
  why: string;
  seats: SeatOutcome[];
}

export interface Room {
  code: string;
  /** 0 in a fresh lobby, then the number of the game begun last */
  game_no: number;
  game: string;
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own
  options: any;
  phase: "lobby" | "playing" | "over";
  host: No | null;
  locked: boolean;
  people: Person[];
  commitment: string | null;
  /** null until the game is over */
  seed: string | null;
  results: Result[];
}

export interface RoomMessage {
  version: number;
  room: Room;
  /** the game's own view for all; null in the lobby */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own
  view: any;
  outcome: Outcome | null;
  /** null without a clock, and while the room is parked */
  clock: { remaining_ms: number } | null;
}

export interface SeatMessage {
  code: string;
  version: number;
  /** the number that this browser has in the room */
  you: No | null;
  seat: Seat | null;
  /** what only this seat may know, as its game defines it */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own
  secret: any;
}

export interface Presence {
  code: string;
  online: No[];
  /** how many follow the room without being of its people */
  watching: number;
}

export type EmoteName = "hello" | "bravo" | "ha" | "ouch" | "oh" | "hurry" | "cheers" | "thanks";

export interface EmoteMessage {
  code: string;
  no: No;
  name: EmoteName;
}

/** Parameters of a message: what a refusal needs to be said in words. */
export type Params = Record<string, string | number>;

export interface Ok {
  ok: true;
  version: number;
}

export interface Refusal {
  ok: false;
  reason: string;
  params?: Params;
}

export interface Entered extends Ok {
  you: No | null;
  seat: Seat | null;
}

export type Do =
  | { type: "join" | "rename"; name: string }
  | { type: "leave" }
  | { type: "emote"; name: EmoteName }
  | { type: "ready" | "lock"; on: boolean }
  | { type: "configure"; game: string; options: object }
  | { type: "start" | "rematch"; game_no: number }
  | { type: "kick" | "host" | "autoplay"; no: No }
  | { type: "play"; game_no: number; command: { type: string } };

export interface Act {
  id: string;
  code: string;
  do: Do;
}
