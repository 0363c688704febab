import type { Queryable, Transaction } from "#db/client.ts";
import {
  organisationInvites,
  organisationMembers,
  organisations,
  programmeFacilitators,
  users,
} from "#db/schema/index.ts";
import { and, asc, eq, getTableColumns, inArray } from "drizzle-orm";

export type OrganisationRow = typeof organisations.$inferSelect;
export type MembershipRow = typeof organisationMembers.$inferSelect;

const isMember = (organisationId: string, userId: string) =>
  and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.userId, userId));

const selectMemberships = (db: Queryable) =>
  db
    .select({ organisation: getTableColumns(organisations), role: organisationMembers.role })
    .from(organisationMembers)
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId));

export const findMembership = (db: Queryable, organisationId: string, userId: string) =>
  selectMemberships(db).where(isMember(organisationId, userId)).get();

export type MembershipOf = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** Oldest first. */
export const listMemberships = (db: Queryable, userId: string): Promise<MembershipOf[]> =>
  selectMemberships(db)
    .where(eq(organisationMembers.userId, userId))
    .orderBy(asc(organisations.createdAt), asc(organisations.id));

export const countMemberships = (db: Queryable, userId: string): Promise<number> =>
  db.$count(organisationMembers, eq(organisationMembers.userId, userId));

/** Sorted by when they joined. */
export const listMembers = (db: Queryable, organisationIds: readonly string[]) =>
  db
    .select({
      ...getTableColumns(organisationMembers),
      name: users.name,
      firstName: users.firstName,
      email: users.email,
      mailbox: users.mailbox,
    })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .where(inArray(organisationMembers.organisationId, organisationIds))
    .orderBy(asc(organisationMembers.joinedAt), asc(organisationMembers.userId));

export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

export const insertOrganisation = (tx: Transaction, row: OrganisationRow) =>
  tx.insert(organisations).values(row);

export const renameOrganisation = (tx: Transaction, id: string, name: string) =>
  tx.update(organisations).set({ name }).where(eq(organisations.id, id));

export const insertMember = (tx: Transaction, row: MembershipRow) =>
  tx.insert(organisationMembers).values(row);

export const updateMember = (
  tx: Transaction,
  { organisationId, userId }: Pick<MembershipRow, "organisationId" | "userId">,
  changes: Pick<MembershipRow, "role" | "leadsSince">,
) => tx.update(organisationMembers).set(changes).where(isMember(organisationId, userId));

export const deleteMember = (
  tx: Transaction,
  { organisationId, userId }: Pick<MembershipRow, "organisationId" | "userId">,
) => tx.delete(organisationMembers).where(isMember(organisationId, userId));

export const invitesOf = (db: Queryable, id: string) =>
  db
    .select({ id: organisationInvites.id })
    .from(organisationInvites)
    .where(eq(organisationInvites.organisationId, id));

/** After its team rounds have ended. A database server may not enforce foreign keys. */
export async function deleteOrganisation(tx: Transaction, id: string): Promise<void> {
  await tx.delete(organisationInvites).where(eq(organisationInvites.organisationId, id));
  for (const table of [programmeFacilitators, organisationMembers])
    await tx.delete(table).where(eq(table.organisationId, id));
  await tx.delete(organisations).where(eq(organisations.id, id));
}
