import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import {
  organisations,
  users,
  workshopAnswers,
  workshopGuests,
  workshopPanels,
  workshops,
} from "#db/schema/index.ts";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  not,
  or,
  sql,
  type SQLWrapper,
} from "drizzle-orm";

export type WorkshopRow = typeof workshops.$inferSelect;
export type GuestRow = typeof workshopGuests.$inferSelect;

/** Raw text without bound values: SQLite uses a partial index only for its exact expression. */
const isRunning = sql.raw(`"workshops"."step" <> 'ended'`);
const isUnerased = sql.raw(`"workshops"."is_erased" = 0`);

const ofWorkshop = {
  ...getTableColumns(workshops),
  organisation: organisations.name,
  host: users.name,
};

const selectNamed = (db: Queryable) =>
  db
    .select(ofWorkshop)
    .from(workshops)
    .leftJoin(organisations, eq(organisations.id, workshops.organisationId))
    .leftJoin(users, eq(users.id, workshops.startedBy));

export type NamedWorkshop = NonNullable<Awaited<ReturnType<typeof findWorkshop>>>;

export const findWorkshop = (db: Queryable, id: string) => selectNamed(db).where(eq(workshops.id, id)).get();

export const findByCode = (db: Queryable, code: string) =>
  selectNamed(db).where(eq(workshops.code, code)).get();

/** The workshops of these organisations, and those that someone leads without one, newest first. */
export async function listHosted(
  db: Queryable,
  organisationIds: readonly Authorized<"organisation">[],
  userId: string | null,
): Promise<NamedWorkshop[]> {
  // SQLite uses the indexes of both sides only without a constant beside them.
  const isHosted = or(
    organisationIds.length === 0 ? undefined : inArray(workshops.organisationId, [...organisationIds]),
    userId === null ? undefined : isLedAlone(userId),
  );
  if (isHosted === undefined) return [];
  return selectNamed(db).where(isHosted).orderBy(desc(workshops.createdAt), desc(workshops.id));
}

/** Selects a team's workshops. */
export const workshopsOf = (db: Queryable, organisationId: Authorized<"organisation">) =>
  db.select({ id: workshops.id }).from(workshops).where(eq(workshops.organisationId, organisationId));

const isLedAlone = (userId: string) => and(eq(workshops.startedBy, userId), isNull(workshops.organisationId));

/** Selects the workshops that someone leads without a team. */
export const workshopsAloneOf = (db: Queryable, userId: string) =>
  db.select({ id: workshops.id }).from(workshops).where(isLedAlone(userId));

export const insertWorkshop = (tx: Transaction, row: typeof workshops.$inferInsert) =>
  tx.insert(workshops).values(row);

export const updateWorkshop = (tx: Transaction, id: string, changes: Partial<WorkshopRow>) =>
  tx.update(workshops).set(changes).where(eq(workshops.id, id));

export const findGuest = (db: Queryable, keyHash: string) =>
  db
    .select({ guest: getTableColumns(workshopGuests), workshop: ofWorkshop })
    .from(workshopGuests)
    .innerJoin(workshops, eq(workshops.id, workshopGuests.workshopId))
    .leftJoin(organisations, eq(organisations.id, workshops.organisationId))
    .leftJoin(users, eq(users.id, workshops.startedBy))
    .where(eq(workshopGuests.keyHash, keyHash))
    .get();

export type GuestInRoom = NonNullable<Awaited<ReturnType<typeof findGuest>>>;

export const listGuests = (db: Queryable, workshopId: Authorized<"workshop">): Promise<GuestRow[]> =>
  db
    .select()
    .from(workshopGuests)
    .where(eq(workshopGuests.workshopId, workshopId))
    .orderBy(asc(workshopGuests.nameKey));

export const countGuests = (db: Queryable, workshopId: string): Promise<number> =>
  db.$count(workshopGuests, eq(workshopGuests.workshopId, workshopId));

/** Whether a guest who takes part has someone left to describe. */
function isUnfinished(db: Queryable) {
  const { describerId, used } = workshopPanels;
  const left = db
    .select({ describerId })
    .from(workshopPanels)
    .where(and(eq(describerId, workshopGuests.id), eq(used, false)));
  return exists(left);
}

/** Counts people: who has joined, who has own words, who takes part, and who has described everyone. */
export async function countRoom(db: Queryable, workshopId: Authorized<"workshop">) {
  const { selfTraitIds, isIn } = workshopGuests;
  const row = await db
    .select({
      ...{ guests: count(), withWords: count(selfTraitIds) },
      takingPart: sql<number>`count(*) filter (where ${isIn})`,
      finished: sql<number>`count(*) filter (where ${and(eq(isIn, true), not(isUnfinished(db)))})`,
    })
    .from(workshopGuests)
    .where(eq(workshopGuests.workshopId, workshopId))
    .get();
  return row ?? { guests: 0, withWords: 0, takingPart: 0, finished: 0 };
}

/** The guests from the beginning who still have someone to describe. */
export const listUnfinished = (db: Queryable, workshopId: Authorized<"workshop">) =>
  db
    .select({ id: workshopGuests.id })
    .from(workshopGuests)
    .where(
      and(
        eq(workshopGuests.workshopId, workshopId),
        eq(workshopGuests.isIn, true),
        eq(workshopGuests.isLate, false),
        isUnfinished(db),
      ),
    );

export const insertGuest = (tx: Transaction, row: typeof workshopGuests.$inferInsert) =>
  tx.insert(workshopGuests).values(row);

export const updateGuest = (tx: Transaction, id: string, changes: Partial<GuestRow>) =>
  tx.update(workshopGuests).set(changes).where(eq(workshopGuests.id, id));

/** Everyone with own words takes part. */
export const markTakingPart = (tx: Transaction, workshopId: string) =>
  tx
    .update(workshopGuests)
    .set({ isIn: true })
    .where(and(eq(workshopGuests.workshopId, workshopId), isNotNull(workshopGuests.selfTraitIds)));

export const insertPanels = (tx: Transaction, panels: readonly (typeof workshopPanels.$inferInsert)[]) =>
  tx.insert(workshopPanels).values([...panels]);

/** Selects the ids of all guests of these workshops. */
export const guestsOf = (db: Queryable, workshopIds: readonly string[] | SQLWrapper) =>
  db
    .select({ id: workshopGuests.id })
    .from(workshopGuests)
    .where(inArray(workshopGuests.workshopId, workshopIds));

/** All answers of a workshop, with the guest that each describes. */
export const listAnswers = (db: Queryable, workshopId: Authorized<"workshop">) =>
  db
    .select({ guestId: workshopAnswers.guestId, traitIds: workshopAnswers.traitIds })
    .from(workshopGuests)
    .innerJoin(workshopAnswers, eq(workshopAnswers.guestId, workshopGuests.id))
    .where(eq(workshopGuests.workshopId, workshopId));

/** Deletes answers, and who describes whom, for guests who describe each other or are gone. */
export async function deleteAnswers(tx: Transaction, guests: readonly string[] | SQLWrapper): Promise<void> {
  await tx.delete(workshopAnswers).where(inArray(workshopAnswers.guestId, guests));
  await tx.delete(workshopPanels).where(inArray(workshopPanels.describerId, guests));
  await tx.delete(workshopPanels).where(inArray(workshopPanels.describedId, guests));
}

/** Deletes answers and own words of a workshop that ends before its windows open. */
export async function deletePicks(tx: Transaction, workshopId: string): Promise<void> {
  await deleteAnswers(tx, guestsOf(tx, [workshopId]));
  await tx
    .update(workshopGuests)
    .set({ selfTraitIds: null })
    .where(eq(workshopGuests.workshopId, workshopId));
}

/** Deletes guests with all that is about them. Names each table: a server may not enforce foreign keys. */
export async function deleteGuests(tx: Transaction, guests: readonly string[] | SQLWrapper): Promise<void> {
  await deleteAnswers(tx, guests);
  await tx.delete(workshopGuests).where(inArray(workshopGuests.id, guests));
}

export const deleteWorkshops = (tx: Transaction, ids: readonly string[] | SQLWrapper) =>
  tx.delete(workshops).where(inArray(workshops.id, ids));

/** Workshops past their last day, and whether each leaves a picture. */
export const listErasable = (db: Queryable, now: Date) =>
  db
    .select({ id: workshops.id, hasPicture: isNotNull(workshops.picture).mapWith(Boolean) })
    .from(workshops)
    .where(and(lte(workshops.erasedAt, now), isUnerased));

/** Workshops past their evening that nobody has ended. */
export const listOver = (db: Queryable, now: Date) =>
  db
    .select({ id: workshops.id, step: workshops.step, version: workshops.version })
    .from(workshops)
    .where(and(lte(workshops.endsAt, now), isRunning));

/** Filters guests who still have their place. */
export const listWithPlace = (db: Queryable, ids: readonly string[], now: Date) =>
  db
    .select({ id: workshopGuests.id })
    .from(workshopGuests)
    .innerJoin(workshops, eq(workshops.id, workshopGuests.workshopId))
    .where(and(inArray(workshopGuests.id, [...ids]), gt(workshops.erasedAt, now)));

export const findStarterOf = (db: Queryable, guestId: string) =>
  db
    .select({ userId: workshops.startedBy })
    .from(workshopGuests)
    .innerJoin(workshops, eq(workshops.id, workshopGuests.workshopId))
    .where(eq(workshopGuests.id, guestId))
    .get();

/** A team's workshop stays when the account that started it goes. */
export const forgetStarter = (tx: Transaction, userId: string) =>
  tx.update(workshops).set({ startedBy: null }).where(eq(workshops.startedBy, userId));
