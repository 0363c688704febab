import { createTurns } from "#src/server/auth/limits/turns.ts";

/** One drawing at a time: it takes 50 to 100 ms of a thread. */
export const inDrawingTurn = createTurns({ atOnce: 1 });
