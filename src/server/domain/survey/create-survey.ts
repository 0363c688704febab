import { queueWelcomeWith } from "#src/server/domain/account/welcome.ts";
import { findFirstLink } from "./read.ts";
import type { Queryable, Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { getPlanIn, requireNewRound } from "#src/server/domain/billing/plan.ts";
import { catalogueVersion } from "#src/shared/words/catalogue.ts";
import { isUntouched, suggestedTitle } from "#src/shared/survey/first-surveys.ts";
import { leastResponses } from "#src/shared/survey/survey-limits.ts";
import type { NewSurvey } from "#src/shared/survey/survey.input.ts";
import type { Survey } from "#src/shared/survey/survey.output.ts";
import { presentSurvey } from "./present.ts";
import { withoutUndefined } from "#src/shared/without-undefined.ts";
import { type SurveyRow, countOpen, findFirst, insertSurvey, updateSurveyRow } from "./queries.ts";
import { requireFuture, requireAllowedMinimum } from "./rules.ts";
import type { FirstSurvey } from "#src/shared/onboarding/onboarding.input.ts";
import { findOverlap } from "#src/server/domain/overlap/find-overlaps.ts";

/** The defaults of a new round. */
export const blankSurvey = (id: string, userId: string, now: Date): SurveyRow => ({
  id,
  userId,
  title: suggestedTitle,
  description: "",
  note: "",
  language: null,
  audience: "personal",
  minResponses: leastResponses.personal,
  catalogueVersion,
  selfTraitIds: null,
  predictedTraitIds: null,
  shareId: null,
  shareCode: null,
  closesAt: null,
  completedAt: null,
  answersErased: 0,
  thankedAt: null,
  teamRoundId: null,
  ownerMayShowWords: false,
  circleGroup: null,
  circleName: null,
  ownWordsRead: false,
  createdAt: now,
  updatedAt: now,
});

/** @throws {DomainError} bad_request for a minimum below the audience's, or a deadline in the past. */
export function newSurveyRow(deps: Pick<Deps, "ids">, actor: Actor, input: NewSurvey, now: Date): SurveyRow {
  const { audience = "personal", minResponses = leastResponses[audience], closesAt } = input;
  requireAllowedMinimum(minResponses, audience);
  if (closesAt) requireFuture(closesAt, now);
  return {
    ...blankSurvey(deps.ids.id(), actor.userId, now),
    ...withoutUndefined(input),
    minResponses,
    ownerMayShowWords: audience === "personal",
  };
}

/**
 * Creates a client's round when they accept. No plan is required: it counts towards the facilitator's.
 *
 * @returns its id
 * @throws {DomainError} as `newSurveyRow`
 */
export async function createClientRoundIn(
  tx: Transaction,
  deps: Pick<Deps, "ids" | "clock">,
  actor: Actor,
  { language, ...input }: NewSurvey & Pick<SurveyRow, "language">,
): Promise<string> {
  const row = { ...newSurveyRow(deps, actor, input, deps.clock.now()), language };
  await insertSurvey(tx, row);
  return row.id;
}

export const presentNewSurvey = (row: SurveyRow, now: Date, siteUrl: string): Survey =>
  presentSurvey({ ...row, newAnswers: 0, shownAnswers: null, invitedCount: 0, overlap: null }, now, siteUrl);

/** @throws {DomainError} as `newSurveyRow`; plan_needed. */
export async function createSurvey(deps: Deps, actor: Actor, input: NewSurvey): Promise<Survey> {
  const now = deps.clock.now();
  const row = newSurveyRow(deps, actor, input, now);
  await deps.db.write(async (tx) => {
    const { features } = await getPlanIn(tx, deps, actor);
    const open = await countOpen(tx, actor.userId, now);
    requireNewRound(features, row.audience, open);
    await insertSurvey(tx, row);
  });
  return presentNewSurvey(row, now, deps.env.siteUrl);
}

async function findReadyIn(
  db: Queryable,
  { clock, env }: Pick<Deps, "clock" | "env">,
  { userId }: Actor,
): Promise<Survey | null> {
  const now = clock.now();
  const row = await findFirst(db, userId, now);
  if (row === undefined) return null;
  return presentSurvey({ ...row, overlap: await findOverlap(db, row, now) }, now, env.siteUrl);
}

/** The actor's own running round to continue with, if any; a facilitator's programme doesn't count. */
export const findReadySurvey = (deps: Deps, actor: Actor): Promise<Survey | null> =>
  findReadyIn(deps.db.read, deps, actor);

/**
 * Returns the actor's running round or creates one; safe to repeat. `title` renames only an untouched
 * round.
 *
 * @throws {DomainError} plan_needed
 */
export async function ensureFirstSurvey(deps: Deps, actor: Actor, { title }: FirstSurvey): Promise<Survey> {
  const now = deps.clock.now();
  const { siteUrl } = deps.env;
  return deps.db.write(async (tx) => {
    const survey = await findReadyIn(tx, deps, actor);
    if (survey === null) {
      const { features } = await getPlanIn(tx, deps, actor);
      const open = await countOpen(tx, actor.userId, now);
      const row = newSurveyRow(deps, actor, { title }, now);
      requireNewRound(features, row.audience, open);
      await insertSurvey(tx, row);
      return presentNewSurvey(row, now, siteUrl);
    }
    if (title === undefined || title === survey.title || !isUntouched(survey)) return survey;
    await updateSurveyRow(tx, survey.id, { title, updatedAt: now });
    return { ...survey, title, updatedAt: now.toISOString() };
  });
}

/** Welcomes someone who has finished onboarding, with their round's link. */
export async function welcomeToRound(tx: Transaction, deps: TransactionDeps, person: Actor): Promise<void> {
  const link = await findFirstLink(tx, deps, person.userId);
  await queueWelcomeWith(tx, deps, person, { hasPassword: true, invitation: null, link });
}
