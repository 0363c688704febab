import type { Queryable } from "#db/client.ts";
import { billings, organisationMembers, organisations, users } from "#db/schema/index.ts";
import { and, asc, eq, getTableColumns, inArray, min, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";

const owned = alias(organisationMembers, "owned");

const payerColumns = {
  userId: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  isAdmin: users.isAdmin,
  role: users.role,
  billing: getTableColumns(billings),
};

const isPayerFor = (userId: string) =>
  and(
    eq(organisationMembers.userId, userId),
    ne(organisationMembers.role, "member"),
    eq(owned.role, "owner"),
    ne(owned.userId, userId),
  );

/** Owners of the organisations that this person helps to lead, with the organisation's name. */
export const listPayersFor = (db: Queryable, userId: string) =>
  db
    .select({ ...payerColumns, organisation: organisations.name })
    .from(organisationMembers)
    .innerJoin(owned, eq(owned.organisationId, organisationMembers.organisationId))
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .innerJoin(users, eq(users.id, owned.userId))
    .leftJoin(billings, eq(billings.userId, users.id))
    .where(isPayerFor(userId))
    .orderBy(asc(organisations.createdAt), asc(organisations.id), asc(users.id));

export const listNames = (db: Queryable, userIds: readonly string[]) =>
  db
    .select({ userId: users.id, name: users.name })
    .from(users)
    .where(inArray(users.id, [...userIds]));

const isPayerOf = (organisationIds: readonly string[]) =>
  and(inArray(organisationMembers.organisationId, organisationIds), eq(organisationMembers.role, "owner"));

export const listPayersOf = (db: Queryable, organisationIds: readonly string[]) =>
  db
    .select({ ...payerColumns, organisationId: organisationMembers.organisationId })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .leftJoin(billings, eq(billings.userId, users.id))
    .where(isPayerOf(organisationIds))
    .orderBy(asc(organisationMembers.joinedAt), asc(users.id));

/** The other leaders of these owners' organisations, in the order in which seats are given: first come. */
export async function listLeadersBeside(db: Queryable, owners: readonly { readonly userId: string }[]) {
  if (owners.length === 0) return [];
  const isTheirs = inArray(
    owned.userId,
    owners.map(({ userId }) => userId),
  );
  return db
    .select({ ownerId: owned.userId, userId: organisationMembers.userId })
    .from(owned)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, owned.organisationId))
    .where(
      and(
        isTheirs,
        eq(owned.role, "owner"),
        ne(organisationMembers.role, "member"),
        ne(organisationMembers.userId, owned.userId),
      ),
    )
    .groupBy(owned.userId, organisationMembers.userId)
    .orderBy(asc(min(organisationMembers.leadsSince)), asc(organisationMembers.userId));
}
