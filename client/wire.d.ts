// What travels between the server and this client. server/WIRE.md says more of it.

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
  /** the id of the game that is over among those that are kept; null until then */
  record: string | null;
  /** a hint was asked for in the game on the table, which therefore counts on no list */
  hinted: boolean;
  /** null in every room but those of a day's challenge */
  daily: { day: string; name: string; ranked: boolean } | null;
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

/** What the strongest bot would do, and why: message ids with their variables. */
export interface Hint {
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own
  command: any;
  why: { text: string; params: Params }[];
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
  /** null when none was asked for */
  hint: Hint | "coming" | null;
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
  | { type: "start" | "rematch" | "hint"; game_no: number }
  | { type: "kick" | "host" | "autoplay"; no: No }
  | { type: "seat_bot"; strength: number }
  | { type: "play"; game_no: number; command: { type: string } };

export interface Act {
  id: string;
  code: string;
  do: Do;
}

// What is asked for over HTTP, as server/openapi.json has it.

export interface Streak {
  current: number;
  best: number;
  freezes: number;
  today: boolean;
}

/** My attempt; what follows `finished` is null until it has ended. */
export interface Attempt {
  code: string;
  finished: boolean;
  rank: number | null;
  score: number | null;
  tiebreak: number[] | null;
  record: string | null;
  percentile: number | null;
}

export interface BoardLine {
  rank: number;
  name: string | null;
  score: number;
  record: string | null;
  me: boolean;
}

export interface Board {
  top: BoardLine[];
  neighbours: BoardLine[];
  histogram: [number, number][];
}

export interface Challenge {
  game: string;
  name: string;
  commitment: string | null;
  players: number;
  mine: Attempt | null;
}

export interface Today {
  day: string;
  next_ms: number;
  challenges: Challenge[];
  unfinished: { day: string; game: string; name: string; code: string; closes_ms: number }[];
  streak: Streak;
  done: string[];
}

export interface Sheet extends Challenge {
  day: string;
  closed: boolean;
  closes_ms: number;
  seed: string | null;
  /** what I know before my first choice, in the game's own words; null once I have finished mine */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own
  opening: any;
  board: Board | null;
}

export interface ScoreLine extends BoardLine {
  facts: Record<string, number>;
  source: "room" | "solo" | "daily";
  day: string | null;
  ended: number;
}

export interface Scores {
  everyone: ScoreLine[];
  mine: ScoreLine[];
}

export interface TableOfScores {
  game: string;
  table: string;
}

export interface Statistics {
  streak: Streak;
  tables: (TableOfScores & { games: number; average: number; best: number })[];
}

export interface Account {
  recovery: boolean;
  devices: { no: number; name: string | null; since: string; seen: string; here: boolean }[];
}

export interface Group {
  id: string;
  name: string;
  url: string;
  count: number;
  inside: boolean;
}

export interface Member {
  no: No;
  name: string;
  me: boolean;
}

export interface WholeGroup extends Group {
  /** null for who is not in it */
  members: Member[] | null;
}

/** How the members did; the best first, then who has no result. */
export interface MembersDay {
  closed: boolean;
  /** false until I have finished mine or the day has closed: then results are null */
  shown: boolean;
  members: (Member & { rank: number | null; score: number | null; record: string | null })[];
}

/** What the dice of a game allow, as `GET /api/games/<record>/par` has it. */
export interface Measure {
  /** by seat */
  par: number[];
  /** of all seats together, or by seat; null where nobody looked for it */
  best: Best | Best[] | null;
}

export interface Best {
  score: number;
  /** a seat as the view has it at the end; null: one of this game */
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own
  board: any;
}

/** A game that is kept, as `GET /api/games/<record>` has it. */
export interface GameRecord {
  id: string;
  game: string;
  /** of the game's rules */
  version: number;
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own
  options: any;
  /** a date in UTC; null for a game that was no day's challenge */
  day: string | null;
  commitment: string;
  /** null until the day has closed */
  seed: string | null;
  /** by seat */
  seats: { no: No; name: string | null; rank: number | null; score: number; me: boolean }[];
  // biome-ignore lint/suspicious/noExplicitAny: every game has its own
  events: any[];
}
