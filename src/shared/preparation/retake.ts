import type { SnapshotSummary } from "#src/shared/result/analysis.output.ts";

/** One of the results that a person has shared with a facilitator, in any of their programmes. */
export interface Retake extends SnapshotSummary {
  readonly clientId: string;
  readonly programme: string;
  /** What is different from the result before in the list, beyond chance; null for the first. */
  readonly changes: {
    /** Trait ids of words that come up more often now. */
    readonly came: readonly string[];
    readonly went: readonly string[];
    readonly agreement: "up" | "down" | null;
  } | null;
}
