import { analysisInWords } from "#src/shared/result/texts/in-words.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { presentAnalysis } from "#src/server/domain/analysis/present-analysis.ts";
import { presentCard } from "#src/server/domain/card/present-card.ts";
import { presentInvitation } from "#src/server/domain/invitation/list-invitations.ts";
import { pagesOfSurveys } from "#src/server/domain/survey/read/list-surveys.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { setImmediate } from "node:timers/promises";
import { findSurveyData } from "./export-queries.ts";

/** Rounds that are read and written together: everyone else waits for as long as these take. */
const atOnce = 20;

async function describe(deps: Deps, actor: Actor, surveys: readonly Survey[]) {
  const found = await findSurveyData(
    deps.db.read,
    surveys.map(({ id }) => id),
  );
  const results = new Map(found.results.map((result) => [result.surveyId, result]));
  const cards = new Map(found.cards.map((card) => [card.surveyId, card]));
  const plans = Map.groupBy(found.plans, ({ surveyId }) => surveyId);
  const invitations = Map.groupBy(found.invitations, ({ surveyId }) => surveyId);
  const sharing = new Map(found.sharing.map(({ surveyId, ...said }) => [surveyId, said]));
  const ledgers = Map.groupBy(found.ledger, ({ surveyId }) => surveyId);
  const now = deps.clock.now();
  return surveys.map((survey) => {
    const result = results.get(survey.id);
    const card = cards.get(survey.id);
    return {
      ...survey,
      analysis: result === undefined ? null : analysisInWords(presentAnalysis(result, actor.userId, now)),
      card: card === undefined ? null : presentCard(card, deps.env.siteUrl),
      plans: (plans.get(survey.id) ?? []).map(({ surveyId: _, ...plan }) => plan),
      invitations: (invitations.get(survey.id) ?? []).map(presentInvitation),
      sharing: sharing.get(survey.id) ?? null,
      sharingLedger: (ledgers.get(survey.id) ?? []).map(({ at, what, facilitator }) => ({
        at,
        what,
        facilitator,
      })),
    };
  });
}

/**
 * Rounds with their newest result, card, plans, invitations and what is shared of them with a facilitator, as their pages show them: rules A3 and A4 hold for a file as they do
 * for a page. A few at a time, with a turn for other requests in between: someone may have thousands.
 *
 * @returns a list in JSON, a round on each line: indented, the file would be twice as large.
 */
export async function exportSurveys(deps: Deps, actor: Actor): Promise<string> {
  const lines: string[] = [];
  for await (const surveys of pagesOfSurveys(deps, actor, atOnce)) {
    for (const round of await describe(deps, actor, surveys)) lines.push(`\n    ${JSON.stringify(round)}`);
    await setImmediate();
  }
  return lines.length === 0 ? "[]" : `[${lines.join(",")}\n  ]`;
}
