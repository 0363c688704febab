import type { Queryable, Transaction } from "#db/client.ts";
import { invitations, surveys, users } from "#db/schema/index.ts";
import { deliveryOf } from "#db/columns.ts";
import type { DueInvitation } from "./reminders.ts";
import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";

const isDue = (now: Date) => lte(invitations.nextReminderAt, now);

/** Lists invitations whose reminder is due, oldest first. */
export function listDue(
  db: Queryable,
  now: Date,
  last: DueInvitation | undefined,
  most: number,
): Promise<DueInvitation[]> {
  const { id, nextReminderAt } = invitations;
  const isBehind = last && sql`(${nextReminderAt}, ${id}) > (${last.nextReminderAt?.getTime()}, ${last.id})`;
  return db
    .select({ id, nextReminderAt })
    .from(invitations)
    .where(and(isDue(now), isBehind))
    .orderBy(asc(nextReminderAt), asc(id))
    .limit(most);
}

/** Finds invitations that are still due, used or not, with the columns that schedules and emails need. */
export const findDue = (tx: Transaction, now: Date, ids: readonly string[]) =>
  tx
    .select({
      id: invitations.id,
      email: invitations.email,
      used: invitations.used,
      muted: invitations.muted,
      delivery: deliveryOf(tx, invitations.id),
      remindersDone: invitations.remindersDone,
      invitedAt: invitations.invitedAt,
      language: invitations.language,
      minResponses: surveys.minResponses,
      closesAt: surveys.closesAt,
      completedAt: surveys.completedAt,
      thankedAt: surveys.thankedAt,
      ownerName: users.name,
      ownerFirstName: users.firstName,
    })
    .from(invitations)
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(and(inArray(invitations.id, [...ids]), isDue(now)));

type Progress = Pick<typeof invitations.$inferSelect, "remindersDone" | "nextReminderAt">;

export async function setProgress(
  tx: Transaction,
  ids: readonly string[],
  progress: Progress,
): Promise<void> {
  await tx
    .update(invitations)
    .set(progress)
    .where(inArray(invitations.id, [...ids]));
}

/** Makes all invitations of some rounds due, so that the next run recomputes their schedules. */
export async function rescanSurveys(tx: Transaction, surveyIds: readonly string[]): Promise<void> {
  await tx
    .update(invitations)
    .set({ nextReminderAt: new Date(0) })
    .where(inArray(invitations.surveyId, surveyIds));
}
