import { availableParallelism } from "node:os";
import { createTurns } from "#src/server/auth/limits/turns.ts";

/** As many threads as Node keeps for such work, unless it is told otherwise. */
const threadPoolSize = 4;
/**
 * Two more than cores, so that one is at hand whenever another ends while the event loop is busy. More would finish a
 * little more a second, and hold up everything else: `npm run bench` shows both.
 */
export const hashesAtOnce = Math.min(availableParallelism() + 2, threadPoolSize);
/**
 * While others wait, as many go on together. Each hash sweeps the processor's caches with its 19 MiB, so the first to go
 * on finds none of our code and data there; those right behind it do, and take a third of the time.
 */
export const hashesPerTurn = 8;

/** Hashes of all callers. Nobody is refused one: in a flood each network waits for its turn. */
export const inTurn = createTurns({ atOnce: hashesAtOnce, hashesPerTurn });
