import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getHosted } from "#src/server/domain/workshop/gate.ts";
import { presentWall } from "#src/server/domain/workshop/present-workshop.ts";
import {
  countPairs,
  listGuests,
  type GuestRow,
  type NamedWorkshop,
} from "#src/server/domain/workshop/queries.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";

type Pairs = Awaited<ReturnType<typeof countPairs>>;
type Needs = Pick<Deps, "env" | "clock">;

/** A workshop and who is in it. */
export interface Room {
  readonly workshop: NamedWorkshop;
  readonly guests: readonly GuestRow[];
  readonly pairs: Pairs;
}

export const noPairs: Pairs = { pairs: 0, used: 0 };

/**
 * A workshop for its host.
 *
 * @param withoutId a guest whose descriptions are not counted
 * @throws {DomainError} not_found; forbidden for members.
 */
export async function readRoom(
  db: Queryable,
  deps: Needs,
  actor: Actor,
  id: string,
  withoutId?: string,
): Promise<Room> {
  const [workshop, guests, pairs] = await Promise.all([
    getHosted(db, deps, actor, id),
    listGuests(db, id),
    countPairs(db, id, withoutId),
  ]);
  return { workshop, guests, pairs };
}

/** Also who has joined, and nothing of what they did. */
export function presentRoom(deps: Needs, { workshop, guests, pairs }: Room): Workshop {
  const numbers = {
    guests: guests.length,
    ready: guests.filter(({ selfTraitIds }) => selfTraitIds !== null).length,
    counted: guests.filter(({ isCounted }) => isCounted).length,
  };
  return {
    ...presentWall(deps, workshop, { ...numbers, pairs }),
    organisation: { id: workshop.organisationId, name: workshop.organisation },
    startedAt: workshop.createdAt.toISOString(),
    people: guests.map((guest) => ({ guestId: guest.id, name: guest.name })),
  };
}
