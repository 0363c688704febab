import type { Queryable, Transaction } from "#db/client.ts";
import type { Authorized } from "#src/server/actor.ts";
import type { TransactionDeps } from "#src/server/deps.ts";
import { shuffled } from "#src/server/domain/team/starting/choose-panels.ts";
import type { PlacedGuest } from "#src/server/domain/workshop/gate.ts";
import {
  insertPanels,
  listGuests,
  listUnfinished,
  updateGuest,
} from "#src/server/domain/workshop/queries.ts";
import type { WorkshopStep } from "#src/shared/workshop/steps.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { Lateness } from "#src/shared/workshop/workshop.output.ts";

/*
 * People who come while the others describe each other. They describe, too. Others describe them only if at
 * least five of those who were there from the beginning haven't finished: these get one more person, chosen by
 * chance, and nobody can tell who they are. Phones that come late could all be one person's.
 */

/** What comes too late for a window; null before people describe each other and after. */
export async function findLateness(
  db: Queryable,
  id: Authorized<"workshop">,
  step: WorkshopStep,
): Promise<Lateness | null> {
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
  const draw = <Person>(people: readonly Person[]): readonly Person[] =>
    shuffled(people.length, (below) => ids.below(below)).flatMap((place) => people[place] ?? []);
  const size = workshop.panelSize ?? 0;
  const described = draw(others.filter(({ selfTraitIds }) => selfTraitIds !== null)).slice(0, size);
  const describers = isDescribed
    ? draw(others)
        .filter(({ id }) => unfinished.has(id))
        .slice(0, size)
    : [];
  await updateGuest(tx, guest.id, { isIn: true, isLate: true, selfTraitIds: isDescribed ? ownWords : null });
  const panels = [
    ...described.map(({ id }) => ({ describerId: guest.id, describedId: id })),
    ...describers.map(({ id }) => ({ describerId: id, describedId: guest.id })),
  ];
  if (panels.length > 0) await insertPanels(tx, panels);
}
