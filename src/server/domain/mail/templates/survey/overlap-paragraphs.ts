import type { Overlap } from "#src/shared/survey/survey.output.ts";
import { overlapText } from "#src/shared/survey/overlap.ts";

/** Why a window can't open although enough people have answered (rule A12), and what to do. */
export function overlapParagraphs(
  overlap: Overlap | null,
  status: "in_progress" | "completed",
): readonly string[] {
  if (overlap === null) return [];
  const { reason, danger, remedy } = overlapText(overlap, status);
  return [`${reason} ${danger}`, remedy];
}
