import {
  type StageGroup,
  type Stage,
  groupOf,
  stageGroups,
  stages,
} from "#src/shared/programme/programme.ts";
import { useId } from "react";

export type StageCounts = Readonly<Partial<Record<Stage, number>>>;

/** A piece of the bar, in percent of its width. */
export interface Segment {
  readonly group: StageGroup;
  readonly count: number;
  readonly from: number;
  readonly width: number;
}

/** One client of two hundred has to be seen, and its number read. */
const leastWidth = 6;

const countIn = (counts: StageCounts, group: StageGroup): number =>
  stages.reduce((sum, stage) => sum + (groupOf[stage] === group ? (counts[stage] ?? 0) : 0), 0);

/** The groups of stages with clients, in order, as wide as their share but wide enough to see. */
export function segmentsOf(counts: StageCounts): Segment[] {
  const taken = stageGroups
    .map((group) => ({ group, count: countIn(counts, group) }))
    .filter(({ count }) => count > 0);
  const total = taken.reduce((sum, { count }) => sum + count, 0);
  const shared = 100 - leastWidth * taken.length;
  let from = 0;
  return taken.map(({ group, count }) => {
    const width = leastWidth + (shared * count) / total;
    const segment = { group, count, from, width };
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
      {segmentsOf(counts).map(({ group, count, from, width }) => (
        <g key={group} data-stage={group}>
          <rect x={percent(from)} width={percent(width)} height="100%" fill={`url(#${hatch})`} />
          {large && group === "out" && <circle cx={percent(from + width / 2)} cy="50%" r="14" />}
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

/** The same look, beside the name of a stage or of a group. */
export function StageSwatch({ group }: { group: StageGroup }) {
  const hatch = useId();
  return (
    <svg className="stage-swatch" aria-hidden="true" focusable="false">
      {group === "out" && <Hatch id={hatch} />}
      <g data-stage={group}>
        <rect width="100%" height="100%" fill={`url(#${hatch})`} />
      </g>
    </svg>
  );
}

/** For clients who are out; CSS shades the others. */
function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect className="stage-hatch" width="2" height="6" />
    </pattern>
  );
}

const percent = (part: number): string => `${part.toFixed(2)}%`;

/** Best news first. */
const told: readonly (readonly [group: StageGroup, one: string, many: string])[] = [
  ["shared", "shared with you", "shared with you"],
  ["ready", "window ready or open", "windows ready or open"],
  ["underWay", "under way", "under way"],
  ["unanswered", "hasn’t answered", "haven’t answered"],
  ["out", "out", "out"],
];

/** "1 client", "12 clients". */
export const clientCount = (count: number): string => (count === 1 ? "1 client" : `${String(count)} clients`);

/** How far clients are: "12 clients: 3 shared with you, 4 under way, 5 haven't answered". */
export function progressText(counts: StageCounts): string {
  const parts = told.flatMap(([group, one, many]) => {
    const count = countIn(counts, group);
    return count === 0 ? [] : [{ count, text: `${String(count)} ${count === 1 ? one : many}` }];
  });
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "No clients yet";
  return `${clientCount(total)}: ${parts.map(({ text }) => text).join(", ")}`;
}
