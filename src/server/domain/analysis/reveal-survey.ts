import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, seconds } from "#src/server/clock.ts";
import type { Deps } from "#src/server/deps.ts";
import { analysisErrors } from "./errors.ts";
import { requireMayOpen } from "#src/server/domain/client/require-may-open.ts";
import { showNewResult } from "#src/server/domain/client/start-showing.ts";
import { chooseModel } from "#src/server/domain/insight/model/choose-model.ts";
import { writeBuiltInInsights } from "#src/server/domain/insight/built-in/write-built-in-insights.ts";
import { writeInsights, type InsightWriter } from "#src/server/domain/insight/write-insights.ts";
import { storeOpenedList } from "#src/server/domain/overlap/store-opened-list.ts";
import { requireNoOverlap } from "#src/server/domain/overlap/require-no-overlap.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read/get-survey.ts";
import type { CountedSurvey } from "#src/server/domain/survey/queries.ts";
import { answersUntilReveal, isOpen, requireTeamRoundOver } from "#src/server/domain/survey/rules.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { buildSnapshotContent } from "./snapshot-content.ts";
import { presentAnalysis } from "./present-analysis.ts";
import {
  dropWithdrawn,
  findNewestSnapshot,
  finishInsights,
  insertSnapshot,
  listNames,
  listPicks,
  releaseAnswers,
  type SnapshotRow,
} from "./queries.ts";

/*
 * A reveal freezes a snapshot. What happens in one write, so that two reveals at once make one snapshot: look whether one
 * is due, take all answers, score them, store the snapshot with the built-in insights, mark the answers as released.
 *
 * A model, where there is one, writes after that, outside the database's lock, and its insights replace the built-in ones
 * once. If this process dies meanwhile, the built-in ones stay: no round is ever stuck.
 */

/** Longer than a model may take; after that nobody waits for it. */
const writingMs = seconds(30);

/**
 * Rules A1 and A2: without own words, or below the minimum, there is nothing to reveal.
 *
 * @throws {DomainError} conflict with a sentence that says what is missing, and how many.
 */
function requireFirstReveal(survey: CountedSurvey, missing: number): readonly string[] {
  const words = survey.selfTraitIds;
  if (words === null || missing > 0)
    throw analysisErrors.notReady({ ownWords: words === null, answers: missing });
  return words;
}

async function freeze(
  tx: Transaction,
  deps: Deps,
  actor: Actor,
  survey: CountedSurvey,
  own: readonly string[],
) {
  const now = deps.clock.now();
  const newest = await findNewestSnapshot(tx, survey.id);
  const model = await chooseModel(tx, deps, actor);
  const number = (newest?.number ?? 0) + 1;
  // Before answers are dropped: it goes by their number.
  await storeOpenedList(tx, survey, number, now);
  await dropWithdrawn(tx, survey.id, survey.minResponses);
  const content = buildSnapshotContent({
    catalogueVersion: survey.catalogueVersion,
    selfTraitIds: own,
    predictedTraitIds: survey.predictedTraitIds,
    peerPicks: await listPicks(tx, survey.id),
    names: await listNames(tx, survey.id),
  });
  const row: SnapshotRow = {
    id: deps.ids.id(),
    surveyId: survey.id,
    number,
    responseCount: content.responseCount,
    content,
    insights: writeBuiltInInsights({ snapshot: content, ownerName: actor.firstName, title: survey.title }),
    insightSource: "template",
    writingUntil: model === null ? null : after(now, writingMs),
    createdAt: now,
    updatedAt: now,
  };
  await insertSnapshot(tx, row);
  await releaseAnswers(tx, survey.id, row.number);
  await showNewResult(tx, survey.id, row.id);
  return { snapshot: row, model };
}

/** The newest snapshot, made now if one is due; `model` is to write about it, null for one that is not new. */
function revealOrFindNewest(deps: Deps, actor: Actor, surveyId: string) {
  return deps.db.write(async (tx) => {
    const survey = await getOwnSurvey(tx, actor, surveyId);
    const missing = answersUntilReveal(survey.newAnswers, survey.minResponses);
    const newest = await findNewestSnapshot(tx, surveyId);
    if (newest !== undefined && missing > 0) return { snapshot: newest, title: survey.title, model: null };
    requireTeamRoundOver(survey);
    const own = requireFirstReveal(survey, missing);
    if (newest === undefined) await requireMayOpen(tx, survey);
    const now = deps.clock.now();
    await requireNoOverlap(tx, deps, survey, { now, isOpen: isOpen(survey, now) });
    return { ...(await freeze(tx, deps, actor, survey, own)), title: survey.title };
  });
}

/**
 * Reveals a round: freezes the next snapshot if one is due, else answers with the present one, unchanged.
 *
 * @throws {DomainError} not_found; conflict before the first snapshot, while own words or answers are missing or the window is to be
 * opened in a meeting, and whenever one is due and another round stands in its way (rule A12).
 */
export async function revealSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<Analysis> {
  const { snapshot, title, model } = await revealOrFindNewest(deps, actor, surveyId);
  const final =
    model === null
      ? snapshot
      : await finishWriting(deps, snapshot, { ownerName: actor.firstName, title, model });
  return presentAnalysis(final, actor.userId, deps.clock.now());
}

async function finishWriting(
  deps: Deps,
  snapshot: SnapshotRow,
  { ownerName, title, model }: { ownerName: string; title: string; model: InsightWriter },
): Promise<SnapshotRow> {
  const input = { snapshot: snapshot.content, ownerName, title };
  const { insights, source } = await writeInsights({
    builtIn: snapshot.insights,
    model,
    input,
    log: deps.log,
  });
  const written = { insights, insightSource: source, updatedAt: deps.clock.now() };
  await deps.db.write((tx) => finishInsights(tx, snapshot.id, written));
  return { ...snapshot, ...written, writingUntil: null };
}
