import { analysisInWords, comparisonInWords, snapshotsInWords } from "#src/shared/result/texts/in-words.ts";
import {
  analysisOutput,
  snapshotSummaryOutput,
  exportedTableOutput,
  exportedReportOutput,
} from "#src/shared/result/analysis.output.ts";
import { responseOutput } from "#src/shared/invitation/response.output.ts";
import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { comparisonInput } from "#src/shared/result/comparison.input.ts";
import { comparisonOutput } from "#src/shared/result/comparison.output.ts";
import { analysisInput, exportInput } from "#src/shared/result/analysis.input.ts";

const path = "/surveys/{surveyId}";

/** An owner's calls about results; all of them read snapshots alone. */
export const analysisOperations: readonly Operation[] = [
  {
    method: "post",
    path: `${path}/generate-analysis`,
    summary: "Open the window: freeze the next snapshot if one is due, else return the current one",
    procedure: "analysis.reveal",
    respond: analysisInWords,
    output: analysisOutput,
  },
  {
    method: "get",
    path: `${path}/analysis`,
    summary: "The newest analysis, or an earlier one by its number",
    procedure: "analysis.get",
    query: analysisInput,
    respond: analysisInWords,
    output: analysisOutput,
  },
  {
    method: "get",
    path: `${path}/snapshots`,
    summary:
      "All results of a round, first to newest: how many answered, and the agreement index with its band",
    procedure: "analysis.snapshots",
    respond: snapshotsInWords,
    output: snapshotSummaryOutput.array(),
  },
  {
    method: "get",
    path: "/analysis/compare",
    summary: "The newest results of two of your rounds side by side, and which words differ beyond chance",
    procedure: "analysis.compare",
    query: comparisonInput,
    respond: comparisonInWords,
    output: comparisonOutput,
  },
  {
    method: "get",
    path: `${path}/responses`,
    summary: "Your own answer, and who took part in the newest snapshot; never who picked what",
    procedure: "response.list",
    output: responseOutput.array(),
  },
  {
    method: "get",
    path: `${path}/export`,
    summary: "The newest snapshot as a file; pdf is a report of two pages",
    procedure: "analysis.export",
    query: exportInput,
    output: analysisOutput,
    otherOutputs: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput },
    respond: download,
  },
];
