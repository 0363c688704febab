/** How long a talk may take, counted from the moment the microphone is granted (for text: from the first message). */
export const talkLimitMs = 5 * 60_000;
/** A talk ends after this long without anything from the person. */
export const talkQuietMs = 2 * 60_000;
/** How long a signed URL may be used to start, once. */
export const ticketLifeMs = 60_000;
/** How long connecting may take before we give up. */
export const connectLimitMs = 15_000;
/** A typed answer is no longer than this, in characters. */
export const answerMax = 500;
/** So many turns of an earlier part of the talk are taken up, the newest. */
export const earlierTurnsMax = 60;
/** Sound leaves the browser in pieces of a quarter of a second. */
export const inputChunkMs = 250;
