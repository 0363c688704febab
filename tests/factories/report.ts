import { presentAnalysis } from "#src/server/domain/analysis/present-analysis.ts";
import { reportOf } from "#src/server/domain/analysis/report-content.ts";
import type { Report } from "#src/server/domain/analysis/report.ts";
import { writeBuiltInInsights } from "#src/server/domain/insight/write-built-in-insights.ts";
import type { SnapshotContent } from "#src/shared/analysis.ts";

interface Around {
  readonly title?: string;
  readonly ownerName?: string;
}

/** The report of a snapshot, with the texts of the built-in writer. */
export function makeReport(
  content: SnapshotContent,
  { title = "How my team sees me", ownerName = "Alma Quill" }: Around = {},
): Report {
  const now = new Date("2026-11-20T09:12:13.456Z");
  const row = {
    id: "analysis",
    surveyId: "survey",
    number: 1,
    responseCount: content.responseCount,
    content,
    insights: writeBuiltInInsights({ snapshot: content, ownerName, title }),
    insightSource: "template",
    writingUntil: null,
    createdAt: now,
    updatedAt: now,
  };
  return reportOf(presentAnalysis(row, "owner", now), { title, ownerName, minResponses: 3 });
}
