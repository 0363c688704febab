import type { Transaction } from "#db/client.ts";
import {
  deletePeople,
  deleteTeamRounds,
  detachSurvey,
  endRounds,
  listPartsOf,
  listSurveysOf,
} from "#src/server/domain/team/queries.ts";
import { isRunning } from "#src/server/domain/team/rules.ts";

/*
 * Who goes, in the middle of a team round or after it. What others picked for them stays theirs, and what they picked for others stays
 * where it is: nothing tells that it was theirs. Nobody describes them from then on.
 */

/** Someone is no longer a member: what runs goes on without them. A round that is over keeps them, with its picture. */
export async function leaveTeamRounds(
  tx: Transaction,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string },
  now: Date,
): Promise<void> {
  const running = (await listPartsOf(tx, userId, organisationId)).filter((part) => isRunning(part, now));
  if (running.length === 0) return;
  const surveyIds = running.flatMap(({ surveyId }) => surveyId ?? []);
  await endRounds(tx, surveyIds, now);
  await deletePeople(
    tx,
    running.map(({ id }) => id),
  );
}

/** Before an account is erased with its rounds. */
export async function eraseParts(tx: Transaction, userId: string): Promise<void> {
  const parts = await listPartsOf(tx, userId);
  await deletePeople(
    tx,
    parts.map(({ id }) => id),
  );
}

/** Before a round is erased: its owner describes others still, and is described no more. */
export async function detachPart(tx: Transaction, surveyId: string): Promise<void> {
  await detachSurvey(tx, surveyId);
}

/** Before an organisation is erased: everyone's own round ends, and stays theirs. */
export async function endTeamRounds(tx: Transaction, organisationId: string, now: Date): Promise<void> {
  const parts = await listSurveysOf(tx, organisationId);
  await endRounds(
    tx,
    parts.flatMap(({ surveyId }) => surveyId ?? []),
    now,
  );
  await deleteTeamRounds(tx, organisationId);
}
