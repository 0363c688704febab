import { readsLikeLink } from "#src/shared/text/plain-text.ts";
import type { Overlap } from "#src/shared/survey/survey.output.ts";
import { overlapText } from "#src/shared/survey/overlap.ts";

/** "nobody has answered", "1 person has answered", "3 people have answered". */
export function answersCame(count: number): string {
  if (count === 0) return "nobody has answered";
  return count === 1 ? "1 person has answered" : `${count} people have answered`;
}

/** The facilitator chose their name: one that reads like a link is left out. */
export const openedTogether = (facilitator: string): string =>
  `You’ll open its window together with ${readsLikeLink(facilitator) ? "your facilitator" : facilitator} when you meet.`;

/** Explains why a window can't open despite enough answers (rule A12), and what to do. */
export function overlapParagraphs(
  overlap: Overlap | null,
  status: "in_progress" | "completed",
): readonly string[] {
  if (overlap === null) return [];
  const { reason, danger, remedy } = overlapText(overlap, status);
  return [`${reason} ${danger}`, remedy];
}
