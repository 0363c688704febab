import { cardErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { ShareCard } from "#src/shared/result/card.output.ts";
import { presentCard } from "./present-card.ts";
import { findBySurvey } from "./queries.ts";

/**
 * The card of a round; null where there is none.
 *
 * @throws {DomainError} not_found for a round of someone else.
 */
export async function findCard(deps: Deps, actor: Actor, surveyId: string): Promise<ShareCard | null> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const row = await findBySurvey(deps.db.read, survey.id);
  return row === undefined ? null : presentCard(row, deps.env.siteUrl);
}

/** @throws {DomainError} not_found, also while the round has no card. */
export async function getCard(deps: Deps, actor: Actor, surveyId: string): Promise<ShareCard> {
  const card = await findCard(deps, actor, surveyId);
  if (card === null) throw cardErrors.notFound();
  return card;
}
