import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { moveDeadlines } from "#src/server/domain/survey/change-survey.ts";
import { requireFuture, requireAllowedMinimum, requireRaise } from "#src/server/domain/survey/rules.ts";
import type { ProgrammeChanges } from "#src/shared/programme/programme.input.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { programmeErrors } from "./errors.ts";
import { getLedProgramme } from "./gate.ts";
import { readProgramme } from "./present-programme.ts";
import { isRunning, isTooSoon } from "./rules.ts";
import { listParticipants } from "#src/server/domain/programme/leading/lead-queries.ts";
import { updateProgramme as storeProgramme } from "./write-queries.ts";

/**
 * A new deadline also moves clients' rounds that still have the old one; an earlier one must leave them some
 * days. A new minimum applies to later rounds only: peers answer under the minimum they were told. It can
 * only rise, as invitations name it.
 *
 * @throws {DomainError} not_found; bad_request; conflict for a closed programme or a lower minimum
 */
export function updateProgramme(
  deps: Deps,
  actor: Actor,
  faId: string,
  changes: ProgrammeChanges,
): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { programme } = await getLedProgramme(tx, actor, faId);
    if (!isRunning(programme)) throw programmeErrors.closed();
    const { closesAt, minResponses } = changes;
    if (minResponses !== undefined) {
      requireAllowedMinimum(minResponses, "personal");
      requireRaise(minResponses, programme.minResponses, 0);
    }
    const rounds = (await listParticipants(tx, programme.id)).map(({ surveyId }) => surveyId);
    if (closesAt) requireFuture(closesAt, now);
    if (closesAt && rounds.length > 0 && isTooSoon(closesAt, programme.closesAt, now))
      throw programmeErrors.deadlineTooSoon();
    const stored = withoutUndefined(changes);
    if (Object.keys(stored).length > 0) await storeProgramme(tx, programme.id, stored);
    if (closesAt !== undefined)
      await moveDeadlines(tx, deps, rounds, { from: programme.closesAt, to: closesAt, now });
    return readProgramme(tx, actor, await getLedProgramme(tx, actor, faId), now);
  });
}
