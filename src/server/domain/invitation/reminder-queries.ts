import type { Queryable, Transaction } from "#db/client.ts";
import { invitations, surveys, users } from "#db/schema/index.ts";
import { and, eq, gt, inArray, isNull, lt, lte, or } from "drizzle-orm";

/** What bounds the look for reminders that may be due. */
interface Bounds {
  readonly now: Date;
  readonly mostReminders: number;
  /** Invited no later than this, */
  readonly invitedBy: Date;
  /** or to a round that closes no later than this. */
  readonly closesBy: Date;
}

/** Invitations to rounds that run, used or not, of which a reminder may be due; of `ids` alone, where they are given. */
export const listRemindable = (
  db: Queryable,
  { now, mostReminders, invitedBy, closesBy }: Bounds,
  ids?: readonly string[],
) =>
  db
    .select({
      id: invitations.id,
      email: invitations.email,
      used: invitations.used,
      muted: invitations.muted,
      remindersDone: invitations.remindersDone,
      invitedAt: invitations.invitedAt,
      title: surveys.title,
      minResponses: surveys.minResponses,
      closesAt: surveys.closesAt,
      ownerFirstName: users.firstName,
      ownerLastName: users.lastName,
    })
    .from(invitations)
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(
      and(
        isNull(surveys.completedAt),
        or(isNull(surveys.closesAt), gt(surveys.closesAt, now)),
        lt(invitations.remindersDone, mostReminders),
        or(lte(invitations.invitedAt, invitedBy), lte(surveys.closesAt, closesBy)),
        ids === undefined ? undefined : inArray(invitations.id, [...ids]),
      ),
    );

export async function setRemindersDone(tx: Transaction, id: string, remindersDone: number): Promise<void> {
  await tx.update(invitations).set({ remindersDone }).where(eq(invitations.id, id));
}
