import type { Queryable, Transaction } from "#db/client.ts";
import {
  clients,
  invitations,
  mails,
  organisationInvites,
  plans,
  programmes,
  surveys,
  teamPanels,
  teamPeople,
  teamRounds,
  workshopGuests,
  workshops,
} from "#db/schema/index.ts";
import {
  and,
  asc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  sql,
} from "drizzle-orm";
import { unionAll } from "drizzle-orm/sqlite-core";
import type { MailRow } from "./queries.ts";
import { lines, type Line } from "./slots.ts";

/** An email that a worker has for the length of its lease. */
export interface ClaimedMail extends MailRow {
  readonly line: Line;
  /** Of the emails of its line that the tick claimed, 0 being the first. */
  readonly place: number;
  /** When it was due, before it was claimed. */
  readonly wasDueAt: Date;
  /** Whether there is nobody to send it to: by now, or from the start. It is settled like any other. */
  readonly isForNobody: boolean;
}

/** In the very words of the indexes, which the database would not take for these with a parameter in them. */
const inLine = ({ lane, isRetry }: Line, now: Date) =>
  and(
    sql`${mails.state} = 'queued'`,
    isRetry ? sql`${mails.attempts} > 0` : sql`${mails.attempts} = 0`,
    eq(mails.lane, lane),
    lte(mails.dueAt, now),
  );

/** Whether any email is due; cheap, and no write. */
export async function hasDueMail(db: Queryable, now: Date): Promise<boolean> {
  const dueIn = (line: Line) => db.select({ id: mails.id }).from(mails).where(inLine(line, now));
  const [first, second, ...others] = lines.map(dueIn);
  if (first === undefined || second === undefined) return false;
  return (await unionAll(first, second, ...others).limit(1)).length > 0;
}

/**
 * Whether the invitation of an email is still one: not revoked, used or muted, and to a round that is open. Thanks go to everyone who
 * is still invited, whether they have answered or not. It joins tables of other rooms: by their verbs it would take a statement for each
 * email.
 */
function isInvited(db: Queryable, now: Date) {
  const canAnswer = and(
    eq(invitations.used, false),
    isNull(surveys.completedAt),
    or(isNull(surveys.closesAt), gt(surveys.closesAt, now)),
  );
  const live = db
    .select({ id: invitations.id })
    .from(invitations)
    .innerJoin(surveys, eq(surveys.id, invitations.surveyId))
    .where(
      and(
        eq(invitations.id, mails.invitationId),
        eq(invitations.muted, false),
        or(eq(mails.kind, "thanks"), canAnswer),
      ),
    );
  return sql`${exists(live)}`.mapWith(Boolean);
}

/**
 * Whether an email that asks a client for something still can: to reply, until they have, or to go on with their round, for as long as
 * they have it, and never after the end of the programme.
 */
function isAsked(db: Queryable) {
  const isWaiting = and(ne(mails.kind, "client nudge"), eq(clients.state, "invited"));
  const isUnderWay = and(
    eq(mails.kind, "client nudge"),
    eq(clients.state, "accepted"),
    isNotNull(clients.surveyId),
  );
  const live = db
    .select({ id: clients.id })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .where(and(eq(clients.id, mails.invitationId), isNull(programmes.closedAt), or(isWaiting, isUnderWay)));
  return sql`${exists(live)}`.mapWith(Boolean);
}

/** Whether a round still has a plan that its owner wants to be told of today: one that was moved waits for another day. */
function isPlanned(db: Queryable) {
  const isDue = and(eq(plans.surveyId, mails.invitationId), eq(plans.remind, true), isNull(plans.mailDueAt));
  const live = db.select({ id: plans.surveyId }).from(plans).where(isDue);
  return sql`${exists(live)}`.mapWith(Boolean);
}

/** Whether someone can still answer an invitation to an organisation. */
function isAskedToJoin(db: Queryable, now: Date) {
  const live = db
    .select({ id: organisationInvites.id })
    .from(organisationInvites)
    .where(
      and(
        eq(organisationInvites.id, mails.invitationId),
        eq(organisationInvites.state, "open"),
        gt(organisationInvites.expiresAt, now),
      ),
    );
  return sql`${exists(live)}`.mapWith(Boolean);
}

/** Whether someone still takes part in a team round that runs; a reminder also needs someone whom they haven't described. */
function isInTeam(db: Queryable, now: Date) {
  const { id, teamRoundId } = teamPeople;
  const undescribed = db
    .select({ id: teamPanels.describedId })
    .from(teamPanels)
    .where(and(eq(teamPanels.describerId, id), eq(teamPanels.used, false)));
  const live = db
    .select({ id })
    .from(teamPeople)
    .innerJoin(teamRounds, eq(teamRounds.id, teamRoundId))
    .where(
      and(
        eq(id, mails.invitationId),
        gt(teamRounds.closesAt, now),
        or(ne(mails.kind, "team round reminder"), exists(undescribed)),
      ),
    );
  return sql`${exists(live)}`.mapWith(Boolean);
}

/** Whether a guest still has their place in a workshop. */
function isInWorkshop(db: Queryable, now: Date) {
  const { id, workshopId } = workshopGuests;
  const live = db
    .select({ id })
    .from(workshopGuests)
    .innerJoin(workshops, eq(workshops.id, workshopId))
    .where(and(eq(id, mails.invitationId), gt(workshops.erasedAt, now)));
  return sql`${exists(live)}`.mapWith(Boolean);
}

const wishes = (tx: Transaction, now: Date) => [
  isInvited(tx, now),
  isAsked(tx),
  isAskedToJoin(tx, now),
  isInTeam(tx, now),
  isInWorkshop(tx, now),
  isPlanned(tx),
];

/** The emails of a line that are due, longest first; the same statement, and the same rows, whoever they are for. */
async function listDue(tx: Transaction, line: Line, now: Date, perTick: number) {
  const rows = await tx
    .select({
      ...getTableColumns(mails),
      isWanted: sql`(${sql.join(wishes(tx, now), sql` or `)})`.mapWith(Boolean),
    })
    .from(mails)
    .where(inLine(line, now))
    .orderBy(asc(mails.dueAt))
    .limit(perTick);
  return rows.map(({ isWanted, ...row }, place) => {
    const isOver = row.invitationId !== null && !isWanted;
    const hasExpired = row.expiresAt !== null && row.expiresAt <= now;
    const isForNobody = row.recipient === "" || isOver || hasExpired;
    return { ...row, attempts: row.attempts + 1, line, place, wasDueAt: row.dueAt, isForNobody };
  });
}

/** Takes the next due emails of each line, `perTick` at most, for oneself until `leaseEnds`, and counts the try. */
export async function claimDueMails(
  tx: Transaction,
  now: Date,
  leaseEnds: Date,
  perTick: number,
): Promise<readonly ClaimedMail[]> {
  const claimed: ClaimedMail[] = [];
  for (const line of lines) claimed.push(...(await listDue(tx, line, now, perTick)));
  const ids = claimed.map(({ id }) => id);
  // While someone has it, nobody else may try it or drop it: what was said of the last try goes until there is news.
  const changes = { dueAt: leaseEnds, attempts: sql`${mails.attempts} + 1`, lastRefusal: null };
  await tx.update(mails).set(changes).where(inArray(mails.id, ids));
  return claimed;
}

export type MailChanges = Partial<
  Pick<
    MailRow,
    | "state"
    | "keep"
    | "attempts"
    | "dueAt"
    | "recipient"
    | "text"
    | "html"
    | "replyTo"
    | "unsubscribeUrl"
    | "invitationId"
    | "lastRefusal"
  >
>;

/** Writes what came of a try, unless the lease ran out meanwhile and another worker has the email. */
export async function settleMail(
  tx: Transaction,
  { id, attempts }: Pick<MailRow, "id" | "attempts">,
  changes: MailChanges,
): Promise<void> {
  await tx
    .update(mails)
    .set(changes)
    .where(and(eq(mails.id, id), eq(mails.attempts, attempts), eq(mails.state, "queued")));
}
