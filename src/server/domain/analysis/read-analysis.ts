import { insightText, insightsOf, portraitOf } from "#src/server/domain/insight/written.ts";
import { headlineOf, type WindowTile, tileOf } from "#src/shared/result/window-tile.ts";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import type { Quadrant, ScoredSurvey } from "#src/shared/result/analysis.ts";
import {
  type SnapshotRow,
  findNewestSnapshot,
  findSnapshot,
  listNewestContents,
  listSnapshotRows,
} from "./queries.ts";
import { analysisErrors } from "./errors.ts";
import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import { nameless } from "#src/shared/survey/participants.ts";
import type { SurveyResponse } from "#src/shared/invitation/response.output.ts";
import type { Queryable } from "#db/client.ts";

/** A snapshot as its owner sees it; reads nothing else. */
export function presentAnalysis(row: SnapshotRow, userId: string, now: Date): Analysis {
  const { content, surveyId } = row;
  const insights = insightsOf(row.insights, content.words);
  const { writers, ...portrait } = portraitOf(row.insights, headlineOf(content));
  // If the writer died, the date is in the past and the built-in text is final.
  const isWriting = row.writingUntil !== null && row.writingUntil > now;
  const idsIn = (quadrant: Quadrant) =>
    content.words.filter((word) => word.quadrant === quadrant).map(({ traitId }) => traitId);
  return {
    id: row.id,
    surveyId,
    assessmentId: surveyId,
    userId,
    status: isWriting ? "in_progress" : "completed",
    snapshot: row.number,
    completedAt: isWriting ? null : row.updatedAt.toISOString(),
    responseCount: content.responseCount,
    evidenceScale: content.evidenceScale ?? 1,
    isBanded: content.isBanded ?? false,
    confidence: content.confidence,
    agreement: content.agreement,
    prediction: content.prediction ?? null,
    words: content.words,
    participants: content.participants,
    arenaInsight: insightText(insights.arena),
    blindSpotInsight: insightText(insights.blindSpot),
    facadeInsight: insightText(insights.facade),
    unknownInsight: insightText(insights.unknown),
    summaryInsight: insightText(insights.summary),
    insightSentences: insights,
    portrait,
    arenaTraits: idsIn("arena"),
    blindSpotTraits: idsIn("blindSpot"),
    facadeTraits: idsIn("facade"),
    unknownTraits: idsIn("unknown"),
    insightSource: row.insightSource,
    insightParts: writers ?? Array.from({ length: portrait.paragraphs.length + 1 }, () => row.insightSource),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/**
 * The stored newest result of the actor's round.
 *
 * @throws {DomainError} not_found, also before the first reveal.
 */
export async function getOwnSnapshot(deps: Deps, actor: Actor, surveyId: string): Promise<SnapshotRow> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const snapshot = await findNewestSnapshot(deps.db.read, survey.id);
  if (snapshot === undefined) throw analysisErrors.notFound();
  return snapshot;
}

/**
 * A result of the actor's round: the newest, or `number`. Earlier ones come without names: comparing two
 * lists of names would reveal who has withdrawn.
 *
 * @throws {DomainError} not_found, also before the first reveal.
 */
export async function getAnalysis(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  number?: number,
): Promise<Analysis> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const newest = await findNewestSnapshot(deps.db.read, survey.id);
  const snapshot = number === undefined ? newest : await findSnapshot(deps.db.read, survey.id, number);
  if (newest === undefined || snapshot === undefined) throw analysisErrors.notFound();
  const analysis = presentAnalysis(snapshot, actor.userId, deps.clock.now());
  return snapshot.number === newest.number ? analysis : { ...analysis, participants: [] };
}

/**
 * The owner's own answer, and one entry per peer of the newest snapshot: a name, an id that changes each
 * time, and no words (rule A4).
 *
 * @throws {DomainError} not_found
 */
export async function listResponses(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly SurveyResponse[]> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const snapshot = await findNewestSnapshot(deps.db.read, survey.id);
  const own: readonly SurveyResponse[] =
    survey.selfTraitIds === null
      ? []
      : [
          {
            id: survey.id,
            userId: actor.userId,
            surveyId,
            selectedTraits: survey.selfTraitIds,
            peerName: actor.name,
          },
        ];
  const names = snapshot?.content.participants ?? [];
  const peers = names.map((name): SurveyResponse => ({
    id: deps.ids.id(),
    userId: null,
    surveyId,
    selectedTraits: [],
    peerName: name ?? nameless,
  }));
  return [...own, ...peers];
}

export const describeSnapshot = ({
  number,
  createdAt,
  content: { responseCount, confidence, agreement },
}: Pick<SnapshotRow, "number" | "createdAt" | "content">): SnapshotSummary => ({
  snapshot: number,
  createdAt: createdAt.toISOString(),
  responseCount,
  confidence,
  agreement,
});

/**
 * A round's results, oldest first. Each entry tells no more than it did when it was new.
 *
 * @throws {DomainError} not_found
 */
export async function listSnapshots(
  deps: Deps,
  actor: Actor,
  surveyId: string,
): Promise<readonly SnapshotSummary[]> {
  const survey = await getOwnSurvey(deps.db.read, actor, surveyId);
  const rows = await listSnapshotRows(deps.db.read, survey.id);
  return rows.map(describeSnapshot);
}

/** Maps each round's id to a view of its newest result. */
async function listNewest<View>(
  db: Queryable,
  surveyIds: readonly string[],
  view: (result: Pick<ScoredSurvey, "responseCount" | "words">) => View,
): Promise<Readonly<Record<string, View>>> {
  if (surveyIds.length === 0) return {};
  const rows = await listNewestContents(db, surveyIds);
  return Object.fromEntries(rows.map(({ surveyId, content }) => [surveyId, view(content)]));
}

export const listTiles = (db: Queryable, surveyIds: readonly string[]) => listNewest(db, surveyIds, tileOf);

export const listHeadlines = (db: Queryable, surveyIds: readonly string[]) =>
  listNewest(db, surveyIds, headlineOf);

/**
 * The tile of the round's newest result; null before the first.
 *
 * @throws {DomainError} not_found
 */
export async function getTile(deps: Deps, actor: Actor, surveyId: string): Promise<WindowTile | null> {
  const { id } = await getOwnSurvey(deps.db.read, actor, surveyId);
  const tiles = await listTiles(deps.db.read, [id]);
  return tiles[id] ?? null;
}
