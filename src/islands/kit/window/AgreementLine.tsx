import type { Agreement } from "#src/shared/result/analysis.ts";
import { agreementFloor } from "#src/shared/result/analysis.ts";
import { percent } from "#src/shared/result/window-geometry.ts";

/** Where an index from -100 to 100 lies on the line, 0-1. A little room is left at both ends for the dot. */
const place = (index: number): number => 0.03 + 0.94 * ((index + 100) / 200);
const span = (from: number, to: number) => ({
  x: percent(place(from)),
  width: percent(place(to) - place(from)),
});

/** The index as a dot on its band, over the stretch that luck can reach. The sentence beside it says the same. */
export function AgreementLine({ agreement: { value, low, high } }: { agreement: Agreement }) {
  return (
    <svg className="agreement-line" width="100%" height="88" aria-hidden="true" focusable="false">
      <rect className="agreement-luck" {...span(-100, agreementFloor)} y="8" height="44" />
      <text x={percent(place((agreementFloor - 100) / 2))} y="24" textAnchor="middle">
        could be chance
      </text>
      <rect className="agreement-axis" {...span(-100, 100)} y="39" height="2" />
      <rect className="agreement-band" {...span(low, high)} y="34" height="12" rx="6" />
      <circle className="agreement-dot" cx={percent(place(value))} cy="40" r="9" />
      <text className="agreement-value" x={percent(place(value))} y="70" textAnchor="middle">
        {String(value).replace("-", "−")}
      </text>
      <text x="0" y="86">
        opposite
      </text>
      <text x="100%" y="86" textAnchor="end">
        the same
      </text>
    </svg>
  );
}
