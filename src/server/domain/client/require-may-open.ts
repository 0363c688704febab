import { clientErrors } from "./errors.ts";

/**
 * Whether the owner may open their first window now. In a programme whose windows are opened together it stays closed until the
 * facilitator's meeting runs, unless the owner leaves, or the facilitator is gone.
 *
 * @param opener from `findOpener`
 * @throws {DomainError} conflict with a sentence that names the facilitator.
 */
export function requireMayOpen(opener: string | null): void {
  if (opener !== null) throw clientErrors.waitsForMeeting({ facilitator: opener });
}
