import { stages, type Stage } from "#src/shared/programme/stage.ts";

export type StageCounts = Readonly<Partial<Record<Stage, number>>>;

/** A piece of the bar, in percent of its width. */
export interface Segment {
  readonly stage: Stage;
  readonly count: number;
  readonly from: number;
  readonly width: number;
}

/** Stages that lead nowhere any more. */
const ended: readonly Stage[] = ["declined", "closed", "left"];
export const isEnded = (stage: Stage): boolean => ended.includes(stage);

/** From the first stage to the last, then those that lead nowhere. */
export const stagesInOrder: readonly Stage[] = [
  ...stages.filter((stage) => !isEnded(stage)),
  ...stages.filter(isEnded),
];

/** One client of two hundred has to be seen, and its number read. */
const leastWidth = 6;

/** Stages that someone is at, in order: each as wide as its share of the clients, but wide enough to be seen. */
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
