import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { detachRound } from "#src/server/domain/client/detach-rounds.ts";
import { eraseInvitations } from "#src/server/domain/invitation/erase-invitations.ts";
import { detachPart } from "#src/server/domain/team/ending/leave-team-rounds.ts";
import { getOwnSurvey } from "./read.ts";
import * as queries from "./queries.ts";

/** Erases a round with its answers, snapshots, card, plans, invitations and ledger. Whose it is, the caller has looked. */
export async function eraseSurveyIn(tx: Transaction, surveyId: string, now: Date): Promise<void> {
  await eraseInvitations(tx, { surveyId });
  await detachRound(tx, surveyId, now);
  await detachPart(tx, surveyId);
  await queries.deleteSurvey(tx, surveyId);
}

/** Erases a round of one's own, and ends a talk about it. Its facilitator, if it has one, sees nothing of it any more. */
export async function deleteSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<void> {
  await deps.db.write(async (tx) => {
    await getOwnSurvey(tx, actor, surveyId);
    await eraseSurveyIn(tx, surveyId, deps.clock.now());
  });
  // It is hardly about another round: people talk about one at a time.
  deps.openTalks.endOf(actor.userId);
}
