import type { Sharing } from "./sharing.output.ts";

/** Of a round that belongs to no programme, and never did. */
export const noSharing: Sharing = {
  ...{ result: false, isWaiting: false, group: false, plan: null },
  ...{ facilitator: null, ledger: [], asOf: new Date(0).toISOString() },
};
