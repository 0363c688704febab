import { reportOf } from "#src/server/domain/analysis/report/report-content.ts";
import type { Report } from "#src/server/domain/analysis/report/report.ts";
import type { SnapshotContent } from "#src/shared/result/analysis.ts";
import { analysisOf } from "./shown-analysis.ts";

interface Around {
  readonly title?: string;
  readonly ownerName?: string;
}

/** The report of a snapshot, with the texts of the built-in writer. */
export const makeReport = (
  content: SnapshotContent,
  { title = "How my team sees me", ownerName = "Alma Quill" }: Around = {},
): Report => reportOf(analysisOf(content), { title, ownerName, minResponses: 3 });
