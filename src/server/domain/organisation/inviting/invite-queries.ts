import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import {
  invitationLinks,
  mails,
  organisationInvites,
  organisationMembers,
  organisations,
  users,
} from "#db/schema/index.ts";
import { deliveryOf } from "#db/columns.ts";
import { sha256 } from "#src/server/ids.ts";
import { hours } from "#src/server/clock.ts";
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  isNotNull,
  lt,
  notExists,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

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

export const findInvite = (db: Queryable, organisationId: Authorized<"organisation">, inviteId: string) =>
  db
    .select()
    .from(organisationInvites)
    .where(and(eq(organisationInvites.id, inviteId), eq(organisationInvites.organisationId, organisationId)))
    .get();

/** Who invited someone, if their account is still there. */
export const findInviter = (db: Queryable, id: string) =>
  db
    .select({ userId: organisationInvites.inviterId })
    .from(organisationInvites)
    .where(eq(organisationInvites.id, id))
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

export const listMemberMailboxes = (db: Queryable, organisationId: Authorized<"organisation">) =>
  db
    .select({ mailbox: users.mailbox })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(eq(organisationMembers.organisationId, organisationId));

/** Replaces an earlier invitation to the same mailbox, under its old id. */
export async function saveInvites(tx: Transaction, rows: readonly InviteRow[]): Promise<InviteRow[]> {
  if (rows.length === 0) return [];
  return tx
    .insert(organisationInvites)
    .values([...rows])
    .onConflictDoUpdate({
      target: [organisationInvites.organisationId, organisationInvites.mailbox],
      set: {
        email: sql`excluded.email`,
        role: sql`excluded.role`,
        invitedBy: sql`excluded.invited_by`,
        inviterId: sql`excluded.inviter_id`,
        state: sql`excluded.state`,
        sentAt: sql`excluded.sent_at`,
        repliedAt: sql`excluded.replied_at`,
        expiresAt: sql`excluded.expires_at`,
      },
    })
    .returning();
}

/** Replies to someone's invitations within an hour share an event, and so an email. */
const repliesKey = sql<string>`'team replies ' || ${organisationInvites.inviterId} || ' ' || (${organisationInvites.repliedAt} / ${sql.raw(String(hours(1)))})`;

/** Lists replies within this span, without an email, to people who are still members. */
export function listUnannouncedReplies(db: Queryable, from: Date, until: Date) {
  const { organisationId, inviterId, repliedAt, state, email } = organisationInvites;
  const joined = alias(users, "joined");
  const hasNoEmail = notExists(db.select({ id: mails.id }).from(mails).where(eq(mails.eventKey, repliesKey)));
  return db
    .select({
      eventKey: repliesKey,
      invited: email,
      state,
      member: joined.name,
      organisation: { id: organisations.id, name: organisations.name },
      email: users.email,
      firstName: users.firstName,
    })
    .from(organisationInvites)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .innerJoin(
      organisationMembers,
      and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.userId, inviterId)),
    )
    .innerJoin(users, eq(users.id, inviterId))
    .leftJoin(joined, and(eq(joined.email, email), eq(state, "used")))
    .where(
      and(
        gte(repliedAt, from),
        lt(repliedAt, until),
        inArray(state, ["used", "declined"]),
        isNotNull(users.emailVerifiedAt),
        hasNoEmail,
      ),
    )
    .orderBy(asc(repliedAt), asc(email));
}

/** Forgets who invited, before their account is deleted: a database server may not enforce foreign keys. */
export const forgetInviter = (tx: Transaction, userId: string) =>
  tx.update(organisationInvites).set({ inviterId: null }).where(eq(organisationInvites.inviterId, userId));

export const updateInvite = (tx: Transaction, id: string, changes: Partial<InviteRow>) =>
  tx.update(organisationInvites).set(changes).where(eq(organisationInvites.id, id));

const selectInvited = (db: Queryable) =>
  db
    .select({
      invite: getTableColumns(organisationInvites),
      organisation: getTableColumns(organisations),
    })
    .from(organisationInvites)
    .innerJoin(organisations, eq(organisations.id, organisationInvites.organisationId));

/** The token of an email's link, or an id, for the user signed in with the invited address. */
export type OrgInviteKey = { readonly token: string } | { readonly inviteId: string };

/** Finds an invitation by its link, or at this address by its id. */
export function findInvited(db: Queryable, key: OrgInviteKey, email: string | null) {
  const { id } = organisationInvites;
  if ("inviteId" in key)
    return selectInvited(db)
      .where(and(eq(id, key.inviteId), eq(organisationInvites.email, sql`${email}`)))
      .get();
  const { invitationId, tokenHash, kind } = invitationLinks;
  return selectInvited(db)
    .innerJoin(invitationLinks, eq(invitationId, id))
    .where(and(eq(tokenHash, sha256(key.token)), eq(kind, "organisation")))
    .get();
}

export type Invited = Awaited<ReturnType<typeof listReceived>>[number];

/** Lists open invitations to this address, newest first. The mailbox is what the index covers. */
export const listReceived = (
  db: Queryable,
  { email, mailbox }: Pick<InviteRow, "email" | "mailbox">,
  now: Date,
) =>
  selectInvited(db)
    .where(
      and(
        eq(organisationInvites.mailbox, mailbox),
        eq(organisationInvites.email, email),
        eq(organisationInvites.state, "open"),
        gt(organisationInvites.expiresAt, now),
      ),
    )
    .orderBy(desc(organisationInvites.sentAt));
