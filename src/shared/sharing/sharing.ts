import type { Sharing } from "./sharing.output.ts";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { callName } from "#src/shared/account/names.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";

/** For a round outside of programmes. */
export const noSharing: Sharing = {
  ...{ result: false, group: false, hasAnsweredGroup: false, plan: null },
  ...{ facilitator: null, ledger: [], asOf: new Date(0).toISOString() },
};

/** A client's result for their facilitator: the data of the client's own page. */
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

type Leads = Pick<NonNullable<Sharing["facilitator"]>, "name" | "others">;

/** What to call those who lead a programme, in sentences to its clients. */
export function calledLeads({ name, others }: Leads) {
  const owner = callName(name);
  const called = (some: Leads["others"]) => some.map((one) => callName(one.name));
  return {
    /** The facilitator whose programme it is. */
    owner,
    /** All of them. A verb for them ends in `s`: "Mira sees", "Mira and Mia see". */
    everyone: listNames([owner, ...called(others)]),
    s: others[0] ? "" : "s",
    /** Those who may see what the client has agreed to share, and those who came later. */
    readers: listNames([owner, ...called(others.filter(({ isIncluded }) => isIncluded))]),
    latecomers: called(others.filter(({ isIncluded }) => !isIncluded)),
  };
}
