import type { Queryable } from "#db/client.ts";
import { clients, mails, organisationMembers, organisations, users, workshops } from "#db/schema/index.ts";
import type { MailKind } from "#src/shared/mail/email-kinds.ts";
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, or, sql } from "drizzle-orm";
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
    .select({
      title: workshops.title,
      team: organisations.name,
      step: workshops.step,
      endsAt: workshops.endsAt,
      createdAt: workshops.createdAt,
    })
    .from(workshops)
    .leftJoin(organisations, eq(organisations.id, workshops.organisationId))
    .where(eq(workshops.startedBy, userId))
    .orderBy(desc(workshops.createdAt), desc(workshops.id))
    .limit(most);

export const listNames = async (db: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
        .from(users)
        .where(inArray(users.id, [...ids]));

const columns = {
  id: mails.id,
  kind: mails.kind,
  state: mails.state,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
  refusal: mails.lastRefusal,
};

/** Lets SQLite use the index of recipients. */
const isAddressed = sql`${mails.recipient} <> ''`;
const isCanceled = and(eq(mails.state, "queued"), eq(mails.recipient, ""));
const isNotCanceled = sql`NOT (${isCanceled})`;

/** Events whose keys begin like this: an id is followed by a space. */
const startsWith = (start: string) => and(gte(mails.eventKey, `${start} `), lt(mails.eventKey, `${start}!`));

export interface Addressee {
  readonly userId: string;
  readonly email: string;
  readonly mailbox: string;
  readonly subscriptionId: string | null;
}

/**
 * Emails of these kinds to someone: unsent ones by address, settled ones by their event. Emails to them as a
 * client are found by the client's row, because their address there may be written differently.
 */
export function listEmails(
  db: Queryable,
  { userId, email, mailbox, subscriptionId }: Addressee,
  { own, client }: { readonly own: readonly MailKind[]; readonly client: readonly MailKind[] },
  most: number,
) {
  const select = () => db.select(columns).from(mails);
  const toThem = select().where(and(isAddressed, eq(mails.recipient, email), inArray(mails.kind, [...own])));
  const aboutPlans = select().where(
    and(
      or(
        startsWith(`trial ends ${userId}`),
        startsWith(`trial over ${userId}`),
        subscriptionId === null ? undefined : eq(mails.eventKey, `plan ended ${subscriptionId}`),
      ),
      // The first selection has the others.
      ne(mails.recipient, email),
      isNotCanceled,
    ),
  );
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
    .where(
      and(
        isAddressed,
        eq(mails.recipient, supportEmail),
        eq(mails.kind, "support request"),
        eq(mails.replyTo, email),
      ),
    )
    .orderBy(desc(mails.createdAt))
    .limit(most);
