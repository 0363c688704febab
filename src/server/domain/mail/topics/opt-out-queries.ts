import type { Queryable, Transaction } from "#db/client.ts";
import { invitations, mailOptOuts, mails, unsubscribeLinks } from "#db/schema/index.ts";
import { type SQLWrapper, and, eq, inArray, sql } from "drizzle-orm";
import { prepared } from "#db/prepared.ts";

type OptOutRow = typeof mailOptOuts.$inferSelect;

const isRow = ({ addressHash, topic }: OptOutRow) =>
  and(eq(mailOptOuts.addressHash, addressHash), eq(mailOptOuts.topic, topic));

export async function hasOptOut(db: Queryable, row: OptOutRow): Promise<boolean> {
  return (await db.select().from(mailOptOuts).where(isRow(row)).get()) !== undefined;
}

export const listOptOutsOf = (db: Queryable, addressHashes: readonly string[]): Promise<OptOutRow[]> =>
  db
    .select()
    .from(mailOptOuts)
    .where(inArray(mailOptOuts.addressHash, [...addressHashes]));

export const listOptOuts = (db: Queryable, addressHash: string): Promise<OptOutRow[]> =>
  listOptOutsOf(db, [addressHash]);

export async function insertOptOut(tx: Transaction, row: OptOutRow): Promise<void> {
  await tx.insert(mailOptOuts).values(row).onConflictDoNothing();
}

export async function copyOptOuts(tx: Transaction, from: string, to: string): Promise<void> {
  const { addressHash, topic } = mailOptOuts;
  const copies = tx
    .select({ addressHash: sql<string>`${to}`.as("to"), topic })
    .from(mailOptOuts)
    .where(eq(addressHash, from));
  await tx.insert(mailOptOuts).select(copies).onConflictDoNothing();
}

export async function deleteOptOut(tx: Transaction, row: OptOutRow): Promise<void> {
  await tx.delete(mailOptOuts).where(isRow(row));
}

export async function insertLinks(
  tx: Transaction,
  rows: readonly (typeof unsubscribeLinks.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await tx.insert(unsubscribeLinks).values([...rows]);
}

export async function unlinkInvitations(tx: Transaction, ids: SQLWrapper): Promise<void> {
  await tx
    .update(unsubscribeLinks)
    .set({ invitationId: null })
    .where(inArray(unsubscribeLinks.invitationId, ids));
}

/** What an unsubscribe link is for. */
export interface LinkRow extends OptOutRow {
  /** null for emails about something else, and once the invitation is revoked. */
  readonly invitationId: string | null;
  /** Whether emails about this round are off; null without a round. */
  readonly surveyMuted: boolean | null;
}

/** Joins another feature's table, to find the link in one statement. */
export const findLink = (db: Queryable, tokenHash: string): Promise<LinkRow | undefined> =>
  db
    .select({
      addressHash: unsubscribeLinks.addressHash,
      topic: unsubscribeLinks.topic,
      invitationId: invitations.id,
      surveyMuted: invitations.muted,
    })
    .from(unsubscribeLinks)
    .leftJoin(invitations, eq(invitations.id, unsubscribeLinks.invitationId))
    .where(eq(unsubscribeLinks.tokenHash, tokenHash))
    .get();

interface QueuedMail extends OptOutRow {
  readonly id: string;
}

const listed = sql`json_each(${sql.placeholder("mails")}) as listed`;
const isUnwanted = sql`exists (select 1 from ${mailOptOuts}
  where ${mailOptOuts.addressHash} = listed.value ->> 'addressHash' and ${mailOptOuts.topic} = listed.value ->> 'topic')`;

const isLocal = sql`${mails.state} = 'local'`;
const spacesFor = (text: typeof mails.text | typeof mails.html) => sql`printf('%*s', length(${text}), '')`;

/** Leaves the same row as an email queued without a recipient. */
const cancel = prepared((tx: Transaction) =>
  tx
    .update(mails)
    .set({
      recipient: "",
      fromName: null,
      replyTo: null,
      text: spacesFor(mails.text),
      html: spacesFor(mails.html),
      state: sql`case when ${isLocal} then 'sent' else ${mails.state} end`,
      unsubscribeUrl: sql`case when ${isLocal} then null else ${mails.unsubscribeUrl} end`,
      subjectType: sql`case when ${isLocal} then null else ${mails.subjectType} end`,
      subjectId: sql`case when ${isLocal} then null else ${mails.subjectId} end`,
      keep: false,
    })
    .where(sql`${mails.id} in (select listed.value ->> 'id' from ${listed} where ${isUnwanted})`)
    .prepare(),
);

/**
 * Removes the recipient of unwanted emails, and nothing else of their rows. Only the database knows which
 * ones: neither the result nor the timing tells the caller.
 */
export async function cancelUnwanted(tx: Transaction, queued: readonly QueuedMail[]): Promise<void> {
  if (queued.length === 0) return;
  const rows = queued.map(({ id, addressHash, topic }) => ({ id, addressHash, topic }));
  await cancel(tx).run({ mails: JSON.stringify(rows) });
}
