import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import type { TeamRoundChanges } from "#src/shared/team/team.input.ts";
import type { TeamRound } from "#src/shared/team/team.output.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { teamErrors } from "./errors.ts";
import { requestJob } from "#src/server/domain/job/run-job.ts";
import { getManaged, getOwnPart } from "./gate.ts";
import { readTeamRound } from "./get-team-round.ts";
import { findPicture } from "./picture/queries.ts";
import { endOwnRounds, moveRounds, renameRounds, updatePerson, updateRound } from "./queries.ts";
import { endOfRoundJob } from "#src/server/domain/team/timed/check-team-rounds.ts";
import { planNextCheck, requireDeadline, requireRunning } from "./rules.ts";

/**
 * Updates a team round and every member's own round.
 *
 * @throws {DomainError} not_found; forbidden for those who only take part; bad_request for a deadline;
 * conflict once it's over.
 */
export function changeTeamRound(
  deps: Deps,
  actor: Actor,
  id: string,
  changes: TeamRoundChanges,
): Promise<TeamRound> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { round } = await getManaged(tx, actor, id);
    requireRunning(round, now);
    const { closesAt, title = round.title, purpose = round.purpose } = changes;
    if (title !== round.title || purpose !== round.purpose)
      await renameRounds(tx, round.id, { title, description: purpose }, now);
    if (closesAt !== undefined) {
      requireDeadline(closesAt, now);
      await moveRounds(tx, round.id, closesAt, now);
    }
    // Reminders start again with the new deadline.
    const planned = { ...round, ...withoutUndefined(changes), remindersDone: 0 };
    const { remindersDone, nextLookAt } = planNextCheck(planned, now);
    const stored = { ...withoutUndefined(changes), remindersDone, nextLookAt };
    await updateRound(tx, round.id, stored);
    return readTeamRound(tx, deps, actor, id);
  });
}

/**
 * Ends a team round and every member's own round now; their emails follow soon.
 *
 * @throws {DomainError} not_found; forbidden for those who only take part.
 */
export function closeTeamRound(deps: Deps, actor: Actor, id: string): Promise<TeamRound> {
  return deps.db.write(async (tx) => {
    const now = deps.clock.now();
    const { round } = await getManaged(tx, actor, id);
    if (round.closesAt > now) {
      await endOwnRounds(tx, round.id, now);
      await updateRound(tx, round.id, { closesAt: now, nextLookAt: null });
      await requestJob(tx, deps, endOfRoundJob(round.id));
    }
    return readTeamRound(tx, deps, actor, id);
  });
}

/**
 * Stores whether the actor agrees to be counted in the team picture.
 *
 * @throws {DomainError} not_found; forbidden if they don't take part; conflict once the picture is made.
 */
export function setCounted(
  deps: Deps,
  actor: Actor,
  { teamRoundId, counted }: { readonly teamRoundId: string; readonly counted: boolean },
): Promise<TeamRound> {
  return deps.db.write(async (tx) => {
    const { round, person } = await getOwnPart(tx, actor, teamRoundId);
    if (person.isCounted !== counted) {
      if ((await findPicture(tx, round.id)) !== undefined) throw teamErrors.isCountedForGood();
      await updatePerson(tx, person.id, { isCounted: counted });
    }
    return readTeamRound(tx, deps, actor, teamRoundId);
  });
}
