import type { Transaction } from "#db/client.ts";
import type { Actor } from "#src/server/actor.ts";
import { after, minutes } from "#src/server/clock.ts";
import type { Deps, TransactionDeps } from "#src/server/deps.ts";
import { analysisErrors } from "./errors.ts";
import { takeModel } from "#src/server/domain/insight/model/choose-model.ts";
import { writePortrait } from "#src/server/domain/insight/portrait/write-portrait.ts";
import { portraitOf } from "#src/server/domain/insight/written.ts";
import { writeInsights, type InsightWriter } from "#src/server/domain/insight/write-insights.ts";
import { describeFault } from "#src/server/log.ts";
import { requireNoOverlap } from "#src/server/domain/overlap/find-overlaps.ts";
import { rememberInvited, storeOpenedList } from "#src/server/domain/overlap/mailbox-list.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { CountedSurvey, OwnSurvey } from "#src/server/domain/survey/queries.ts";
import { answersUntilReveal, isOpen, requireTeamRoundOver } from "#src/server/domain/survey/rules.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { findStory } from "#src/shared/result/story.ts";
import { buildSnapshotContent } from "./snapshot-content.ts";
import { presentAnalysis } from "./read-analysis.ts";
import {
  countWithdrawn,
  eraseWithdrawn,
  findNewestSnapshot,
  finishInsights,
  insertSnapshot,
  listNames,
  listSubmitted,
  releaseAnswers,
  type SnapshotRow,
} from "./queries.ts";

/*
 * A reveal freezes a snapshot. One write checks that it is due, scores all answers, stores the snapshot with
 * the built-in insights and marks the answers as released, so that two reveals at once make one snapshot.
 *
 * A model, if there is one, writes in the background; its insights replace the built-in ones once. If the
 * process dies meanwhile, the built-in ones stay, so no round is ever stuck.
 */

/** Longer than a model's two tries; after that the built-in text is final. */
const writingMs = minutes(1);

/**
 * Requires own words and enough answers (rules A1 and A2).
 *
 * @throws {DomainError} conflict that says what is missing, and how many.
 */
function requireFirstReveal(survey: CountedSurvey, missing: number): readonly string[] {
  const words = survey.selfTraitIds;
  if (words === null || missing > 0)
    throw analysisErrors.notReady({ ownWords: words === null, answers: missing });
  return words;
}

/**
 * Erases withdrawn answers once there are as many as a snapshot needs; until then they count. So between two
 * snapshots either nobody leaves, or enough that the difference shows no single person's words. Someone who
 * sent all the others knows theirs and can subtract them, as with answers (docs/anonymity.md).
 */
async function eraseManyWithdrawn(tx: Transaction, survey: OwnSurvey): Promise<void> {
  const count = await countWithdrawn(tx, survey);
  if (count >= survey.minResponses) await eraseWithdrawn(tx, survey, count);
}

interface Freezing {
  readonly own: readonly string[];
  readonly number: number;
  readonly isFinal: boolean;
}

async function contentOf(
  tx: Transaction,
  { sealing }: TransactionDeps,
  survey: OwnSurvey,
  { own, ...kind }: { readonly own: readonly string[] } & Pick<SnapshotContent, "isBanded" | "isFinal">,
): Promise<SnapshotContent> {
  const submitted = await listSubmitted(tx, survey);
  return buildSnapshotContent({
    catalogueVersion: survey.catalogueVersion,
    selfTraitIds: own,
    predictedTraitIds: survey.predictedTraitIds,
    peerPicks: submitted.map((words) => sealing.open(words)),
    names: await listNames(tx, survey),
    ...kind,
  });
}

async function freeze(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  survey: OwnSurvey,
  { own, number, isFinal }: Freezing,
) {
  await eraseManyWithdrawn(tx, survey);
  const content = await contentOf(tx, deps, survey, { own, isFinal });
  // Where no word stands out, or only bands are shown, a model can add nothing.
  const hasMore = ["finding", "hints"].includes(findStory(content).kind);
  const model = hasMore ? await takeModel(tx, deps, actor) : null;
  const writingUntil = model === null ? null : after(deps.clock.now(), writingMs);
  return { snapshot: await store(tx, deps, survey, { number, content, writingUntil }), model };
}

/**
 * Freezes the only snapshot of a member's part of a team round, with the built-in portrait: the end of the
 * round opens all windows at once, and no more answers can come.
 */
export async function freezePart(
  tx: Transaction,
  deps: TransactionDeps,
  survey: OwnSurvey,
  { own, isBanded }: { readonly own: readonly string[]; readonly isBanded: boolean },
): Promise<SnapshotContent> {
  const content = await contentOf(tx, deps, survey, { own, isBanded, isFinal: true });
  await store(tx, deps, survey, { number: 1, content, writingUntil: null });
  return content;
}

async function store(
  tx: Transaction,
  deps: TransactionDeps,
  survey: OwnSurvey,
  { number, content, writingUntil }: Pick<SnapshotRow, "number" | "content" | "writingUntil">,
): Promise<SnapshotRow> {
  const now = deps.clock.now();
  const row: SnapshotRow = {
    id: deps.ids.id(),
    surveyId: survey.id,
    number,
    responseCount: content.responseCount,
    content,
    insights: writePortrait(content),
    insightSource: "template",
    writingUntil,
    createdAt: now,
    updatedAt: now,
  };
  await insertSnapshot(tx, row);
  await releaseAnswers(tx, survey.id, row.number);
  return row;
}

/** The newest snapshot, and the model that is to write about it, if it is new. */
interface Opened {
  readonly snapshot: SnapshotRow;
  readonly title: string;
  readonly model: InsightWriter | null;
}

/**
 * Makes the next snapshot if one is due, and returns the newest, within the caller's transaction.
 *
 * @throws {DomainError} as `revealSurvey`
 */
export async function revealIn(
  tx: Transaction,
  deps: TransactionDeps,
  actor: Actor,
  survey: OwnSurvey,
): Promise<Opened> {
  const { title, minResponses } = survey;
  const newest = await findNewestSnapshot(tx, survey.id);
  const missing = answersUntilReveal(survey.newAnswers, minResponses);
  if (newest !== undefined && missing > 0) return { snapshot: newest, title, model: null };
  requireTeamRoundOver(survey);
  const own = requireFirstReveal(survey, missing);
  if (newest === undefined) await deps.hooks.requireMayOpen(tx, survey.id);
  const now = deps.clock.now();
  const number = (newest?.number ?? 0) + 1;
  await rememberInvited(tx, deps, survey);
  const takesMore = isOpen(survey, now);
  await requireNoOverlap(tx, { ...survey, isOpen: takesMore }, now);
  await storeOpenedList(tx, survey, number, now);
  return { ...(await freeze(tx, deps, actor, survey, { own, number, isFinal: !takesMore })), title };
}

/** Lets the model write about a new snapshot, if it is to; nobody waits for it. */
export function finishOpened(deps: Deps, actor: Actor, { snapshot, title, model }: Opened): void {
  if (model === null) return;
  const { id, insights: builtIn, content } = snapshot;
  const input = { snapshot: content, ownerName: actor.firstName, title };
  writeInsights({ builtIn: portraitOf(builtIn, ""), model, input, log: deps.log })
    .then(({ insights, source }) => {
      const written = { insights, insightSource: source, updatedAt: deps.clock.now() };
      return deps.db.write((tx) => finishInsights(tx, id, written));
    })
    .catch((error: unknown) => {
      deps.log.error("insights not stored", describeFault(error));
    });
}

/**
 * Freezes the next snapshot if one is due; otherwise returns the present one unchanged.
 *
 * @throws {DomainError} not_found; conflict before the first snapshot while own words or answers are missing
 * or the window is to open in a meeting, and if a due snapshot is blocked by another round (rule A12).
 */
export async function revealSurvey(deps: Deps, actor: Actor, surveyId: string): Promise<Analysis> {
  const opened = await deps.db.write(async (tx) =>
    revealIn(tx, deps, actor, await getOwnSurvey(tx, actor, surveyId)),
  );
  finishOpened(deps, actor, opened);
  return presentAnalysis(opened.snapshot, actor.userId, deps.clock.now());
}
