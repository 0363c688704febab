import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { sha256 } from "#src/server/ids.ts";
import type { InvitationKey } from "#src/shared/sharing/client-page.ts";
import {
  clients,
  invitationLinks,
  meetings,
  programmes,
  sharingLedger,
  snapshots,
  surveys,
  users,
} from "#db/schema/index.ts";
import {
  and,
  asc,
  desc,
  eq,
  exists,
  getTableColumns,
  inArray,
  max,
  ne,
  sql,
  type SQLWrapper,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

export type ClientRow = typeof clients.$inferSelect;

const hosts = alias(users, "hosts");

const selectInvited = (db: Queryable) =>
  db
    .select({
      client: getTableColumns(clients),
      programme: getTableColumns(programmes),
      facilitator: { name: users.name, mailbox: users.mailbox },
      roundOwnerId: surveys.userId,
      meetingState: meetings.state,
      meetingAt: meetings.updatedAt,
      /** Who started the meeting; null without one, and once their account is deleted. */
      host: hosts.name,
      hasResult: exists(
        db.select({ id: snapshots.id }).from(snapshots).where(eq(snapshots.surveyId, clients.surveyId)),
      ).mapWith(Boolean),
    })
    .from(clients)
    .innerJoin(programmes, eq(programmes.id, clients.programmeId))
    .innerJoin(users, eq(users.id, programmes.facilitatorId))
    .leftJoin(surveys, eq(surveys.id, clients.surveyId))
    .leftJoin(meetings, eq(meetings.clientId, clients.id))
    .leftJoin(hosts, eq(hosts.id, meetings.startedBy));

/** Finds an invitation by its link, or at this address by client id; the example has none. */
export function findInvited(db: Queryable, key: InvitationKey, email: string | null) {
  if ("clientId" in key) {
    const isTheirs = and(eq(clients.id, key.clientId), eq(clients.email, sql`${email}`));
    return selectInvited(db)
      .where(and(isTheirs, eq(programmes.isExample, false)))
      .get();
  }
  const { invitationId, tokenHash, kind } = invitationLinks;
  return selectInvited(db)
    .innerJoin(invitationLinks, eq(invitationId, clients.id))
    .where(and(eq(tokenHash, sha256(key.token)), eq(kind, "programme")))
    .get();
}

export type Invited = NonNullable<Awaited<ReturnType<typeof findBySurvey>>>;

/** Lists invitations to this address from others, newest first. The mailbox is what the index covers. */
export const listInvitedAt = (db: Queryable, { email, mailbox }: Pick<ClientRow, "email" | "mailbox">) =>
  selectInvited(db)
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
  selectInvited(db).where(eq(clients.surveyId, surveyId)).get();

/** Lists the programmes that a person's rounds belong to. */
export const listOfOwner = (db: Queryable, userId: string) =>
  selectInvited(db).where(and(eq(surveys.userId, userId), eq(clients.state, "accepted")));

export async function updateClients(
  tx: Transaction,
  ids: readonly string[] | SQLWrapper,
  changes: Partial<ClientRow>,
): Promise<void> {
  if (Object.keys(changes).length > 0) await tx.update(clients).set(changes).where(inArray(clients.id, ids));
}

/** The clients that a user is, through their rounds, as a selection. */
export const clientsOfOwner = (db: Queryable, userId: string) =>
  db
    .select({ id: clients.id })
    .from(surveys)
    .innerJoin(clients, eq(clients.surveyId, surveys.id))
    .where(eq(surveys.userId, userId));

/** The clients that a person is, or was, by their address. */
export const clientsAt = (db: Queryable, { email, mailbox }: Pick<ClientRow, "email" | "mailbox">) =>
  db
    .select({ id: clients.id })
    .from(clients)
    .where(and(eq(clients.mailbox, mailbox), eq(clients.email, email)));

/** Ends clients' meetings: the facilitator's screen follows the row and stops showing the result. */
export const endMeetingsOf = (tx: Transaction, clientIds: readonly string[] | SQLWrapper, now: Date) =>
  tx
    .update(meetings)
    .set({ state: "over", updatedAt: now, version: sql`${meetings.version} + 1` })
    .where(and(inArray(meetings.clientId, clientIds), ne(meetings.state, "over")));

/** The participating clients of some rounds, as a selection. */
export const clientsWith = (db: Queryable, surveyIds: SQLWrapper) =>
  db
    .select({ id: clients.id })
    .from(clients)
    .where(and(inArray(clients.surveyId, surveyIds), eq(clients.state, "accepted")));

export type LedgerRow = typeof sharingLedger.$inferSelect;

type OfOne = { readonly surveyId: Authorized<"survey"> } | { readonly clientId: Authorized<"client"> };

/** Lists the entries of a round or of a client, oldest first. */
export const listLedger = (db: Queryable, of: OfOne) =>
  db
    .select({
      at: sharingLedger.at,
      what: sharingLedger.what,
      facilitator: sharingLedger.facilitatorName,
    })
    .from(sharingLedger)
    .where(
      "surveyId" in of ? eq(sharingLedger.surveyId, of.surveyId) : eq(sharingLedger.clientId, of.clientId),
    )
    .orderBy(asc(sharingLedger.number));

/** Appends an entry. Nothing changes or removes single entries; they are deleted with their round. */
export async function appendToLedger(tx: Transaction, entry: Omit<LedgerRow, "number">): Promise<void> {
  const last = tx
    .select({ number: max(sharingLedger.number) })
    .from(sharingLedger)
    .where(eq(sharingLedger.surveyId, entry.surveyId));
  await tx.insert(sharingLedger).values({ ...entry, number: sql`coalesce(${last}, 0) + 1` });
}

export const deleteLedgers = (tx: Transaction, surveyIds: IdSelection) =>
  tx.delete(sharingLedger).where(inArray(sharingLedger.surveyId, surveyIds));
