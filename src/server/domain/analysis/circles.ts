import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { cardWords } from "#src/shared/result/card.ts";
import { isClear, type SnapshotContent } from "#src/shared/result/analysis.ts";
import type { Circle, CircleComparison } from "#src/shared/result/analysis.output.ts";
import { compareCircles } from "#src/shared/result/circles.ts";
import { circleCard } from "#src/shared/result/texts/circle-texts.ts";
import { listCircles } from "#src/server/domain/survey/read.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { listNewestContents } from "./queries.ts";

/** The circles of the actor's round with what each newest result shows. @throws {DomainError} not_found */
async function loadCircles(deps: Deps, actor: Actor, surveyId: string) {
  const circles = await listCircles(deps, actor, surveyId);
  const opened = circles.filter(({ hasAnalysis }) => hasAnalysis).map(({ id }) => id);
  const rows = opened.length === 0 ? [] : await listNewestContents(deps.db.read, opened);
  const contents = new Map(rows.map((row) => [row.surveyId, row.content]));
  return circles.map((survey) => ({ survey, content: contents.get(survey.id) ?? null }));
}

/** Rule A13. */
const showableWords = ({ ownerMayShowWords, status }: Survey, content: SnapshotContent) =>
  cardWords(content, { ownerMayShowWords, isOpen: status === "in_progress" });

const nameOf = ({ circleName, title }: Survey): string => circleName ?? title;

/**
 * The circles that share the own words of the actor's round, oldest first; none if it has no others.
 *
 * @throws {DomainError} not_found
 */
export async function getCircles(deps: Deps, actor: Actor, surveyId: string): Promise<readonly Circle[]> {
  const circles = await loadCircles(deps, actor, surveyId);
  return circles.map(({ survey, content }) => ({
    surveyId: survey.id,
    name: nameOf(survey),
    title: survey.title,
    status: survey.status,
    peerAssessmentCount: survey.peerAssessmentCount,
    minResponses: survey.minResponses,
    invitedCount: survey.invitedCount,
    canReveal: survey.canReveal,
    answersUntilReveal: survey.answersUntilReveal,
    hasAnalysis: survey.hasAnalysis,
    isPublic: survey.isPublic,
    selfAssessmentComplete: survey.selfAssessmentComplete,
    teamRoundId: survey.teamRoundId,
    shareId: survey.shareId,
    shareableLink: survey.shareableLink,
    words: content?.words.filter(isClear).map(({ traitId }) => traitId) ?? [],
  }));
}

/**
 * What the opened circles of the actor's round see, side by side; null while fewer than two are opened.
 *
 * @throws {DomainError} not_found
 */
export async function getCircleComparison(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<CircleComparison | null> {
  const circles = await loadCircles(deps, actor, surveyId);
  const opened = circles.flatMap(({ survey, content }) =>
    content === null ? [] : [{ ...content, surveyId: survey.id, name: nameOf(survey) }],
  );
  if (opened.length < 2) return null;
  const shown = circles.map(({ survey, content }) => ({
    ...{ surveyId: survey.id, name: nameOf(survey) },
    words: content === null ? [] : showableWords(survey, content),
  }));
  return { ...compareCircles(opened), card: circleCard(shown) };
}
