import type { Actor } from "#src/server/actor.ts";
import { takeFromLimitsIn } from "#src/server/auth/limits/limits.ts";
import { after, days, hours } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { getActiveLed } from "#src/server/domain/organisation/require-active.ts";
import { workshopsBy } from "#src/server/domain/workshop/limits.ts";
import { insertWorkshop, type WorkshopRow } from "#src/server/domain/workshop/queries.ts";
import type { NewWorkshop } from "#src/shared/workshop/workshop.input.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import type { Workshop } from "#src/shared/workshop/workshop.output.ts";
import { presentRoom, readRoom } from "./room.ts";

/** A code is typed from the wall where a phone can't scan it: no capitals, and nothing that looks like something else. 49 bits. */
const codeAlphabet = "23456789abcdefghjkmnpqrstuvwxyz";
const codeLength = 10;

/**
 * Starts a workshop: from now on people can join. Its last day is fixed here, and everyone is told it before they join.
 *
 * @throws {DomainError} not_found; forbidden for members; plan_needed; too_many_requests.
 */
export function startWorkshop(
  deps: Deps,
  actor: Actor,
  { id: organisationId, title, describes, keepDays }: NewWorkshop & { readonly id: string },
): Promise<Workshop> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { organisation } = await getActiveLed(tx, deps, actor, organisationId);
    await takeFromLimitsIn(tx, now, [workshopsBy(actor)]);
    const workshop: WorkshopRow = {
      id: deps.ids.id(),
      organisationId: organisation.id,
      startedBy: actor.userId,
      title,
      code: deps.ids.code(codeAlphabet, codeLength),
      describes: describes ?? workshopLimits.describes,
      panelSize: null,
      step: "gathering",
      version: 0,
      picture: null,
      picturedAt: null,
      createdAt: now,
      endsAt: after(now, hours(workshopLimits.mostHours)),
      erasedAt: after(now, days(keepDays ?? workshopLimits.keepDays)),
    };
    await insertWorkshop(tx, workshop);
    return presentRoom(deps, await readRoom(tx, deps, actor, workshop.id));
  });
}
