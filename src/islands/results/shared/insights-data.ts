import type { GroupState } from "#src/shared/group/group.output.ts";
import type { Preparation, Retake } from "#src/shared/preparation/preparation.ts";
import type { Programme } from "#src/shared/programme/programme.output.ts";
import type { SharedResult } from "#src/shared/sharing/sharing.ts";

/** What the page brings along of one client. */
export interface ClientData {
  /** null while it isn't shared. */
  readonly result: SharedResult | null;
  readonly preparation: Preparation | null;
  /** What they share in all programmes; null where it didn't come. */
  readonly retakes: readonly Retake[] | null;
  readonly notes: { readonly text: string };
}

/** What the page brings along: the programme, and what is asked for of it. */
export interface InsightsData {
  readonly programme: Programme;
  readonly group: GroupState | null;
  readonly client: ClientData | null;
}
