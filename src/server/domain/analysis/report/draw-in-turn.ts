import type { Actor, Origin } from "#src/server/actor.ts";
import { enforceLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { analysisErrors } from "#src/server/domain/analysis/errors.ts";
import { reportsOf } from "#src/server/domain/analysis/limits.ts";
import { yieldToOthers, createQueue } from "#src/server/queue.ts";

type Drawing = () => Promise<Uint8Array>;

/** One is laid out while another is compressed in a thread. Two hundred take about ten seconds. */
const inQueue = createQueue({ atOnce: 2, mostWaiting: 200, mostOfNetwork: 60 });

/** Anyone may request previews of posts, so they have their own queue and never delay people's drawings. */
const inPreviewQueue = createQueue({ atOnce: 1, mostWaiting: 60, mostOfNetwork: 10 });

/**
 * Draws a report, a card or a keepsake, two at a time. Laying one out blocks the event loop for some 90 ms,
 * and longer with many names in other scripts, so each starts in a new turn.
 *
 * @param caller undefined for calls from within the server
 * @throws {DomainError} unavailable if too many wait or the caller has left.
 */
export const drawInTurn = (caller: Origin | undefined, draw: Drawing): Promise<Uint8Array> =>
  inQueue(caller?.network, () => drawUnlessLeft(caller, draw));

/** Prints someone a file. @throws {DomainError} too_many_requests; as `drawInTurn` */
export async function printFile(
  deps: Deps,
  { actor, origin }: { readonly actor: Actor; readonly origin?: Origin | undefined },
  fileName: string,
  print: Drawing,
) {
  await enforceLimits(deps, [reportsOf(actor)]);
  const body = Buffer.from(await drawInTurn(origin, print)).toString("base64");
  return { fileName, contentType: "application/pdf", body, encoding: "base64" } as const;
}

/** Draws a post's preview in its own queue; otherwise like `drawInTurn`. */
export const drawPreviewInTurn = (caller: Origin, draw: Drawing): Promise<Uint8Array> =>
  inPreviewQueue(caller.network, () => drawUnlessLeft(caller, draw));

async function drawUnlessLeft(caller: Origin | undefined, draw: Drawing): Promise<Uint8Array> {
  await yieldToOthers();
  if (caller?.hasLeft?.() === true) throw analysisErrors.callerLeft();
  return draw();
}
