import type { Sharing } from "./sharing.output.ts";
import type { Analysis, SnapshotSummary } from "#src/shared/result/analysis.output.ts";
import { callName } from "#src/shared/account/names.ts";
import { listNames } from "#src/shared/text/in-sentences.ts";

type LedgerEntry = Sharing["ledger"][number];

/** The ledger in words that everyone reads; `%` is replaced by names. */
const texts: Readonly<Record<LedgerEntry["what"], string>> = {
  joined: "Joined the programme",
  "result shared": "Shared the result with %",
  "result shared again": "Shared the result again, with %",
  "result unshared": "Stopped sharing the result",
  "plan shared": "Shared the plan",
  "plan unshared": "Stopped sharing the plan",
  "facilitator added": "% leads the programme, too",
  "facilitator gone": "% doesn’t lead the programme any more",
  left: "Left the programme",
  removed: "Removed from the programme",
};

export const ledgerText = ({ what, facilitator }: LedgerEntry): string =>
  texts[what].replace("%", () => facilitator);

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

/** Who leads a programme, by name. */
interface Leads {
  readonly name: string;
  readonly others: readonly { readonly name: string; readonly isIncluded: boolean }[];
}

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
