import { getCircleComparison } from "#src/server/domain/analysis/circles.ts";
import { analysisErrors } from "#src/server/domain/analysis/errors.ts";
import type { Actor, Origin } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { getOwnSurvey } from "#src/server/domain/survey/read.ts";
import type { Analysis } from "#src/shared/result/analysis.output.ts";
import { type Agreement, insightKeys, type ScoredWord } from "#src/shared/result/analysis.ts";
import { analysisInWords } from "#src/shared/result/texts/in-words.ts";
import { bandNames, confidenceNames } from "#src/shared/result/result-names.ts";
import { nameless } from "#src/shared/survey/participants.ts";
import { findTrait } from "#src/shared/words/catalogue.ts";
import { csvOf, type Cell } from "./csv.ts";
import { printFile } from "./draw-in-turn.ts";
import { exportFileName } from "./file-name.ts";
import { presentAnalysis } from "#src/server/domain/analysis/read-analysis.ts";
import { findNewestSnapshot } from "#src/server/domain/analysis/queries.ts";
import { reportOf } from "./report-content.ts";

export type ExportFormat = "json" | "csv" | "pdf";

export interface ExportedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly body: string;
  /** Set for bytes: tRPC carries only JSON. */
  readonly encoding?: "base64";
}

const nameOf = (traitId: string): string => findTrait(traitId)?.name ?? traitId;

const noIndex = ["", "", ""];

const wordRow = ({ traitId, quadrant, evidence, band, count }: ScoredWord): readonly Cell[] => [
  "word",
  nameOf(traitId),
  quadrant,
  evidence,
  count ?? bandNames[band],
  "",
  ...noIndex,
];

/** An index always comes with its band. */
const indexRow = (item: string, { value, low, high }: Agreement): readonly Cell[] => [
  ...["round", item, "", "", "", ""],
  ...[value, low, high],
];

/** One table for everything; the first column names the kind of row. */
function tableOf(analysis: Analysis): readonly (readonly Cell[])[] {
  const { agreement, prediction, responseCount, confidence } = analysis;
  const plain = (section: string, item: string, text: Cell) => [
    ...[section, item, "", "", "", text],
    ...noIndex,
  ];
  return [
    ["section", "item", "quadrant", "evidence", "votes", "text", "value", "low", "high"],
    plain("round", "answers", responseCount),
    plain("round", "confidence", confidenceNames[confidence]),
    indexRow("agreement", agreement),
    ...(prediction === null
      ? []
      : [
          indexRow("guess", prediction.agreement),
          ...prediction.traitIds.map((id) => plain("guess", nameOf(id), "")),
        ]),
    ...analysis.words.map(wordRow),
    ...analysis.participants.map((name) => plain("participant", name ?? nameless, "")),
    ...insightKeys.map((key) => plain("insight", key, analysis[`${key}Insight`])),
  ];
}

/**
 * Exports the newest snapshot as a file.
 *
 * @throws {DomainError} not_found; conflict before the first snapshot; too_many_requests for reports.
 */
export async function exportAnalysis(
  deps: Deps,
  actor: Actor,
  surveyId: string,
  format: ExportFormat,
  caller?: Origin,
  hasCircles = true,
): Promise<ExportedFile> {
  const { id, title, minResponses } = await getOwnSurvey(deps.db.read, actor, surveyId);
  const snapshot = await findNewestSnapshot(deps.db.read, id);
  if (snapshot === undefined) throw analysisErrors.nothingToExport();
  const analysis = presentAnalysis(snapshot, actor.userId, deps.clock.now());
  const fileName = exportFileName(title, snapshot.number, format);
  switch (format) {
    case "csv":
      return { fileName, contentType: "text/csv; charset=utf-8", body: csvOf(tableOf(analysis)) };
    case "json":
      return {
        fileName,
        contentType: "application/json",
        body: `${JSON.stringify(analysisInWords(analysis), null, 2)}\n`,
      };
    case "pdf": {
      const circles = hasCircles ? await getCircleComparison(deps, actor, id) : null;
      return printFile(deps, { actor, origin: caller }, fileName, () =>
        deps.printReport(reportOf(analysis, { title, ownerName: actor.name, minResponses }, circles)),
      );
    }
  }
}
