import type { Queryable } from "#db/client.ts";
import { billings, organisationMembers, organisations, users } from "#db/schema/index.ts";
import { isAmong, type Ids } from "#db/key.ts";
import { and, asc, eq, getTableColumns, inArray, min, ne, type SQLWrapper } from "drizzle-orm";
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

/** Owners of organisations that someone else helps to lead, each with an organisation of theirs. */
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

/** Their ids, as a selection. */
export const payersFor = (db: Queryable, userId: string) =>
  db
    .select({ userId: owned.userId })
    .from(organisationMembers)
    .innerJoin(owned, eq(owned.organisationId, organisationMembers.organisationId))
    .where(isPayerFor(userId));

const isPayerOf = (organisationIds: Ids) =>
  and(isAmong(organisationMembers.organisationId, organisationIds), eq(organisationMembers.role, "owner"));

/** The owners of some organisations. */
export const listPayersOf = (db: Queryable, organisationIds: Ids) =>
  db
    .select({ ...payerColumns, organisationId: organisationMembers.organisationId })
    .from(organisationMembers)
    .innerJoin(users, eq(users.id, organisationMembers.userId))
    .leftJoin(billings, eq(billings.userId, users.id))
    .where(isPayerOf(organisationIds))
    .orderBy(asc(organisationMembers.joinedAt), asc(users.id));

/** Their ids, as a selection. */
export const payersOf = (db: Queryable, organisationIds: Ids) =>
  db
    .select({ userId: organisationMembers.userId })
    .from(organisationMembers)
    .where(isPayerOf(organisationIds));

/**
 * Who leads an organisation of some owners beside them, in the order in which an owner's seats are given: to who was first, in any of
 * the owner's organisations.
 *
 * @param ownerIds a selection
 */
export const listLeadersBeside = (db: Queryable, ownerIds: SQLWrapper) =>
  db
    .select({ ownerId: owned.userId, userId: organisationMembers.userId })
    .from(owned)
    .innerJoin(organisationMembers, eq(organisationMembers.organisationId, owned.organisationId))
    .where(
      and(
        inArray(owned.userId, ownerIds),
        eq(owned.role, "owner"),
        ne(organisationMembers.role, "member"),
        ne(organisationMembers.userId, owned.userId),
      ),
    )
    .groupBy(owned.userId, organisationMembers.userId)
    .orderBy(asc(min(organisationMembers.leadsSince)), asc(organisationMembers.userId));
