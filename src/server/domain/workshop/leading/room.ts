import type { Queryable } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getHosted, type HostedWorkshop } from "#src/server/domain/workshop/gate.ts";
import { presentWall } from "#src/server/domain/workshop/present-workshop.ts";
import { countFinished, listGuests, type GuestRow } from "#src/server/domain/workshop/queries.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";

type Needs = Pick<Deps, "env" | "clock">;

/** A workshop and who is in it. */
export interface Room {
  readonly workshop: HostedWorkshop;
  readonly guests: readonly GuestRow[];
  /** How many have described everyone whom they were given. */
  readonly finished: number;
}

/**
 * A workshop for its host.
 *
 * @throws {DomainError} not_found; forbidden for members.
 */
export async function readRoom(db: Queryable, deps: Needs, actor: Actor, id: string): Promise<Room> {
  const workshop = await getHosted(db, deps, actor, id);
  const guests = await listGuests(db, workshop.id);
  return { workshop, guests, finished: await countFinished(db, workshop.id) };
}

/** Also who has joined, and nothing of what they did. */
export function presentRoom(deps: Needs, { workshop, guests, finished }: Room): Workshop {
  const numbers = {
    guests: guests.length,
    ready: guests.filter(({ selfTraitIds }) => selfTraitIds !== null).length,
    counted: guests.filter(({ isCounted }) => isCounted).length,
  };
  return {
    ...presentWall(deps, workshop, { ...numbers, finished }),
    organisation: { id: workshop.organisationId, name: workshop.organisation },
    startedAt: workshop.createdAt.toISOString(),
    people: guests.map((guest) => ({ guestId: guest.id, name: guest.name })),
  };
}
