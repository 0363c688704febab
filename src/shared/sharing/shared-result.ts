import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";

/** A client's result as their facilitator sees it: what the client's own page is made of, and nothing beside it. */
export interface SharedResult {
  readonly clientId: string;
  readonly clientName: string;
  /** The round's title. */
  readonly title: string;
  readonly minResponses: number;
  readonly sharedSince: string;
  readonly analysis: Analysis;
  readonly snapshots: readonly SnapshotSummary[];
}
