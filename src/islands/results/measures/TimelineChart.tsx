import type { SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { agreementFloor } from "#src/shared/result/analysis.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { percent } from "#src/shared/result/window-geometry.ts";

/** More would not fit on a phone; the table has them all. */
export const mostDrawn = 5;

/** Room for a number over a band that reaches 100. */
const top = 26;
const height = 116;
/** Where an index from 100 (top) to -100 lies. */
const y = (index: number): number => top + ((100 - index) / 200) * height;

/** A slope from index to index, each on its band, over the stretch that luck can reach. The table says the same. */
export function TimelineChart({ snapshots }: { snapshots: readonly SnapshotSummary[] }) {
  const drawn = snapshots.slice(-mostDrawn);
  const x = (place: number): string => percent((place + 0.5) / drawn.length);
  return (
    <svg className="agreement-line timeline" width="100%" height="190" aria-hidden="true" focusable="false">
      <rect
        className="agreement-luck"
        y={y(agreementFloor)}
        width="100%"
        height={y(-100) - y(agreementFloor)}
      />
      <text x="8" y={y(-100) - 6}>
        could be luck
      </text>
      {drawn.slice(1).map(({ snapshot, agreement }, place) => (
        <line
          key={snapshot}
          className="timeline-slope"
          x1={x(place)}
          y1={y(drawn[place]?.agreement.value ?? 0)}
          x2={x(place + 1)}
          y2={y(agreement.value)}
        />
      ))}
      {drawn.map(({ snapshot, responseCount, agreement: { value, low, high } }, place) => (
        <g key={snapshot}>
          <line className="timeline-band" x1={x(place)} y1={y(low)} x2={x(place)} y2={y(high)} />
          <circle className="agreement-dot" cx={x(place)} cy={y(value)} r="8" />
          <text className="agreement-value" x={x(place)} y={y(high) - 10} textAnchor="middle">
            {String(value).replace("-", "−")}
          </text>
          <text x={x(place)} y="162" textAnchor="middle">
            Result {snapshot}
          </text>
          <text x={x(place)} y="182" textAnchor="middle">
            {people(responseCount)}
          </text>
        </g>
      ))}
    </svg>
  );
}
