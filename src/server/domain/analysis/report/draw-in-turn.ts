import type { Origin } from "#src/server/actor.ts";
import type { Waiter } from "#src/server/auth/limits/fair-line.ts";
import { createTurns } from "#src/server/auth/limits/turns.ts";
import { analysisErrors } from "#src/server/domain/analysis/errors.ts";
import { ownTurn } from "#src/server/in-turns.ts";
import { widestOf } from "#src/server/networks.ts";

/** While one is compressed in another thread, the next is laid out in this one. */
const inLine = createTurns({ atOnce: 2 });

/**
 * Draws a report, a card or a keepsake: two of all kinds at once, the others wait. To lay one out keeps the event loop busy for up to 90 ms, so
 * that no two follow each other without a turn for everyone else.
 *
 * @param caller missing where nobody from outside asks
 * @throws {DomainError} unavailable for a caller who has left meanwhile; nobody reads it.
 */
export const drawInTurn = (
  caller: (Origin & Partial<Waiter>) | undefined,
  draw: () => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const network = widestOf(caller?.network ?? "");
  return inLine({ network, isBehind: caller?.isBehind ?? false }, async () => {
    await ownTurn();
    if (caller?.hasLeft?.() === true) throw analysisErrors.callerLeft();
    return draw();
  });
};
