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

/** Owners of organisations that someone else helps to lead, each with an organisation of theirs. */
export const listPayersFor = (db: Queryable, userId: string) =>
  db
    .select({ ...payerColumns, organisation: organisations.name })
    .from(organisationMembers)
    .innerJoin(owned, eq(owned.organisationId, organisationMembers.organisationId))
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .innerJoin(users, eq(users.id, owned.userId))
    .leftJoin(billings, eq(billings.userId, users.id))
    .where(
      and(
        eq(organisationMembers.userId, userId),
        ne(organisationMembers.role, "member"),
        eq(owned.role, "owner"),
        ne(owned.userId, userId),
      ),
    )
    .orderBy(asc(organisations.createdAt), asc(organisations.id), asc(users.id));

/** The owners of some organisations. */
export const listPayersOf = (db: Queryable, organisationIds: readonly string[]) =>
  db
    .select({ ...payerColumns, organisationId: organisationMembers.organisationId })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .leftJoin(billings, eq(billings.userId, users.id))
    .where(
      and(
        inArray(organisationMembers.organisationId, [...organisationIds]),
        eq(organisationMembers.role, "owner"),
      ),
    )
    .orderBy(asc(organisationMembers.joinedAt), asc(users.id));

/**
 * Who leads an organisation of this owner beside them, in the order in which they get seats: who was first, in any of the owner's
 * organisations.
 *
 * @param most so many at most
 */
export async function listSeatHolders(
  db: Queryable,
  ownerId: string,
  most: number,
): Promise<readonly string[]> {
  const since = min(organisationMembers.leadsSince);
  const rows = await db
    .select({ userId: organisationMembers.userId })
    .from(owned)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, owned.organisationId))
    .where(
      and(
        eq(owned.userId, ownerId),
        eq(owned.role, "owner"),
        ne(organisationMembers.role, "member"),
        ne(organisationMembers.userId, ownerId),
      ),
    )
    .groupBy(organisationMembers.userId)
    .orderBy(asc(since), asc(organisationMembers.userId))
    .limit(most);
  return rows.map(({ userId }) => userId);
}
