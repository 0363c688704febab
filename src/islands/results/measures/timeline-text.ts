import type { SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";

/** What may be said of the way from the result before to the newest: a change is never claimed where bands overlap. */
export function timelineText(snapshots: readonly SnapshotSummary[]): string {
  const [before, newest] = snapshots.slice(-2);
  if (before === undefined || newest === undefined) return "";
  const [was, is] = [before.agreement, newest.agreement];
  const isApart = was.high < is.low || is.high < was.low;
  const moved =
    was.value === is.value
      ? `The index stayed at ${spokenIndex(is.value)}.`
      : `The index went from ${spokenIndex(was.value)} to ${spokenIndex(is.value)}.`;
  const verdict = isApart
    ? "The two bands don’t overlap, so the later answers differ from the earlier ones by more than chance."
    : "The two bands overlap, so the difference may just be who answered when.";
  return `${moved} ${verdict} A later result includes the earlier answers that weren’t withdrawn, so compare directions, not points.`;
}
