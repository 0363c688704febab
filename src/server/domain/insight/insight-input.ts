import type { SnapshotContent } from "#src/shared/result/analysis.ts";

/** All that a writer of insights may know: one frozen snapshot, and two texts that its owner typed. */
export interface InsightInput {
  readonly snapshot: SnapshotContent;
  /** Typed by people and possibly hostile: data to a writer, never an instruction. */
  readonly ownerName: string | null;
  /** The same goes for the title of the round. */
  readonly title: string;
}
