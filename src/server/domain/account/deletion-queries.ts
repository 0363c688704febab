import type { Transaction } from "#db/client.ts";
import {
  answers,
  autoTokens,
  billings,
  emailVerifications,
  invitedMailboxes,
  knownDevices,
  meetings,
  openedLists,
  organisationMembers,
  participants,
  passwordResets,
  plans,
  sessions,
  shareCards,
  sharingLedger,
  snapshots,
  surveys,
  teamRounds,
  users,
  verificationCodes,
  workshops,
} from "#db/schema/index.ts";
import { eq, inArray } from "drizzle-orm";

/**
 * Erases a person and all that belongs to them. Said in full: a database server may not enforce foreign keys. What they
 * answered about others has no link to them, so there is nothing to find.
 */
export async function deletePerson(tx: Transaction, userId: string): Promise<void> {
  const own = tx.select({ id: surveys.id }).from(surveys).where(eq(surveys.userId, userId));
  for (const table of [answers, participants, snapshots, shareCards, plans, invitedMailboxes, sharingLedger])
    await tx.delete(table).where(inArray(table.surveyId, own));
  await tx.delete(surveys).where(eq(surveys.userId, userId));
  for (const table of [
    sessions,
    autoTokens,
    knownDevices,
    billings,
    emailVerifications,
    openedLists,
    organisationMembers,
  ])
    await tx.delete(table).where(eq(table.userId, userId));
  await tx.update(meetings).set({ startedBy: null }).where(eq(meetings.startedBy, userId));
  await tx.update(teamRounds).set({ startedBy: null }).where(eq(teamRounds.startedBy, userId));
  await tx.update(workshops).set({ startedBy: null }).where(eq(workshops.startedBy, userId));
  await tx.delete(users).where(eq(users.id, userId));
}

/** Erases every other place where an address rests in clear, but for emails: see `forgetAddress`. */
export async function deleteAddress(tx: Transaction, email: string): Promise<void> {
  for (const table of [passwordResets, verificationCodes, emailVerifications])
    await tx.delete(table).where(eq(table.email, email));
}
