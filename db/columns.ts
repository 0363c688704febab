import type { Queryable } from "#db/client.ts";
import type { Delivery } from "#src/shared/invitation/invitation.output.ts";
import { answers, invitations, snapshots, surveys, throttledMails, users } from "#db/schema/index.ts";
import { and, count, desc, eq, isNotNull, isNull, sql, type AnyColumn } from "drizzle-orm";

/**
 * The counts of a round that its owner may see, as columns for a select from `surveys`. They are sub-selects
 * because Drizzle drops table names from columns in a bare `sql` of a single-table select.
 */
export function surveyCounts(db: Queryable) {
  const fresh = db
    .select({ n: count() })
    .from(answers)
    .where(and(eq(answers.surveyId, surveys.id), isNull(answers.releasedIn)));
  // Colleagues in one room could tell from each other's numbers who has just answered.
  const isRunningInTeam = and(isNotNull(surveys.teamRoundId), isNull(surveys.completedAt));
  const shown = db
    .select({ n: snapshots.responseCount })
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveys.id))
    .orderBy(desc(snapshots.number))
    .limit(1);
  const invited = db.select({ n: count() }).from(invitations).where(eq(invitations.surveyId, surveys.id));
  return {
    /** Answers not yet in a snapshot; 0 for a member's part of a running team round. */
    newAnswers: sql<number>`case when ${isRunningInTeam} then 0 else ${fresh} end`,
    /** Answers in the newest snapshot; null while there is none. */
    shownAnswers: sql<number | null>`${shown}`,
    /** People invited by email, whether they have answered or not (rule A7). */
    invitedCount: sql<number>`${invited}`,
  };
}

/** The columns of `Actor`. */
export const actorColumns = {
  userId: users.id,
  email: users.email,
  mailbox: users.mailbox,
  name: users.name,
  firstName: users.firstName,
  lastName: users.lastName,
  displayName: users.displayName,
  username: users.username,
  role: users.role,
  isAdmin: users.isAdmin,
  emailVerifiedAt: users.emailVerifiedAt,
  onboardingStatus: users.onboardingStatus,
  intendedAccountType: users.intendedAccountType,
  returnTo: users.returnTo,
};

/** What an email may carry of the person who sends it. */
export const senderColumns = {
  name: users.name,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
};

/** The columns of an account for sign-in and sign-up. */
export const accountColumns = {
  ...actorColumns,
  passwordHash: users.passwordHash,
};

const { state, at, about } = throttledMails;

/** The delivery of emails about an invitation of any kind, as a column. Those before `since` don't count. */
export function deliveryOf(db: Queryable, id: AnyColumn, since = sql`0`) {
  const found = db
    .select({ delivery: sql`max(case ${state} when 'waiting' then 'later' else 'failed' end)` })
    .from(throttledMails)
    .where(and(eq(about, id), sql`${at} >= ${since}`));
  return sql<Delivery>`coalesce(${found}, 'usual')`;
}
