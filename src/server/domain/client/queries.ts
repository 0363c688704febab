import type { Queryable, Transaction } from "#db/client.ts";
import {
  clients,
  invitationLinks,
  meetings,
  programmes,
  shownResults,
  snapshots,
  surveys,
  users,
} from "#db/schema/index.ts";
import {
  and,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  ne,
  sql,
  type SQL,
  type SQLWrapper,
} from "drizzle-orm";

export type ClientRow = typeof clients.$inferSelect;

const facilitator = {
  userId: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  mailbox: users.mailbox,
};

const invited = {
  client: getTableColumns(clients),
  programme: getTableColumns(programmes),
  facilitator,
  roundOwnerId: surveys.userId,
};

/** Who was asked by an email with this link, for what, by whom, and whose their round is. */
export const findByLink = (db: Queryable, tokenHash: string) =>
  db
    .select(invited)
    .from(invitationLinks)
    .innerJoin(clients, eq(clients.id, invitationLinks.invitationId))
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .where(eq(invitationLinks.tokenHash, tokenHash))
    .get();

export type Invited = NonNullable<Awaited<ReturnType<typeof findByLink>>>;

/** The same for a client by id. Nobody was asked in an example. */
export const findAsked = (db: Queryable, clientId: string): Promise<Invited | undefined> =>
  db
    .select(invited)
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .where(and(eq(clients.id, clientId), eq(programmes.isExample, false)))
    .get();

/** Everyone who was asked at this address by someone else, newest first. Its mailbox finds them by their index. */
export const listAskedAt = (db: Queryable, { email, mailbox }: Pick<ClientRow, "email" | "mailbox">) =>
  db
    .select(invited)
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .where(
      and(
        eq(clients.mailbox, mailbox),
        eq(clients.email, email),
        eq(programmes.isExample, false),
        ne(users.mailbox, mailbox),
      ),
    )
    .orderBy(desc(clients.invitedAt), desc(clients.id));

/** The programme that a round is in, with the client and the state of their meeting; undefined: it is in none. */
export const findBySurvey = (db: Queryable, surveyId: string) =>
  db
    .select({
      client: getTableColumns(clients),
      programme: getTableColumns(programmes),
      facilitator,
      meetingState: meetings.state,
    })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .leftJoin(meetings, eq(meetings.clientId, clients.id))
    .where(eq(clients.surveyId, surveyId))
    .get();

export type Participation = NonNullable<Awaited<ReturnType<typeof findBySurvey>>>;

export async function updateClient(tx: Transaction, id: string, changes: Partial<ClientRow>): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.update(clients).set(changes).where(eq(clients.id, id));
}

/** As whom someone takes part with their rounds, as a selection. */
export const clientsOfOwner = (db: Queryable, userId: string) =>
  db
    .select({ id: clients.id })
    .from(surveys)
    .innerJoin(clients, eq(clients.surveyId, surveys.id))
    .where(eq(surveys.userId, userId));

export async function updateClients(
  tx: Transaction,
  ids: readonly string[] | SQLWrapper,
  changes: Partial<ClientRow>,
): Promise<void> {
  await tx.update(clients).set(changes).where(inArray(clients.id, ids));
}

/** Ends a meeting of theirs, if there is one: the facilitator's screen follows the row, and shows no result any more. */
export const endMeetingOf = (tx: Transaction, clientId: string, now: Date): Promise<void> =>
  endMeetingsOf(tx, [clientId], now);

/** The same for several. */
export async function endMeetingsOf(
  tx: Transaction,
  clientIds: readonly string[] | SQLWrapper,
  now: Date,
): Promise<void> {
  await tx
    .update(meetings)
    .set({ state: "over", updatedAt: now, version: sql`${meetings.version} + 1` })
    .where(and(inArray(meetings.clientId, clientIds), ne(meetings.state, "over")));
}

/** The newest result of a round; undefined while its window has not been opened. */
export const findNewestResult = (db: Queryable, surveyId: string) =>
  db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(desc(snapshots.number))
    .limit(1)
    .get();

export const isClient = (id: string) => eq(clients.id, id);

/** Whose result of this round their facilitator sees. */
export const isShowing = (surveyId: string) =>
  and(eq(clients.surveyId, surveyId), eq(clients.state, "accepted"), isNotNull(clients.sharedSince));

/** Notes the newest result of a client as one that a facilitator has been able to see, whatever happens to it. Nothing where there is none. */
export async function noteNewestShown(tx: Transaction, which: SQL | undefined): Promise<void> {
  const newest = tx
    .select({ programmeId: clients.programmeId, clientId: clients.id, snapshotId: snapshots.id })
    .from(clients)
    .innerJoin(snapshots, eq(snapshots.surveyId, clients.surveyId))
    .where(which)
    .orderBy(desc(snapshots.number))
    .limit(1);
  await tx.insert(shownResults).select(newest).onConflictDoNothing();
}

/** The clients who take part with some rounds, as a selection. */
export const clientsWith = (db: Queryable, surveyIds: SQLWrapper) =>
  db
    .select({ id: clients.id })
    .from(clients)
    .where(and(inArray(clients.surveyId, surveyIds), eq(clients.state, "accepted")));
