import type { Origin } from "#src/server/actor.ts";
import { takeFromLimits } from "#src/server/auth/limits/limits.ts";
import type { Deps } from "#src/server/deps.ts";
import { deadKeyLimits } from "./limits.ts";
import { isThere, withdrawAnswer } from "./queries.ts";
import { answerKeys } from "./answer-keys.ts";

/**
 * Takes an answer back. One that no result has yet is erased at once. One that a result has shown leaves later results
 * together with enough others, never alone: words that vanished from one result to the next would be known as this
 * person's. Snapshots that have it never change. An unknown key is no error: withdrawing twice is fine, and nobody
 * learns which keys exist.
 *
 * @throws {DomainError} too_many_requests, for a network that sends such keys without end.
 */
export async function withdrawResponse(deps: Deps, origin: Origin, withdrawKey: string): Promise<void> {
  const keys = answerKeys(withdrawKey);
  // Writes wait for each other and for the disk: what has nothing to erase must not stand in their line.
  if (await isThere(deps.db.read, keys)) return deps.db.write((tx) => withdrawAnswer(tx, keys));
  const isWithdrawn = await deps.hooks.withdrawOtherAnswer(deps, keys.answerId);
  if (!isWithdrawn) await takeFromLimits(deps, deadKeyLimits(origin));
}
