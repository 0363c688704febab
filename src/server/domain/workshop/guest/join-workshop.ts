import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized, Origin } from "#src/server/actor.ts";
import { enforceLimitsIn } from "#src/server/auth/limits/limits.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { shuffled } from "#src/server/domain/team/starting/choose-panels.ts";
import { workshopErrors } from "#src/server/domain/workshop/errors.ts";
import { type PlacedGuest, getByCode, getByCodeIn } from "#src/server/domain/workshop/gate.ts";
import { joinsOf } from "#src/server/domain/workshop/limits.ts";
import {
  type GuestRow,
  findGuest,
  insertGuest,
  insertPanels,
  listGuests,
  listUnfinished,
  updateGuest,
} from "#src/server/domain/workshop/queries.ts";
import { canJoin, leadersOf, stepAt } from "#src/server/domain/workshop/rules.ts";
import { sha256 } from "#src/server/ids.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import type { NewGuest } from "#src/shared/workshop/workshop.input.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { WorkshopInvitation } from "#src/shared/workshop/workshop.output.ts";
import { nameKeyOf, requireDistinctName } from "./names.ts";

/** What people read before they join. @throws {DomainError} not_found; too_many_requests. */
export async function getWorkshopInvitation(
  deps: Deps,
  origin: Origin,
  code: string,
): Promise<WorkshopInvitation> {
  const workshop = await getByCode(deps, origin, code);
  const step = stepAt(workshop, deps.clock.now());
  return {
    title: workshop.title,
    language: workshop.language,
    ...leadersOf(workshop),
    open: canJoin(step),
    late: await findLateness(deps.db.read, workshop.id, step),
    erasedAt: workshop.erasedAt.toISOString(),
  };
}

/**
 * Joins a workshop and returns the key of a new place. Repeating it with the same key joins only once.
 *
 * @throws {DomainError} not_found; bad_request for a name that could be taken for someone else's; conflict
 * once windows are open and for a full room; too_many_requests.
 */
export async function joinWorkshop(
  deps: Deps,
  origin: Origin,
  { code, name, guestKey = deps.ids.token(256) }: NewGuest & { readonly code: string },
): Promise<{ readonly guestKey: string }> {
  const keyHash = sha256(guestKey);
  await getByCode(deps, origin, code);
  await deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const workshop = await getByCodeIn(tx, deps, code);
    const known = await findGuest(tx, keyHash);
    if (known?.workshop.id === workshop.id) return;
    if (known !== undefined || !canJoin(stepAt(workshop, now))) throw workshopErrors.notOpen();
    const guests = await listGuests(tx, workshop.id);
    if (guests.length >= workshopLimits.mostGuests) throw workshopErrors.full();
    requireDistinctName(name, guests);
    await enforceLimitsIn(tx, now, [joinsOf(workshop)]);
    const guest = { id: deps.ids.id(), workshopId: workshop.id, keyHash, name, nameKey: nameKeyOf(name) };
    await insertGuest(tx, guest);
  });
  return { guestKey };
}

/*
 * People who come while the others describe each other. They describe, too. Others describe them only if at
 * least five of those who were there from the beginning haven't finished: these get one more person, chosen by
 * chance, and nobody can tell who they are. Phones that come late could all be one person's.
 */

/** What comes too late for a window; null before people describe each other and after. */
export async function findLateness(db: Queryable, id: Authorized<"workshop">, step: WorkshopStep) {
  if (step !== "describing") return null;
  return isDescribedLate(await listUnfinished(db, id)) ? "described" : "describesOnly";
}

const isDescribedLate = (unfinished: readonly unknown[]): boolean =>
  unfinished.length >= workshopLimits.leastUnfinished;

/**
 * Takes in someone late, who describes as many others as everyone. Their own words are saved only if they
 * get described: without that there is no window to make of them.
 */
export async function takeInLate(
  tx: Transaction,
  { ids }: Pick<TransactionDeps, "ids">,
  { guest, workshop }: PlacedGuest,
  ownWords: readonly string[] | null,
): Promise<void> {
  const others = (await listGuests(tx, workshop.id)).filter(({ id, isIn }) => isIn && id !== guest.id);
  const unfinished = new Set((await listUnfinished(tx, workshop.id)).map(({ id }) => id));
  const isDescribed = ownWords !== null && isDescribedLate([...unfinished]);
  const draw = (people: readonly GuestRow[]): readonly GuestRow[] =>
    shuffled(people, ids.below).slice(0, workshop.panelSize ?? 0);
  const described = draw(others.filter(({ selfTraitIds }) => selfTraitIds !== null));
  const describers = isDescribed ? draw(others.filter(({ id }) => unfinished.has(id))) : [];
  await updateGuest(tx, guest.id, { isIn: true, isLate: true, selfTraitIds: isDescribed ? ownWords : null });
  const panels = [
    ...described.map(({ id }) => ({ describerId: guest.id, describedId: id })),
    ...describers.map(({ id }) => ({ describerId: id, describedId: guest.id })),
  ];
  if (panels.length > 0) await insertPanels(tx, panels);
}
