import {
  analysisOutput,
  snapshotSummaryOutput,
  exportedTableOutput,
  exportedReportOutput,
} from "#src/shared/result/analysis.output.ts";
import { responseOutput } from "#src/shared/invitation/response.output.ts";
import { download } from "#src/server/http/rest/download.ts";
import type { Operation } from "#src/server/http/rest/operation.ts";
import { exportInput } from "#src/shared/result/analysis.input.ts";

const path = "/surveys/{surveyId}";

/** An owner's calls about results; all of them read snapshots alone. */
export const analysisOperations: readonly Operation[] = [
  {
    method: "post",
    path: `${path}/generate-analysis`,
    summary: "Open the window: freeze the next snapshot if one is due, else answer with the present one",
    access: "user",
    answer: analysisOutput,
    call: ({ api, params }) => api.analysis.reveal(params),
  },
  {
    method: "get",
    path: `${path}/analysis`,
    summary: "The newest analysis",
    access: "user",
    answer: analysisOutput,
    call: ({ api, params }) => api.analysis.get(params),
  },
  {
    method: "get",
    path: `${path}/snapshots`,
    summary:
      "All results of a round, first to newest: how many answered, and the agreement index with its band",
    access: "user",
    answer: snapshotSummaryOutput.array(),
    call: ({ api, params }) => api.analysis.snapshots(params),
  },
  {
    method: "get",
    path: `${path}/responses`,
    summary: "Your own answer, and who took part in the newest snapshot; never who picked what",
    access: "user",
    answer: responseOutput.array(),
    call: ({ api, params }) => api.response.list(params),
  },
  {
    method: "get",
    path: `${path}/export`,
    summary: "The newest snapshot as a file; pdf is a report of two pages",
    access: "user",
    query: exportInput,
    answer: analysisOutput,
    otherAnswers: { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput },
    call: async ({ api, params, query }) =>
      download(await api.analysis.export({ ...params, format: query("format") })),
  },
];
