/** The maximum length of a talk, from access to the microphone (or the first typed message). */
export const talkLimitMs = 5 * 60_000;
/** A talk ends after this long without anything from the person. */
export const talkQuietMs = 2 * 60_000;
/** How long a signed URL may be used to start, once. */
export const ticketLifeMs = 60_000;
/** How long connecting may take before we give up. */
export const connectLimitMs = 15_000;
/** The maximum length of a typed answer, in characters. */
export const answerMax = 500;
/** How many earlier turns a resumed talk keeps, the newest. */
export const earlierTurnsMax = 60;
/** The browser sends sound in quarters of a second. */
export const inputChunkMs = 250;
