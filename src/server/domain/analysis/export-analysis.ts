import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { conflict } from "#src/server/errors.ts";
import { getOwnSurvey } from "#src/server/domain/survey/get-survey.ts";
import { insightKeys, type Analysis, type ScoredWord } from "#src/shared/analysis.ts";
import { findTrait } from "#src/shared/catalogue.ts";
import { csvOf } from "./csv.ts";
import { presentAnalysis } from "./present-analysis.ts";
import { findNewestSnapshot } from "./queries.ts";

export type ExportFormat = "json" | "csv";

export interface ExportedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: string;
}

const nameOf = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

const wordRow = ({ traitId, quadrant, evidence, band, count }: ScoredWord): readonly string[] => [
  "word",
  nameOf(traitId),
  quadrant,
  evidence,
  count === null ? band : String(count),
  "",
];

/** One table for all: what a row is stands in its first cell. */
function tableOf(analysis: Analysis): readonly (readonly string[])[] {
  const { agreement, responseCount, confidence } = analysis;
  const plain = (section: string, item: string, text: string) => [section, item, "", "", "", text];
  return [
    ["section", "item", "quadrant", "evidence", "votes", "text"],
    plain("round", "answers", String(responseCount)),
    plain("round", "confidence", confidence),
    plain(
      "round",
      "agreement",
      `${String(agreement.value)} (${String(agreement.low)} to ${String(agreement.high)})`,
    ),
    ...analysis.words.map(wordRow),
    ...analysis.participants.map((name) => plain("participant", name, "")),
    ...insightKeys.map((key) => plain("insight", key, analysis[`${key}Insight`])),
  ];
}

/**
 * The newest snapshot as a file.
 *
 * @throws {DomainError} not_found; conflict while there is no snapshot.
 */
export async function exportAnalysis(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  format: ExportFormat,
): Promise<ExportedFile> {
  await getOwnSurvey(deps.db.read, actor, surveyId);
  const snapshot = await findNewestSnapshot(deps.db.read, surveyId);
  if (snapshot === undefined)
    throw conflict("There is nothing to export yet: the window has not been opened.");
  const analysis = presentAnalysis(snapshot, actor.userId, deps.clock.now());
  const fileName = `openpane-${String(snapshot.number)}.${format}`;
  return format === "csv"
    ? { fileName, contentType: "text/csv; charset=utf-8", body: csvOf(tableOf(analysis)) }
    : { fileName, contentType: "application/json", body: `${JSON.stringify(analysis, null, 2)}\n` };
}
