import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import {
  invitationLinks,
  organisationInvites,
  organisationMembers,
  organisations,
  users,
} from "#db/schema/index.ts";
import { deliveryOf } from "#db/columns.ts";
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql } from "drizzle-orm";

export type InviteRow = typeof organisationInvites.$inferSelect;

/** Lists an organisation's open invitations, newest first. */
export const listOpen = (db: Queryable, organisationId: Authorized<"organisation">, now: Date) =>
  db
    .select({
      ...getTableColumns(organisationInvites),
      delivery: deliveryOf(db, organisationInvites.id),
    })
    .from(organisationInvites)
    .where(
      and(
        eq(organisationInvites.organisationId, organisationId),
        eq(organisationInvites.state, "open"),
        gt(organisationInvites.expiresAt, now),
      ),
    )
    .orderBy(desc(organisationInvites.sentAt), asc(organisationInvites.email));

export const findInvite = (
  db: Queryable,
  organisationId: Authorized<"organisation">,
  inviteId: string,
): Promise<InviteRow | undefined> =>
  db
    .select()
    .from(organisationInvites)
    .where(and(eq(organisationInvites.id, inviteId), eq(organisationInvites.organisationId, organisationId)))
    .get();

/** Lists invitations that can still be answered. */
export const listAnswerable = (db: Queryable, ids: readonly string[], now: Date) =>
  db
    .select({ id: organisationInvites.id })
    .from(organisationInvites)
    .where(
      and(
        inArray(organisationInvites.id, [...ids]),
        eq(organisationInvites.state, "open"),
        gt(organisationInvites.expiresAt, now),
      ),
    );

export const selectInvite = (db: Queryable, id: string) =>
  db.select({ id: organisationInvites.id }).from(organisationInvites).where(eq(organisationInvites.id, id));

export const listMemberMailboxes = (db: Queryable, organisationId: Authorized<"organisation">) =>
  db
    .select({ mailbox: users.mailbox })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId));

/** Lists an organisation's invitations to some mailboxes, in any state. */
export const listInvitesTo = (
  db: Queryable,
  organisationId: Authorized<"organisation">,
  mailboxes: readonly string[],
) =>
  db
    .select({ id: organisationInvites.id, mailbox: organisationInvites.mailbox })
    .from(organisationInvites)
    .where(
      and(
        eq(organisationInvites.organisationId, organisationId),
        inArray(organisationInvites.mailbox, [...mailboxes]),
      ),
    );

/** Replaces an earlier invitation to the same mailbox, under its old id. */
export async function saveInvites(tx: Transaction, rows: readonly InviteRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(organisationInvites)
    .values([...rows])
    .onConflictDoUpdate({
      target: [organisationInvites.organisationId, organisationInvites.mailbox],
      set: {
        email: sql`excluded.email`,
        role: sql`excluded.role`,
        invitedBy: sql`excluded.invited_by`,
        state: sql`excluded.state`,
        sentAt: sql`excluded.sent_at`,
        repliedAt: sql`excluded.replied_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    });
}

export const updateInvite = (
  tx: Transaction,
  id: string,
  changes: Partial<Pick<InviteRow, "state" | "sentAt" | "repliedAt" | "expiresAt" | "invitedBy">>,
) => tx.update(organisationInvites).set(changes).where(eq(organisationInvites.id, id));

const invited = {
  invite: getTableColumns(organisationInvites),
  organisation: getTableColumns(organisations),
};

/** Finds an invitation by the hash of its link's token. */
export const findByLink = (db: Queryable, tokenHash: string) =>
  db
    .select(invited)
    .from(invitationLinks)
    .innerJoin(organisationInvites, eq(organisationInvites.id, invitationLinks.invitationId))
    .innerJoin(organisations, eq(organisations.id, organisationInvites.organisationId))
    .where(and(eq(invitationLinks.tokenHash, tokenHash), eq(invitationLinks.kind, "organisation")))
    .get();

export type Invited = NonNullable<Awaited<ReturnType<typeof findByLink>>>;

export const findReceived = (db: Queryable, inviteId: string): Promise<Invited | undefined> =>
  db
    .select(invited)
    .from(organisationInvites)
    .innerJoin(organisations, eq(organisations.id, organisationInvites.organisationId))
    .where(eq(organisationInvites.id, inviteId))
    .get();

/** Lists open invitations to this address, newest first. The mailbox is what the index covers. */
export const listReceived = (
  db: Queryable,
  { email, mailbox }: Pick<InviteRow, "email" | "mailbox">,
  now: Date,
): Promise<Invited[]> =>
  db
    .select(invited)
    .from(organisationInvites)
    .innerJoin(organisations, eq(organisations.id, organisationInvites.organisationId))
    .where(
      and(
        eq(organisationInvites.mailbox, mailbox),
        eq(organisationInvites.email, email),
        eq(organisationInvites.state, "open"),
        gt(organisationInvites.expiresAt, now),
      ),
    )
    .orderBy(desc(organisationInvites.sentAt));
