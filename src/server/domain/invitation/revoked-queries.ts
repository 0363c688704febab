import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { invitations, revokedInvitations } from "#db/schema/index.ts";
import { sha256 } from "#src/server/ids.ts";
import { and, eq, inArray, or, sql } from "drizzle-orm";

/** What an invited person has done about a round, and what outlives the revoking of their invitation. */
export interface Marks {
  readonly used: boolean;
  readonly muted: boolean;
}

const hashOf = (surveyId: string, mailbox: string): string => sha256(`${surveyId}\n${mailbox}`);

export const findMailbox = (db: Queryable, surveyId: Authorized<"survey">, invitationId: string) =>
  db
    .select({ mailbox: invitations.mailbox })
    .from(invitations)
    .where(and(eq(invitations.id, invitationId), eq(invitations.surveyId, surveyId)))
    .get();

/**
 * Keeps the marks, if there are some, of an invitation that goes. The database decides whether: a statement more would tell who
 * counts the time whether there were (rule A7).
 */
export async function storeMarks(
  tx: Transaction,
  surveyId: Authorized<"survey">,
  { id, mailbox }: { readonly id: string; readonly mailbox: string },
): Promise<void> {
  const { used, muted } = invitations;
  const marked = tx
    .select({
      surveyId: invitations.surveyId,
      mailboxHash: sql`${hashOf(surveyId, mailbox)}`.as("mailbox_hash"),
      used,
      muted,
    })
    .from(invitations)
    .where(and(eq(invitations.id, id), or(eq(used, true), eq(muted, true))));
  await tx
    .insert(revokedInvitations)
    .select(marked)
    .onConflictDoUpdate({
      target: [revokedInvitations.surveyId, revokedInvitations.mailboxHash],
      set: {
        used: sql`max(${revokedInvitations.used}, excluded.used)`,
        muted: sql`max(${revokedInvitations.muted}, excluded.muted)`,
      },
    });
}

const hasOneOf = (surveyId: string, mailboxes: readonly string[]) => {
  const hashes = JSON.stringify(mailboxes.map((mailbox) => hashOf(surveyId, mailbox)));
  return and(
    eq(revokedInvitations.surveyId, surveyId),
    sql`${revokedInvitations.mailboxHash} in (select value from json_each(${hashes}))`,
  );
};

/** What is kept for those mailboxes. It passes to the next invitation to the same mailbox: see `dropMarks`. */
export async function findMarks(
  db: Queryable,
  surveyId: Authorized<"survey">,
  mailboxes: readonly string[],
): Promise<(mailbox: string) => Marks> {
  const rows = await db.select().from(revokedInvitations).where(hasOneOf(surveyId, mailboxes));
  const byHash = new Map(rows.map(({ mailboxHash, used, muted }) => [mailboxHash, { used, muted }]));
  return (mailbox) => byHash.get(hashOf(surveyId, mailbox)) ?? { used: false, muted: false };
}

/** Of mailboxes whose invitations have the marks from now on. */
export async function dropMarks(
  tx: Transaction,
  surveyId: Authorized<"survey">,
  mailboxes: readonly string[],
): Promise<void> {
  await tx.delete(revokedInvitations).where(hasOneOf(surveyId, mailboxes));
}

/** Erases what was kept for some rounds. */
export async function deleteMarks(tx: Transaction, surveyIds: IdSelection): Promise<void> {
  await tx.delete(revokedInvitations).where(inArray(revokedInvitations.surveyId, surveyIds));
}
