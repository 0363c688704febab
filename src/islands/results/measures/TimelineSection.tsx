import type { SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { LocalDate } from "#src/islands/kit/page/LocalDate.tsx";
import { TimelineChart } from "./TimelineChart.tsx";

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

/** More would not fit on a phone; the table has them all. */
const mostDrawn = 5;

/** How the index moved from result to result; nothing where there is one alone. */
export function TimelineSection({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  if (snapshots.length < 2) return null;
  return (
    <section aria-labelledby="timeline-title" className="grid content-start gap-4">
      <h3 id="timeline-title">From result to result</h3>
      <TimelineChart
        points={snapshots.slice(-mostDrawn).map((one) => ({
          ...one,
          key: one.snapshot,
          label: `Result ${one.snapshot}`,
        }))}
      />
      <p className="measure">{timelineText(snapshots)}</p>
      <details className="text-sm">
        <summary className="twin-summary">
          Read {snapshots.length > mostDrawn ? `all ${snapshots.length}` : "the"} results as a table
        </summary>
        <TimelineTable snapshots={snapshots} />
      </details>
    </section>
  );
}

function TimelineTable({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  return (
    <table className="twin-table">
      <thead>
        <tr>
          {["Result", "Date", "Answers", "Index", "Its band"].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {snapshots.map(({ snapshot, createdAt, responseCount, agreement: { value, low, high } }) => (
          <tr key={snapshot}>
            <th scope="row">{snapshot}</th>
            <td>
              <LocalDate iso={createdAt} />
            </td>
            <td>{responseCount}</td>
            <td>{spokenIndex(value)}</td>
            <td>
              {spokenIndex(low)} to {spokenIndex(high)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
