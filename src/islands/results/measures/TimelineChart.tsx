import { agreementFloor, type Agreement } from "#src/shared/result/analysis.ts";
import { people } from "#src/shared/survey/survey-stage.ts";
import { percent } from "#src/shared/result/window-geometry.ts";

/** One of the results, from left to right. */
export interface TimelinePoint {
  readonly key: string | number;
  /** What stands below it, short: five have to fit on a phone. */
  readonly label: string;
  readonly responseCount: number;
  readonly agreement: Agreement;
}

/** Room for a number over a band that reaches 100. */
const top = 26;
const height = 160;
/** Where an index from 100 (top) to -100 lies. */
const y = (index: number): number => top + ((100 - index) / 200) * height;

/** A slope from index to index, each on its band, over the stretch that luck can reach. The text beside it says the same. */
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
          className="timeline-slope"
          x1={x(place)}
          y1={y(points[place]?.agreement.value ?? 0)}
          x2={x(place + 1)}
          y2={y(agreement.value)}
        />
      ))}
      {points.map(({ key, label, responseCount, agreement: { value, low, high } }, place) => (
        <g key={key}>
          <line className="timeline-band" x1={x(place)} y1={y(low)} x2={x(place)} y2={y(high)} />
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
      <text className="timeline-luck" x="8" y={y(-100) - 6}>
        could be chance
      </text>
    </svg>
  );
}
