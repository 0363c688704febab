import type { IdSelection, Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import { invitations, revokedInvitations } from "#db/schema/index.ts";
import { sha256 } from "#src/server/ids.ts";
import { and, eq, inArray, or, sql } from "drizzle-orm";

/** The state of an invitation that outlives its revocation. */
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
 * Stores a revoked invitation's marks, if any. One statement decides and inserts: an extra one would reveal
 * by its time whether there were any (rule A7).
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

/** Finds stored marks; the next invitation to the mailbox takes them over (see `dropMarks`). */
export async function findMarks(
  db: Queryable,
  surveyId: Authorized<"survey">,
  mailboxes: readonly string[],
): Promise<(mailbox: string) => Marks> {
  const rows = await db.select().from(revokedInvitations).where(hasOneOf(surveyId, mailboxes));
  const byHash = new Map(rows.map(({ mailboxHash, used, muted }) => [mailboxHash, { used, muted }]));
  return (mailbox) => byHash.get(hashOf(surveyId, mailbox)) ?? { used: false, muted: false };
}

/** Deletes marks that new invitations have taken over. */
export async function dropMarks(
  tx: Transaction,
  surveyId: Authorized<"survey">,
  mailboxes: readonly string[],
): Promise<void> {
  await tx.delete(revokedInvitations).where(hasOneOf(surveyId, mailboxes));
}

export async function deleteMarks(tx: Transaction, surveyIds: IdSelection): Promise<void> {
  await tx.delete(revokedInvitations).where(inArray(revokedInvitations.surveyId, surveyIds));
}
