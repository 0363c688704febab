/** The maximum length of a talk, from its start. */
export const talkLimitMs = { voice: 5 * 60_000, text: 30 * 60_000 } as const;
/** A talk ends after this long without anything from the person. */
export const talkQuietMs = { voice: 2 * 60_000, text: 10 * 60_000 } as const;
/** How many typed answers a talk takes, and how many notes of the page: each costs the operator a model's time. */
export const mostAnswers = 30;
/** How long a signed URL may be used to start, once. */
export const ticketLifeMs = 60_000;
/** How long connecting may take before we give up. */
export const connectLimitMs = 15_000;
/** The maximum length of a typed answer, in characters. */
export const answerMax = 500;
/** How many earlier turns a resumed talk keeps, the newest. */
export const earlierTurnsMax = 20;
/** The browser sends sound in quarters of a second. */
export const inputChunkMs = 250;
