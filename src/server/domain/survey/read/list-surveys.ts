import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { findOverlaps } from "#src/server/domain/overlap/find-overlaps.ts";
import type { Audience } from "#src/shared/survey/survey-limits.ts";
import type { Survey, SurveySummary } from "#src/shared/survey/survey.output.ts";
import { presentSummary } from "./present-survey.ts";
import { presentSurveys } from "./present-surveys.ts";
import {
  listByOwner,
  listUnclosed,
  sumByOwner,
  type SurveyBefore,
} from "#src/server/domain/survey/queries.ts";
import { answersUntilReveal, isOpen } from "#src/server/domain/survey/rules.ts";
import { listSummariesByOwner } from "./summary-queries.ts";

/** The actor's rounds, newest first: all, or so many. */
export async function listSurveys(deps: Deps, actor: Actor, most?: number): Promise<readonly Survey[]> {
  const now = deps.clock.now();
  const rows = await listByOwner(deps.db.read, actor.userId, most);
  return presentSurveys(deps.db.read, actor.userId, rows, { now, siteUrl: deps.env.siteUrl });
}

/** All of the actor's rounds, newest first, so many at a time. */
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

/** All of the actor's rounds, newest first, as far as lists go. */
export async function listSummaries(deps: Deps, actor: Actor): Promise<readonly SurveySummary[]> {
  const now = deps.clock.now();
  const { read } = deps.db;
  const rows = await listSummariesByOwner(read, actor.userId);
  // A list says of a round whether it can be opened: where answers are missing, nobody asks for more.
  const enough = rows.filter(
    ({ newAnswers, minResponses }) => answersUntilReveal(newAnswers, minResponses) === 0,
  );
  const overlaps = await findOverlaps(read, actor.userId, enough, now);
  return rows.map((row) => presentSummary({ ...row, overlap: overlaps.get(row.id) ?? null }, now));
}

/** What the actor's rounds come to, by whom they are for. */
export async function sumSurveys(deps: Deps, actor: Actor) {
  const rows = await sumByOwner(deps.db.read, actor.userId);
  const of = (wanted: Audience) =>
    rows.find(({ audience }) => audience === wanted) ?? { rounds: 0, withOwnWords: 0, answers: 0 };
  return { personal: of("personal"), organisation: of("organisation") };
}

/** The newest round that still runs. */
export async function findCurrentSurvey(deps: Deps, actor: Actor): Promise<{ readonly id: string | null }> {
  const now = deps.clock.now();
  const rows = await listUnclosed(deps.db.read, actor.userId);
  return { id: rows.find((row) => isOpen(row, now))?.id ?? null };
}
