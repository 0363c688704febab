import { LocalDate } from "#src/islands/kit/page/dates.tsx";
import type { SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { type Agreement, agreementFloor } from "#src/shared/result/analysis.ts";
import { spokenIndex } from "#src/shared/result/texts/agreement-text.ts";
import { percent } from "#src/shared/result/window-geometry.ts";
import { people } from "#src/shared/survey/survey-stage.ts";

/** The change since the last result. It claims none where the bands overlap. */
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
        <summary className="link-line text-muted">
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

/** One of the results, from left to right. */
interface TimelinePoint {
  readonly key: string | number;
  /** A short label: five have to fit on a phone. */
  readonly label: string;
  readonly responseCount: number;
  readonly agreement: Agreement;
}

/** Room for a number over a band that reaches 100. */
const top = 26;
const height = 160;
/** Where an index from 100 (top) to -100 lies. */
const y = (index: number): number => top + ((100 - index) / 200) * height;

/** The indexes in a line, each on its band, over the range of chance. The text beside it says the same. */
export function TimelineChart({ points }: { points: readonly TimelinePoint[] }) {
  const x = (place: number): string => percent((place + 0.5) / points.length);
  return (
    <svg className="agreement-line timeline" width="100%" height="234" aria-hidden="true" focusable="false">
      <rect
        className="agreement-luck"
        y={y(agreementFloor)}
        width="100%"
        height={y(-100) - y(agreementFloor)}
      />
      {points.slice(1).map(({ key, agreement }, place) => (
        <line
          key={key}
          className="stroke-ink stroke-2"
          x1={x(place)}
          y1={y(points[place]?.agreement.value ?? 0)}
          x2={x(place + 1)}
          y2={y(agreement.value)}
        />
      ))}
      {points.map(({ key, label, responseCount, agreement: { value, low, high } }, place) => (
        <g key={key}>
          <line className="stroke-line stroke-12" x1={x(place)} y1={y(low)} x2={x(place)} y2={y(high)} />
          <circle className="agreement-dot" cx={x(place)} cy={y(value)} r="5" />
          <text className="agreement-value" x={x(place)} y={y(high) - 10} textAnchor="middle">
            {String(value).replace("-", "−")}
          </text>
          <text x={x(place)} y="206" textAnchor="middle">
            {label}
          </text>
          <text x={x(place)} y="226" textAnchor="middle">
            {people(responseCount)}
          </text>
        </g>
      ))}
      <text x="8" y={y(-100) - 6}>
        could be chance
      </text>
    </svg>
  );
}
