import type { Deps } from "#src/server/deps.ts";
import { sha256 } from "#src/server/ids.ts";
import { voiceErrors } from "./errors.ts";
import { deleteTicket, findContent, hasTicket } from "./queries.ts";
import { demoSubject, subjectOf, type TalkSubject } from "./talk-subject.ts";

/** A talk that may start now. */
export interface Admission {
  readonly subject: TalkSubject;
  /** Whose talk it is; null where nobody was signed in. */
  readonly userId: string | null;
}

/**
 * Spends the token of a signed URL.
 *
 * @throws {DomainError} forbidden when it is spent, expired or unknown, or its result is gone
 */
export async function spendTicket(
  { db, clock }: Pick<Deps, "db" | "clock">,
  token: string,
): Promise<Admission> {
  const id = sha256(token);
  // Writes queue up: whoever tries tokens at random mustn't fill the queue.
  if (!(await hasTicket(db.read, id))) throw voiceErrors.ticketSpent();
  const ticket = await db.write((tx) => deleteTicket(tx, id));
  if (ticket === undefined || ticket.expiresAt <= clock.now()) throw voiceErrors.ticketSpent();
  const { purpose, snapshotId, userId } = ticket;
  if (snapshotId === null) return { subject: demoSubject(), userId };
  const content = await findContent(db.read, snapshotId);
  if (content === undefined) throw voiceErrors.ticketSpent();
  return { subject: subjectOf(purpose, content), userId };
}
