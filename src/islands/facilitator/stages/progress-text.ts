import type { Stage } from "#src/shared/programme/stage.ts";
import type { StageCounts } from "./segments.ts";

/** What is told together, the best news first. */
const groups: readonly (readonly [stages: readonly Stage[], one: string, many: string])[] = [
  [["shared"], "shared with you", "shared with you"],
  [["opened"], "opened", "opened"],
  [["ready"], "ready to open", "ready to open"],
  [["accepted", "ownWords", "asking", "answering"], "under way", "under way"],
  [["invited"], "hasn’t replied", "haven’t replied"],
  [["closed"], "closed unopened", "closed unopened"],
  [["declined"], "declined", "declined"],
  [["left"], "left", "left"],
];

/** "1 client", "12 clients". */
export const clientCount = (count: number): string => (count === 1 ? "1 client" : `${String(count)} clients`);

/** How far the clients of a programme are, in words: "12 clients: 3 shared with you, 4 under way, 5 haven’t replied". */
export function progressText(counts: StageCounts): string {
  const told = groups.flatMap(([stages, one, many]) => {
    const count = stages.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
    return count === 0 ? [] : [{ count, text: `${String(count)} ${count === 1 ? one : many}` }];
  });
  const total = told.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "No clients yet";
  return `${clientCount(total)}: ${told.map(({ text }) => text).join(", ")}`;
}
