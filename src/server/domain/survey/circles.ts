import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getPlanIn, requireNewRound } from "#src/server/domain/billing/plan.ts";
import type { NewCircle } from "#src/shared/survey/survey.input.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { mostCircles } from "#src/shared/survey/survey-limits.ts";
import { withoutUnseen } from "#src/shared/text/plain-text.ts";
import { blankSurvey } from "./create-survey.ts";
import { surveyErrors } from "./errors.ts";
import { type OwnSurvey, type SurveyRow, countOpen, insertSurvey, updateSurveyRow } from "./queries.ts";
import { getOwnSurvey, getSurvey, listCirclesOf } from "./read.ts";

/* Circles: rounds of one owner that share own words. Each has its own people, window and promise. */

/** What a round is called when its owner asks another circle and gives it no name. */
const firstCircleName = "Everyone";

/** Names that look alike are the same. */
const nameKey = (name: string): string =>
  withoutUnseen(name).normalize("NFKC").toLocaleLowerCase("en").trim();

const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** @throws {DomainError} conflict if the round isn't a circle, or another circle has this name */
export function requireFreeCircleName(
  { id, circleName }: Pick<SurveyRow, "id" | "circleName">,
  circles: readonly Pick<SurveyRow, "id" | "circleName">[],
  name: string,
): void {
  if (circleName === null) throw surveyErrors.notCircle();
  if (circles.some((other) => other.id !== id && isSameName(other.circleName ?? "", name)))
    throw surveyErrors.circleNameTaken();
}

/** @throws {DomainError} conflict for a round whose people others decide about, and one without own words */
function requireOwnCircle({ audience, teamRoundId, selfTraitIds }: OwnSurvey): void {
  if (audience !== "personal" || teamRoundId !== null) throw surveyErrors.noCircles();
  if (selfTraitIds === null) throw surveyErrors.wordsBeforeCircles();
}

/**
 * Adds a circle to a round: a new round with the same own words, or an older round that has them. The first
 * one also makes the round itself a circle.
 *
 * @throws {DomainError} not_found; plan_needed; conflict for a round that can't have circles or has enough,
 * a name that another circle has, and an older round with other own words or in other circles.
 */
export async function addCircle(
  deps: Deps,
  actor: Actor,
  { ofSurveyId, name, ownName = firstCircleName, surveyId }: NewCircle,
): Promise<Survey> {
  const now = deps.clock.now();
  const addedId = await deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, ofSurveyId);
    requireOwnCircle(survey);
    const circles = await listCirclesOf(tx, survey);
    if (circles.length >= mostCircles) throw surveyErrors.tooManyCircles({ most: mostCircles });
    const names = circles.map(({ circleName }) => circleName ?? ownName);
    if (names.some((taken) => isSameName(taken, name))) throw surveyErrors.circleNameTaken();
    const circleGroup = survey.circleGroup ?? deps.ids.id();
    const membership = { circleGroup, updatedAt: now };
    if (survey.circleGroup === null)
      await updateSurveyRow(tx, survey.id, { ...membership, circleName: ownName });
    if (surveyId !== undefined) {
      const older = await getOwnSurvey(tx, actor, surveyId);
      requireSameWords(survey, older);
      await updateSurveyRow(tx, older.id, { ...membership, circleName: name });
      return older.id;
    }
    const { features } = await getPlanIn(tx, deps, actor);
    requireNewRound(features, "personal", await countOpen(tx, actor.userId, now, circleGroup));
    const row: SurveyRow = {
      ...blankSurvey(deps.ids.id(), actor.userId, now),
      title: name,
      minResponses: survey.minResponses,
      catalogueVersion: survey.catalogueVersion,
      selfTraitIds: survey.selfTraitIds,
      ownerMayShowWords: true,
      circleGroup,
      circleName: name,
      ownWordsRead: survey.ownWordsRead,
    };
    await insertSurvey(tx, row);
    return row.id;
  });
  return getSurvey(deps, actor, addedId);
}

/** @throws {DomainError} conflict unless the older round is free and its own words are the same */
function requireSameWords(survey: OwnSurvey, older: OwnSurvey): void {
  requireOwnCircle(older);
  if (older.id === survey.id || older.circleGroup !== null) throw surveyErrors.alreadyCircle();
  const isSame =
    older.catalogueVersion === survey.catalogueVersion &&
    JSON.stringify(older.selfTraitIds) === JSON.stringify(survey.selfTraitIds);
  if (!isSame) throw surveyErrors.otherOwnWords();
}
