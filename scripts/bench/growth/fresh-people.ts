import { posts, users, usedTrials, workshopGuests } from "#db/schema/index.ts";
import { makeWorld as makePeople } from "#tests/api/contract/world.ts";
import type { TestDeps } from "#tests/setup/deps-on.ts";
import { gt, max, notLike, sql } from "drizzle-orm";
import type { World } from "./world.ts";

export type FreshPeople = Awaited<ReturnType<typeof makePeople>>;

const lastPerson = async ({ db }: TestDeps): Promise<number> =>
  (
    await db.read
      .select({ last: max(users.number) })
      .from(users)
      .get()
  )?.last ?? 0;

/** The contract's people, posts and guests have the same addresses and keys each time: those of last time get others. */
async function freeAddresses(deps: TestDeps, after: number): Promise<void> {
  const address = sql`${users.id} || '@before.example'`;
  await deps.db.write(async (tx) => {
    await tx
      .update(users)
      .set({ email: address, mailbox: address, username: null })
      .where(gt(users.number, after));
    await tx.delete(usedTrials);
    await tx
      .update(workshopGuests)
      .set({ keyHash: workshopGuests.id })
      .where(notLike(workshopGuests.id, "guest-%"));
    await tx.update(posts).set({ slug: posts.id }).where(notLike(posts.id, "post-%"));
  });
}

const lastOfBefore = new WeakMap<Pick<World, "deps">, number>();

/** People of the contract (tests/api/contract), in a world that may have had others of them. */
export async function makeFreshPeople(world: Pick<World, "deps">): Promise<FreshPeople> {
  const { deps } = world;
  const last = await lastPerson(deps);
  await freeAddresses(deps, lastOfBefore.get(world) ?? last);
  lastOfBefore.set(world, last);
  return makePeople(deps);
}
