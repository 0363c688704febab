import type { Stage } from "#src/shared/programme/stage.ts";
import { useId } from "react";
import { isEnded, segmentsOf, type StageCounts } from "./segments.ts";

interface StageBarProps {
  counts: StageCounts;
  /** Tall, with the number of clients in each piece. */
  large?: boolean;
}

/**
 * How many clients are at each stage, from the first to the last: the darker, the further. A drawing alone, so words have to
 * stand beside it. Widths are attributes of an SVG, as the page's policy refuses inline styles.
 */
export function StageBar({ counts, large = false }: StageBarProps) {
  const hatch = useId();
  return (
    <svg className={large ? "stage-bar stage-bar-large" : "stage-bar"} aria-hidden="true" focusable="false">
      <Hatch id={hatch} />
      {segmentsOf(counts).map(({ stage, count, from, width }) => (
        <g key={stage} data-stage={stage}>
          <rect x={percent(from)} width={percent(width)} height="100%" fill={`url(#${hatch})`} />
          {large && isEnded(stage) && <circle cx={percent(from + width / 2)} cy="50%" r="14" />}
          {large && (
            <text x={percent(from + width / 2)} y="50%">
              {count}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

/** The same look, beside the stage's name. */
export function StageSwatch({ stage }: { stage: Stage }) {
  const hatch = useId();
  return (
    <svg className="stage-swatch" aria-hidden="true" focusable="false">
      {isEnded(stage) && <Hatch id={hatch} />}
      <g data-stage={stage}>
        <rect width="100%" height="100%" fill={`url(#${hatch})`} />
      </g>
    </svg>
  );
}

/** For stages that lead nowhere any more; the others have a shade, which CSS gives them. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="stage-hatch" width="2" height="6" />
    </pattern>
  );
}

const percent = (part: number): string => `${part.toFixed(2)}%`;
