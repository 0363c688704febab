import { defineRefusals } from "#src/server/errors.ts";
import type { Overlap } from "#src/shared/survey/survey.output.ts";
import { overlapText } from "#src/shared/survey/overlap.ts";

interface Overlapping {
  readonly overlap: Overlap;
  readonly status: "in_progress" | "completed";
}

function explainOverlap({ overlap, status }: Overlapping): string {
  const { reason, remedy } = overlapText(overlap, status);
  return `The window can’t open yet. ${reason} ${remedy}`;
}

export const overlapErrors = defineRefusals("overlap", {
  tooClose: { kind: "conflict", text: explainOverlap },
});
