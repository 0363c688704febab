import type { Queryable } from "#db/client.ts";
import { clientErrors } from "./errors.ts";
import { findOpener } from "./find-opener.ts";

/**
 * Whether the owner may open their first window now. In a programme whose windows are opened together it stays closed until the
 * facilitator's meeting runs, unless the owner leaves, or the facilitator is gone.
 *
 * @throws {DomainError} conflict with a sentence that names the facilitator.
 */
export async function requireMayOpen(db: Queryable, survey: { readonly id: string }): Promise<void> {
  const facilitator = await findOpener(db, survey.id);
  if (facilitator !== null) throw clientErrors.waitsForMeeting({ facilitator });
}
