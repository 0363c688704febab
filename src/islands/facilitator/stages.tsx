import { type Stage, stages } from "#src/shared/programme/stage.ts";
import { useId } from "react";

export type StageCounts = Readonly<Partial<Record<Stage, number>>>;

/** A piece of the bar, in percent of its width. */
export interface Segment {
  readonly stage: Stage;
  readonly count: number;
  readonly from: number;
  readonly width: number;
}

/** Final stages without a result. */
const ended: readonly Stage[] = ["declined", "closed", "left"];
const isEnded = (stage: Stage): boolean => ended.includes(stage);

/** All stages in order, then the final ones without a result. */
export const stagesInOrder: readonly Stage[] = [
  ...stages.filter((stage) => !isEnded(stage)),
  ...stages.filter(isEnded),
];

/** One client of two hundred has to be seen, and its number read. */
const leastWidth = 6;

/** Stages with clients, in order, as wide as their share but wide enough to see. */
export function segmentsOf(counts: StageCounts): Segment[] {
  const taken = stagesInOrder.flatMap((stage) => {
    const count = counts[stage] ?? 0;
    return count > 0 ? [{ stage, count }] : [];
  });
  const total = taken.reduce((sum, { count }) => sum + count, 0);
  const shared = 100 - leastWidth * taken.length;
  let from = 0;
  return taken.map(({ stage, count }) => {
    const width = leastWidth + (shared * count) / total;
    const segment = { stage, count, from, width };
    from += width;
    return segment;
  });
}

interface StageBarProps {
  counts: StageCounts;
  /** Tall, with the number of clients in each piece. */
  large?: boolean;
}

/**
 * How many clients are at each stage, as a drawing: it needs words beside it.
 * Widths are SVG attributes, because the page's policy refuses inline styles.
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

/** Colours of final stages; CSS shades the others. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="stage-hatch" width="2" height="6" />
    </pattern>
  );
}

const percent = (part: number): string => `${part.toFixed(2)}%`;

/** Stages that are summed up together, best news first. */
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

/** How far clients are: "12 clients: 3 shared with you, 4 under way, 5 haven't replied". */
export function progressText(counts: StageCounts): string {
  const told = groups.flatMap(([stages, one, many]) => {
    const count = stages.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
    return count === 0 ? [] : [{ count, text: `${String(count)} ${count === 1 ? one : many}` }];
  });
  const total = told.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "No clients yet";
  return `${clientCount(total)}: ${told.map(({ text }) => text).join(", ")}`;
}
