import type { Origin } from "#src/server/actor.ts";
import { analysisErrors } from "#src/server/domain/analysis/errors.ts";
import { yieldToOthers, createQueue } from "#src/server/queue.ts";

type Drawing = () => Promise<Uint8Array>;

/** While one is compressed in another thread, the next is laid out in this one. Two hundred take about ten seconds. */
const inQueue = createQueue({ atOnce: 2, mostWaiting: 200, mostOfNetwork: 60 });

/** Anyone may ask for link pictures of posts, so they have a queue of their own: people's own drawings never wait for them. */
const inPreviewQueue = createQueue({ atOnce: 1, mostWaiting: 60, mostOfNetwork: 10 });

/**
 * Draws a report, a card or a keepsake: two of all kinds at once, the others wait. To lay one out keeps the event loop busy for up to 90 ms, so
 * that no two follow each other without a turn for everyone else.
 *
 * @param caller missing where nobody from outside asks
 * @throws {DomainError} unavailable when too many wait, and for a caller who has left meanwhile; nobody reads it.
 */
export const drawInTurn = (caller: Origin | undefined, draw: Drawing): Promise<Uint8Array> =>
  inQueue(caller?.network, () => drawUnlessLeft(caller, draw));

/** As `drawInTurn`, for the link picture of a post. */
export const drawPreviewInTurn = (caller: Origin, draw: Drawing): Promise<Uint8Array> =>
  inPreviewQueue(caller.network, () => drawUnlessLeft(caller, draw));

async function drawUnlessLeft(caller: Origin | undefined, draw: Drawing): Promise<Uint8Array> {
  await yieldToOthers();
  if (caller?.hasLeft?.() === true) throw analysisErrors.callerLeft();
  return draw();
}
