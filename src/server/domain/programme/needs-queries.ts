import type { Queryable } from "#db/client.ts";
import { clients, programmes, snapshots, surveys } from "#db/schema/index.ts";
import { surveyCounts } from "#db/columns.ts";
import { after, days } from "#src/server/clock.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import { needs } from "#src/shared/programme/programme.output.ts";
import { and, asc, eq, gt, gte, isNotNull, isNull, lte, max, not, or, sql, type SQL } from "drizzle-orm";
import { listedClient } from "./list-queries.ts";
import { hasEnded, hasResult } from "./stage-queries.ts";

type Need = (typeof needs)[number];

const numberOf = (need: Need): SQL => sql.raw(String(needs.indexOf(need)));

/** A deadline this close is near. */
const nearMs = days(2);

/** The facilitator has finished with what the client shares now. */
const isDone = (db: Queryable) => {
  const newest = db
    .select({ at: max(snapshots.createdAt) })
    .from(snapshots)
    .where(eq(snapshots.surveyId, clients.surveyId));
  return and(gte(clients.doneAt, clients.sharedSince), sql`${clients.doneAt} >= ${newest}`);
};

/** No invitation, reply or nudge for so many days. Peers' answers don't count: they carry no time. */
const isQuiet = (now: Date, forDays: number = programmeLimits.nudgeDays) => {
  const longAgo = after(now, -days(forDays));
  const isBefore = (column: typeof clients.nudgedAt | typeof clients.repliedAt) =>
    or(isNull(column), lte(column, longAgo));
  return and(lte(clients.invitedAt, longAgo), isBefore(clients.nudgedAt), isBefore(clients.repliedAt));
};

/** The reason a client needs their facilitator, as an index into `needs`; null for none. */
function needNumber(db: Queryable, now: Date): SQL<number | null> {
  const { newAnswers } = surveyCounts(db);
  const isRunning = isNull(programmes.closedAt);
  const isNear = (deadline: typeof surveys.closesAt | typeof programmes.closesAt) =>
    and(gt(deadline, now), lte(deadline, after(now, nearMs)));
  const canReply = and(isRunning, or(isNull(programmes.closesAt), gt(programmes.closesAt, now)));
  const hasEnough = and(isNotNull(surveys.selfTraitIds), sql`${newAnswers} >= ${surveys.minResponses}`);
  // The window of a client who opens it alone may wait longer than a round without enough answers.
  const isStuck = or(
    and(not(sql`coalesce(${hasEnough}, false)`), not(sql`coalesce(${hasEnded(now)}, false)`), isQuiet(now)),
    and(hasEnough, isQuiet(now, programmeLimits.readyDays)),
  );
  const isUnopened = not(hasResult(db));
  // Cheap, selective conditions first and lookups in other tables last: this runs for every client.
  return sql<number | null>`case
    when ${eq(clients.state, "invited")} then case
      when ${and(isQuiet(now), canReply)} then ${numberOf("nudge")}
      when ${and(isRunning, isNear(programmes.closesAt))} then ${numberOf("extend")} end
    when ${clients.state} <> 'accepted' or ${isNull(clients.surveyId)} then null
    when ${isNotNull(clients.sharedSince)} and not coalesce(${isDone(db)}, false) and ${hasResult(db)} then ${numberOf("prepare")}
    when ${eq(programmes.opens, "together")} and ${hasEnough} and ${isUnopened} then ${numberOf("meet")}
    when ${and(isRunning, isNull(surveys.completedAt), isNear(surveys.closesAt))} and ${newAnswers} < ${surveys.minResponses} and ${isUnopened} then ${numberOf("extend")}
    when ${isRunning} and ${isStuck} and ${isUnopened}
      then ${numberOf("nudge")} end`;
}

/** Sorts within a need: nearest deadline, earliest share, longest wait. */
const urgency = sql<number>`coalesce(${clients.sharedSince}, ${surveys.closesAt}, ${clients.nudgedAt}, ${clients.invitedAt})`;

/** Lists clients who need their facilitator, most urgent first, each with the total. */
export function listNeeds(db: Queryable, facilitatorId: string, now: Date, most: number) {
  const asked = db
    .select({
      id: clients.id,
      name: clients.name,
      need: needNumber(db, now).as("need"),
      urgency: urgency.as("urgency"),
    })
    .from(programmes)
    .innerJoin(clients, eq(clients.programmeId, programmes.id))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .where(and(eq(programmes.facilitatorId, facilitatorId), eq(programmes.isExample, false)))
    // Excludes nobody, but keeps SQLite from merging the two selects and computing each need twice.
    .limit(Number.MAX_SAFE_INTEGER)
    .as("asked");
  const listed = db
    .select({
      id: asked.id,
      need: sql<number>`${asked.need}`.as("listed_need"),
      urgency: asked.urgency,
      total: sql<number>`count(*) over ()`.as("total"),
    })
    .from(asked)
    .where(sql`${asked.need} is not null`)
    .orderBy(sql`${asked.need}`, sql`${asked.urgency}`, asc(asked.name), asc(asked.id))
    .limit(most)
    .as("listed");
  return db
    .select({ need: listed.need, total: listed.total, ...listedClient(db) })
    .from(listed)
    .innerJoin(clients, eq(clients.id, listed.id))
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .orderBy(sql`${listed.need}`, sql`${listed.urgency}`, asc(clients.name), asc(clients.id));
}
