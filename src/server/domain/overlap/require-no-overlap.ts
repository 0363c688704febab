import { overlapErrors } from "./errors.ts";
import { overlapBeside, type OpenedRow } from "./find-overlaps.ts";
import type { MailboxList } from "./mailbox-list.ts";

interface SurveyToOpen {
  readonly minResponses: number;
  readonly isOpen: boolean;
}

/**
 * The one place that decides on rule A12: whom a round has invited must not tell, beside whom another one had, what a few people
 * picked.
 *
 * @param list with everyone in it: as `rememberInvited` returns it.
 * @param opened the owner's, from `listOpenedBy`.
 * @throws {DomainError} conflict with a sentence that says what to do, and names nobody.
 */
export function requireNoOverlap(
  list: MailboxList,
  opened: readonly OpenedRow[],
  { minResponses, isOpen }: SurveyToOpen,
): void {
  const overlap = overlapBeside(list, opened, minResponses);
  if (overlap === null) return;
  throw overlapErrors.tooClose({ overlap, status: isOpen ? "in_progress" : "completed" });
}
