import { overlapErrors } from "./errors.ts";
import type { Transaction } from "#db/client.ts";
import type { Deps } from "#src/server/deps.ts";
import { findOverlap } from "./find-overlaps.ts";
import { rememberInvited } from "./remember-invited.ts";

interface SurveyToOpen {
  readonly id: string;
  readonly userId: string;
  readonly minResponses: number;
}

/**
 * The one place that decides on rule A12: whom a round has invited must not tell, beside whom another one had, what a few people
 * picked.
 *
 * @throws {DomainError} conflict with a sentence that says what to do, and names nobody.
 */
export async function requireNoOverlap(
  tx: Transaction,
  deps: Pick<Deps, "ids">,
  survey: SurveyToOpen,
  { now, isOpen }: { readonly now: Date; readonly isOpen: boolean },
): Promise<void> {
  await rememberInvited(tx, deps, survey);
  const overlap = await findOverlap(tx, survey, now);
  if (overlap === null) return;
  throw overlapErrors.tooClose({ overlap, status: isOpen ? "in_progress" : "completed" });
}
