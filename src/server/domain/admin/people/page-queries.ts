import type { Queryable } from "#db/client.ts";
import {
  clients,
  isSupportRequest,
  mails,
  organisationMembers,
  organisations,
  workshops,
} from "#db/schema/index.ts";
import type { MailKind } from "#src/shared/mail/email-kinds.ts";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { PersonRow } from "./people-queries.ts";
import { unionAll } from "drizzle-orm/sqlite-core";

export const listTeams = (db: Queryable, userId: string) =>
  db
    .select({
      name: organisations.name,
      role: organisationMembers.role,
      joinedAt: organisationMembers.joinedAt,
    })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(eq(organisationMembers.userId, userId))
    .orderBy(asc(organisationMembers.joinedAt), asc(organisations.id));

/** The workshops that someone started, newest first, without anything about guests. */
export const listWorkshops = (db: Queryable, userId: string, most: number) =>
  db
    .select({ ...getTableColumns(workshops), team: organisations.name })
    .from(workshops)
    .leftJoin(organisations, eq(organisations.id, workshops.organisationId))
    .where(eq(workshops.startedBy, userId))
    .orderBy(desc(workshops.createdAt), desc(workshops.id))
    .limit(most);

const { id, kind, state, attempts, createdAt, lastRefusal: refusal } = mails;
const columns = { id, kind, state, attempts, createdAt, refusal };

/** Lets SQLite use the index of recipients. */
const isAddressed = sql`${mails.recipient} <> ''`;
const isNotCanceled = or(ne(mails.state, "queued"), ne(mails.recipient, ""));

/** Events whose keys begin like this: an id is followed by a space. */
const startsWith = (start: string) => and(gte(mails.eventKey, `${start} `), lt(mails.eventKey, `${start}!`));

/**
 * Emails of these kinds to someone: unsent ones by address, settled ones by their event. Emails to them as a
 * client are found by the client's row, because their address there may be written differently.
 */
export function listEmails(
  db: Queryable,
  { id: userId, email, mailbox, billing }: PersonRow,
  { own, client }: { readonly own: readonly MailKind[]; readonly client: readonly MailKind[] },
  most: number,
) {
  const select = (which: SQL | undefined) =>
    db
      .select(columns)
      .from(mails)
      .where(and(which, inArray(mails.kind, [...own])));
  const toThem = select(and(isAddressed, eq(mails.recipient, email)));
  const isAboutPlan = or(
    startsWith(`trial ends ${userId}`),
    startsWith(`trial over ${userId}`),
    eq(mails.eventKey, `plan ended ${billing?.subscriptionId ?? ""}`),
  );
  // The first selection has the others.
  const aboutPlans = select(and(isAboutPlan, ne(mails.recipient, email), isNotCanceled));
  const isClient = and(eq(clients.mailbox, mailbox), inArray(mails.kind, [...client]));
  const waitingForClient = db
    .select(columns)
    .from(clients)
    .innerJoin(mails, and(isNotNull(mails.subjectId), eq(mails.subjectId, clients.id)))
    .where(and(isClient, eq(mails.subjectType, "client"), isNotCanceled));
  const invitations = db
    .select(columns)
    .from(clients)
    .innerJoin(mails, eq(mails.eventKey, sql`'client invitation ' || ${clients.id}`))
    // With canceled ones: someone who wants no such emails must look like everyone else.
    .where(and(isClient, sql`${mails.subjectId} IS NULL`));
  return unionAll(toThem, aboutPlans, waitingForClient, invitations)
    .orderBy(desc(columns.createdAt), desc(columns.id))
    .limit(most);
}

export type EmailRow = Awaited<ReturnType<typeof listEmails>>[number];

/** Someone's requests for help that are still on their way; once sent, nothing tells whose they were. */
export const listRequests = (db: Queryable, supportEmail: string, email: string, most: number) =>
  db
    .select(columns)
    .from(mails)
    .where(and(isAddressed, eq(mails.recipient, supportEmail), isSupportRequest, eq(mails.replyTo, email)))
    .orderBy(desc(mails.createdAt))
    .limit(most);
