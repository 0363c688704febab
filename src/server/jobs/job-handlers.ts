import { syncStoredBilling } from "#src/server/domain/billing/sync-billing.ts";
import { tellOfEndedRound } from "#src/server/domain/team/timed/tell-of-ended-round.ts";
import type { JobHandlers } from "#src/server/domain/job/run-job.ts";

/** What does each kind of stored job. */
export const jobHandlers: JobHandlers = {
  "sync billing": syncStoredBilling,
  "tell of team round": tellOfEndedRound,
};
