import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { moveDeadlines, moves, type Move } from "#src/server/domain/survey/move-deadlines.ts";
import { requireFuture, requireLawfulMinimum, requireRaise } from "#src/server/domain/survey/rules.ts";
import type { ProgrammeChanges } from "#src/shared/programme/programme.input.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { programmeErrors } from "./errors.ts";
import { getLed } from "./gate.ts";
import { lookAtProgramme } from "./present-programme.ts";
import type { ClientProgress } from "./queries.ts";
import { isRunning, isTooSoon } from "./rules.ts";
import { listRoundsOf, updateProgramme as storeProgramme } from "./write-queries.ts";

/** A client with the deadline that `moveDeadlines` has given to their round. */
function moved(client: ClientProgress, move: Move): ClientProgress {
  const { surveyId, state, roundClosesAt: closesAt, roundCompletedAt: completedAt } = client;
  const isMoved = surveyId !== null && state === "accepted" && moves({ closesAt, completedAt }, move);
  return isMoved ? { ...client, roundClosesAt: move.to } : client;
}

/**
 * A new deadline also moves the rounds of clients that still have the old one; a client who has set their own keeps it. A new minimum
 * is for rounds that are still to come: peers answer under the minimum that they were told. It only rises, as invitations name it. Rounds
 * that run are their clients': a deadline that comes nearer leaves them some days.
 *
 * @throws {DomainError} not_found; bad_request; conflict for a closed programme, and for a lower minimum.
 */
export function updateProgramme(
  deps: Deps,
  actor: Actor,
  faId: string,
  changes: ProgrammeChanges,
): Promise<Programme> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const [{ programme, addedAt }, rounds, present] = await Promise.all([
      getLed(tx, actor, faId),
      listRoundsOf(tx, faId),
      lookAtProgramme(tx, actor, faId),
    ]);
    if (!isRunning(programme)) throw programmeErrors.closed();
    const { closesAt, minResponses } = changes;
    if (minResponses !== undefined) {
      requireLawfulMinimum(minResponses, "personal");
      requireRaise(minResponses, programme.minResponses, 0);
    }
    if (closesAt) requireFuture(closesAt, now);
    if (closesAt && rounds.length > 0 && isTooSoon(closesAt, programme.closesAt, now))
      throw programmeErrors.deadlineTooSoon();
    const stored = withoutUndefined(changes);
    if (Object.keys(stored).length > 0) await storeProgramme(tx, faId, stored);
    const move = closesAt === undefined ? null : { from: programme.closesAt, to: closesAt, now };
    if (move !== null) await moveDeadlines(tx, rounds, move);
    return present({ programme: { ...programme, ...stored }, addedAt }, now, (client) =>
      move === null ? client : moved(client, move),
    );
  });
}
