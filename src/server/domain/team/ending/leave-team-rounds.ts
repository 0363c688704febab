import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import {
  deletePeople,
  deleteTeamRounds,
  endRounds,
  eraseDescriptions,
  forgetStarter,
  partsOf,
  runningPartsOf,
  surveysOf,
} from "./queries.ts";
import { getOwnPart } from "#src/server/domain/team/gate.ts";
import { requireRunning } from "#src/server/domain/team/rules.ts";
import { eraseSurveyIn } from "#src/server/domain/survey/delete-survey.ts";

/*
 * Someone who goes, in the middle of a team round or after it. What they picked for others stays where it is: nothing tells that it was theirs.
 * Nobody describes them from then on.
 */

/**
 * Someone is no longer a member: what runs goes on without them. Their own round ends without a description: a number, or a window before the
 * others', would tell who has described them so far. A round that is over keeps them, with its picture.
 */
export async function leaveTeamRounds(
  tx: Transaction,
  member: { readonly userId: string; readonly organisationId: string },
  now: Date,
): Promise<void> {
  const running = runningPartsOf(tx, member, now);
  await eraseDescriptions(tx, running.surveyIds);
  await endRounds(tx, running.surveyIds, now);
  await deletePeople(tx, running.ids);
}

/** Before an account is erased with its rounds. */
export async function leaveTeams(tx: Transaction, _deps: TransactionDeps, { userId }: Actor): Promise<void> {
  await deletePeople(tx, partsOf(tx, userId));
  await forgetStarter(tx, userId);
}

/** Before an organisation is erased: everyone's own round ends, and stays theirs. */
export async function endTeamRounds(tx: Transaction, organisationId: string, now: Date): Promise<void> {
  await endRounds(tx, surveysOf(tx, organisationId), now);
  await deleteTeamRounds(tx, organisationId);
}

/**
 * Takes the actor out of a team round that runs: nobody describes them, and what was picked for them is erased. What they picked for others
 * stays where it is.
 *
 * @throws {DomainError} not_found; forbidden for someone who doesn't take part; conflict once it's over.
 */
export async function stepOut(deps: Deps, actor: Actor, id: string): Promise<void> {
  await deps.db.write(async (tx) => {
    const { round, person } = await getOwnPart(tx, actor, id);
    requireRunning(round, deps.clock.now());
    await deletePeople(tx, [person.id]);
    if (person.surveyId !== null) await eraseSurveyIn(tx, deps, person.surveyId);
  });
  deps.openTalks.endOf(actor.userId);
}
