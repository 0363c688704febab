import { surveyErrors } from "./errors.ts";
import type { Queryable } from "#db/client.ts";
import type { Actor, Authorized } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { findOverlap, findOverlaps } from "#src/server/domain/overlap/find-overlaps.ts";
import type { Survey, AnswerOption, Question, SurveySummary } from "#src/shared/survey/survey.output.ts";
import {
  findById,
  findFirst,
  type CountedSurvey,
  type OwnSurvey,
  countShown,
  listShown,
  listByCircleGroup,
  listByOwner,
  listByTeamRound,
  listUnclosed,
  sumByOwner,
  type SurveyBefore,
} from "./queries.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import type { Audience } from "#src/shared/survey/survey-limits.ts";
import { answersUntilReveal, isOpen } from "./rules.ts";
import { listSummariesByOwner } from "./summary-queries.ts";
import { presentSummary, presentSurvey, shareableLink } from "./present.ts";

/** The open link of the round that `findFirst` returns, if any. */
export async function findFirstLink(
  db: Queryable,
  { env, clock }: Pick<Deps, "env" | "clock">,
  userId: string,
): Promise<string | null> {
  const survey = await findFirst(db, userId, clock.now());
  return survey?.shareCode ? shareableLink(env.siteUrl, survey.shareCode) : null;
}

const isOwn = (row: CountedSurvey, { userId }: Actor): row is OwnSurvey => row.userId === userId;

/**
 * The one gate for whose round it is: every act of an owner passes it.
 *
 * @throws {DomainError} not_found, also for someone else's round.
 */
export async function getOwnSurvey(db: Queryable, actor: Actor, surveyId: string): Promise<OwnSurvey> {
  const survey = await findOwnSurvey(db, actor, surveyId);
  if (survey === null) throw surveyErrors.notFound();
  return survey;
}

/** null where it isn't the actor's. */
export async function findOwnSurvey(
  db: Queryable,
  actor: Actor,
  surveyId: string,
): Promise<OwnSurvey | null> {
  const row = await findById(db, surveyId);
  return row !== undefined && isOwn(row, actor) ? row : null;
}

/** The circles that share a round's own words, itself included, oldest first; only itself if there are none. */
export async function listCirclesOf(db: Queryable, survey: OwnSurvey): Promise<readonly OwnSurvey[]> {
  const { userId, circleGroup } = survey;
  if (circleGroup === null) return [survey];
  const rows = await listByCircleGroup(db, userId, circleGroup);
  return rows.filter((row): row is OwnSurvey => row.userId === userId);
}

const isPartOf = (row: CountedSurvey, teamRoundId: string): row is OwnSurvey =>
  row.teamRoundId === teamRoundId;

/** Members' own rounds of a team round that its end freezes. */
export async function listParts(
  db: Queryable,
  teamRoundId: Authorized<"team round">,
): Promise<readonly OwnSurvey[]> {
  const rows = await listByTeamRound(db, teamRoundId);
  return rows.filter((row) => isPartOf(row, teamRoundId));
}

/** For administrators, whose acts are logged. @throws {DomainError} not_found */
export async function getAnySurvey(db: Queryable, surveyId: string): Promise<CountedSurvey> {
  const row = await findById(db, surveyId);
  if (row === undefined) throw surveyErrors.notFound();
  return row;
}

/** @throws {DomainError} not_found */
export async function getSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<Survey> {
  const now = deps.clock.now();
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const overlap = await findOverlap(deps.db.read, survey, now);
  return presentSurvey({ ...survey, overlap }, now, deps.env.siteUrl);
}

/** The circles that share the own words of the actor's round, oldest first; none if it has no others. */
export async function listCircles(deps: Deps, actor: Actor, surveyId: string): Promise<readonly Survey[]> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  if (survey.circleGroup === null) return [];
  const circles = await listCirclesOf(deps.db.read, survey);
  const shown = { now: deps.clock.now(), siteUrl: deps.env.siteUrl };
  return presentSurveys(deps.db.read, actor.userId, circles, shown);
}

export async function listQuestions(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly Question[]> {
  await getOwnSurvey(deps.db.read, actor, surveyId);
  return [{ id: "words", text: `Which words describe ${actor.firstName}?`, type: "multi_select" }];
}

export async function listAnswerOptions(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly AnswerOption[]> {
  await getOwnSurvey(deps.db.read, actor, surveyId);
  return catalogue.map(({ id, name, description }) => ({ id, text: name, description }));
}

async function presentSurveys(
  db: Queryable,
  userId: string,
  rows: readonly CountedSurvey[],
  { now, siteUrl }: { readonly now: Date; readonly siteUrl: string },
): Promise<readonly Survey[]> {
  const overlaps = await findOverlaps(db, userId, rows, now);
  return rows.map((row) => presentSurvey({ ...row, overlap: overlaps.get(row.id) ?? null }, now, siteUrl));
}

/** The actor's newest rounds with a result, up to `most`, and what `look` finds for their ids. */
export async function listShownSurveys<Found>(
  deps: Deps,
  actor: Actor,
  most: number | undefined,
  look: (ids: readonly string[]) => Promise<Found>,
): Promise<{ readonly surveys: readonly Survey[]; readonly found: Found }> {
  const rows = await listShown(deps.db.read, actor.userId, most);
  const shown = { now: deps.clock.now(), siteUrl: deps.env.siteUrl };
  const [surveys, found] = await Promise.all([
    presentSurveys(deps.db.read, actor.userId, rows, shown),
    look(rows.map(({ id }) => id)),
  ]);
  return { surveys, found };
}

export const countShownSurveys = (deps: Deps, actor: Actor): Promise<number> =>
  countShown(deps.db.read, actor.userId);

/** The actor's rounds, newest first, up to `most`. */
export async function listSurveys(deps: Deps, actor: Actor, most?: number): Promise<readonly Survey[]> {
  const now = deps.clock.now();
  const rows = await listByOwner(deps.db.read, actor.userId, most);
  return presentSurveys(deps.db.read, actor.userId, rows, { now, siteUrl: deps.env.siteUrl });
}

/** All of the actor's rounds, newest first, in pages of `most`. */
export async function* pagesOfSurveys(
  deps: Deps,
  actor: Actor,
  most: number,
): AsyncGenerator<readonly Survey[], void> {
  const now = deps.clock.now();
  let last: SurveyBefore | undefined;
  do {
    const rows = await listByOwner(deps.db.read, actor.userId, most, last);
    const shown = { now, siteUrl: deps.env.siteUrl };
    if (rows.length > 0) yield await presentSurveys(deps.db.read, actor.userId, rows, shown);
    last = rows[most - 1];
  } while (last !== undefined);
}

/** Summaries of all of the actor's rounds, newest first. */
export async function listSummaries(deps: Deps, actor: Actor): Promise<readonly SurveySummary[]> {
  const now = deps.clock.now();
  const { read } = deps.db;
  const rows = await listSummariesByOwner(read, actor.userId);
  // Only rounds with enough answers need their overlap.
  const enough = rows.filter(
    ({ newAnswers, minResponses }) => answersUntilReveal(newAnswers, minResponses) === 0,
  );
  const overlaps = await findOverlaps(read, actor.userId, enough, now);
  return rows.map((row) => presentSummary({ ...row, overlap: overlaps.get(row.id) ?? null }, now));
}

/** The totals of the actor's rounds by audience. */
export async function sumSurveys(deps: Deps, actor: Actor) {
  const rows = await sumByOwner(deps.db.read, actor.userId);
  const of = (wanted: Audience) =>
    rows.find(({ audience }) => audience === wanted) ?? { rounds: 0, withOwnWords: 0, answers: 0 };
  return { personal: of("personal"), organisation: of("organisation") };
}

export async function findCurrentSurvey(deps: Deps, actor: Actor): Promise<{ readonly id: string | null }> {
  const now = deps.clock.now();
  const rows = await listUnclosed(deps.db.read, actor.userId);
  return { id: rows.find((row) => isOpen(row, now))?.id ?? null };
}
