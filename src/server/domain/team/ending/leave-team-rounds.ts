import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import {
  deletePeople,
  deleteTeamRounds,
  endRounds,
  eraseDescriptions,
  forgetStarter,
  listRunningParts,
  partsOf,
  surveysOf,
} from "#src/server/domain/team/write-queries.ts";
import { getOwnPart } from "#src/server/domain/team/gate.ts";
import { requireRunning } from "#src/server/domain/team/rules.ts";
import { eraseSurveyIn } from "#src/server/domain/survey/delete-survey.ts";

/*
 * Leaving a team round, while it runs or later. Descriptions by the leaver stay: nothing tells that they
 * wrote them. Nobody describes the leaver any more.
 */

/**
 * Removes a former member from running team rounds. Their own round ends without any description: a count,
 * or an early window, would tell who has described them so far. Ended rounds and pictures keep them.
 */
export async function leaveTeamRounds(
  tx: Transaction,
  member: { readonly userId: string; readonly organisationId: string },
  now: Date,
): Promise<void> {
  const running = await listRunningParts(tx, member, now);
  const surveyIds = running.flatMap(({ surveyId }) => surveyId ?? []);
  await eraseDescriptions(tx, surveyIds);
  await endRounds(tx, surveyIds, now);
  await deletePeople(
    tx,
    running.map(({ id }) => id),
  );
}

/** Runs before an account is deleted with its rounds. */
export async function leaveTeams(tx: Transaction, _deps: TransactionDeps, { userId }: Actor): Promise<void> {
  await deletePeople(tx, partsOf(tx, userId));
  await forgetStarter(tx, userId);
}

/**
 * Runs before an organisation is deleted: members' own rounds end and stay theirs. Those whose windows haven't
 * opened end without any description, as nothing would compare their windows with earlier ones.
 */
export async function endTeamRounds(tx: Transaction, organisationId: string, now: Date): Promise<void> {
  await eraseDescriptions(tx, surveysOf(tx, organisationId, { isFrozen: false }));
  await endRounds(tx, surveysOf(tx, organisationId), now);
  await deleteTeamRounds(tx, organisationId);
}

/**
 * Takes the actor out of a running team round: erases their descriptions and lets nobody describe them.
 * Their own descriptions of others stay.
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
