import type { Queryable, Transaction } from "#db/client.ts";
import {
  clients,
  invitationLinks,
  meetings,
  programmes,
  snapshots,
  surveys,
  users,
} from "#db/schema/index.ts";
import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQLWrapper } from "drizzle-orm";

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

/** Finds an invitation by the hash of its link's token. */
export const findInvitedByLink = (db: Queryable, tokenHash: string) =>
  db
    .select(invited)
    .from(invitationLinks)
    .innerJoin(clients, eq(clients.id, invitationLinks.invitationId))
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .where(and(eq(invitationLinks.tokenHash, tokenHash), eq(invitationLinks.kind, "programme")))
    .get();

export type Invited = NonNullable<Awaited<ReturnType<typeof findInvitedByLink>>>;

/** Finds an invitation by client id; the example has none. */
export const findInvitedById = (db: Queryable, clientId: string): Promise<Invited | undefined> =>
  db
    .select(invited)
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .where(and(eq(clients.id, clientId), eq(programmes.isExample, false)))
    .get();

/** Lists invitations to this address from others, newest first. The mailbox is what the index covers. */
export const listInvitedAt = (db: Queryable, { email, mailbox }: Pick<ClientRow, "email" | "mailbox">) =>
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

/** Finds the programme of a round, with the client and the state of their meeting. */
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

/** The clients that a user is, through their rounds, as a selection. */
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

/** Ends a client's meeting: the facilitator's screen follows the row and stops showing the result. */
export const endMeetingOf = (tx: Transaction, clientId: string, now: Date): Promise<void> =>
  endMeetingsOf(tx, [clientId], now);

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

export const findNewestResult = (db: Queryable, surveyId: string) =>
  db
    .select({ id: snapshots.id })
    .from(snapshots)
    .where(eq(snapshots.surveyId, surveyId))
    .orderBy(desc(snapshots.number))
    .limit(1)
    .get();

/** The participating clients of some rounds, as a selection. */
export const clientsWith = (db: Queryable, surveyIds: SQLWrapper) =>
  db
    .select({ id: clients.id })
    .from(clients)
    .where(and(inArray(clients.surveyId, surveyIds), eq(clients.state, "accepted")));
