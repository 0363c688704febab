import type { IdSelection, Transaction } from "#db/client.ts";
import { invitationLinks } from "#db/schema/index.ts";
import { inArray } from "drizzle-orm";

type LinkRow = typeof invitationLinks.$inferInsert;

export type InvitationKind = LinkRow["kind"];

export async function insertInvitationLinks(tx: Transaction, rows: readonly LinkRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(invitationLinks).values([...rows]);
}

/** Deletes links to erased `invitations`, `clients` or `organisation_invites`. */
export async function deleteInvitationLinks(tx: Transaction, ids: IdSelection): Promise<void> {
  await tx.delete(invitationLinks).where(inArray(invitationLinks.invitationId, ids));
}
