/** When what happens within a moment, in milliseconds from its beginning. What is seen and what is heard follow the same beats. */

/** A reveal as a whole, after which its frames go. */
export const REVEAL = 2400;

/** Of a reveal: boards open at once, then what they brought goes to the scores, then these count, then new dice come down. */
export const GAINS = 700;
export const COUNTS = 1300;
export const ROLL = 1400;

/** Of an own choice, while its stones set one after the other: bonuses leave their lines, then reach the score, which counts. */
export const BONUSES = 300;
export const OWN_COUNTS = 650;

/** Milliseconds between one die and the next, and until a die touches down. */
export const DIE_STEP = 70;
export const DIE_DOWN = 340;

/** How long a number counts. */
export const COUNTING = 600;
