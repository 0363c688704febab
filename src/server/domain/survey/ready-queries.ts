import type { Queryable } from "#db/client.ts";
import { answers, mails, snapshots, surveys, users } from "#db/schema/index.ts";
import { and, count, eq, exists, gt, isNotNull, isNull, not, or, sql } from "drizzle-orm";

/** A round whose first window can be opened, and whom to tell. */
export interface ReadyRound {
  readonly surveyId: string;
  readonly title: string;
  readonly email: string;
  readonly firstName: string;
}

/**
 * Rounds with own words, enough answers and no result yet, which run at `now`: of one that ended by its
 * deadline tells the mail about its end. Not those that have a mail for the event `eventPrefix` + id, and not those of owners whose
 * address nobody has confirmed.
 */
export function listReadyRounds(
  db: Queryable,
  eventPrefix: string,
  now: Date,
): Promise<readonly ReadyRound[]> {
  const shown = db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.surveyId, surveys.id));
  const told = db
    .select({ id: mails.id })
    .from(mails)
    .where(eq(mails.eventKey, sql`${eventPrefix} || ${surveys.id}`));
  const answered = db.select({ n: count() }).from(answers).where(eq(answers.surveyId, surveys.id));
  return db
    .select({ surveyId: surveys.id, title: surveys.title, email: users.email, firstName: users.firstName })
    .from(surveys)
    .innerJoin(users, eq(users.id, surveys.userId))
    .where(
      and(
        isNull(surveys.completedAt),
        or(isNull(surveys.closesAt), gt(surveys.closesAt, now)),
        isNotNull(surveys.selfTraitIds),
        isNotNull(users.emailVerifiedAt),
        not(exists(shown)),
        not(exists(told)),
        sql`${answered} >= ${surveys.minResponses}`,
      ),
    );
}
