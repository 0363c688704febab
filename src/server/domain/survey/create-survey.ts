import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { catalogueVersion } from "#src/shared/catalogue.ts";
import { leastResponses, type NewSurvey, type Survey } from "#src/shared/survey.ts";
import { presentSurvey } from "./present-survey.ts";
import { insertSurvey, type SurveyRow } from "./queries.ts";
import { requireFuture, requireLawfulMinimum } from "./rules.ts";

const untitled = "How others see me";

/**
 * Starts a round, without a public link.
 *
 * @throws {DomainError} bad_request for a minimum below the audience's, or a deadline in the past.
 */
export async function createSurvey(deps: Deps, actor: Actor, input: NewSurvey): Promise<Survey> {
  const now = deps.clock.now();
  const audience = input.audience ?? "personal";
  const minResponses = input.minResponses ?? leastResponses[audience];
  requireLawfulMinimum(minResponses, audience);
  if (input.closesAt) requireFuture(input.closesAt, now);
  const row: SurveyRow = {
    id: deps.ids.id(),
    userId: actor.userId,
    title: input.title ?? untitled,
    description: input.description ?? "",
    audience,
    minResponses,
    catalogueVersion,
    selfTraitIds: null,
    shareId: null,
    shareCode: null,
    closesAt: input.closesAt ?? null,
    completedAt: null,
    createdAt: now,
    updatedAt: now,
  };
  await deps.db.write((tx) => insertSurvey(tx, row));
  return presentSurvey({ ...row, newAnswers: 0, shownAnswers: null }, now, deps.env.siteUrl);
}
