import type { Actor } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import type { Limit } from "#src/server/auth/limits/limits.ts";
import { days } from "#src/server/clock.ts";
import type { PlanInfo } from "#src/shared/plan/billing.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

/** Three full programmes a day, as each client gets an unrequested email; one on a trial, which is free. */
export const clientsByFacilitator = ({ mailbox }: Actor, { status }: Pick<PlanInfo, "status">): Counter => ({
  name: "clients by facilitator",
  subject: `mailbox ${mailbox}`,
  most: status === "trialing" ? programmeLimits.clients : 3 * programmeLimits.clients,
  windowMs: days(1),
});

/** Each one is announced to all clients of a programme. */
export const facilitatorsBy = ({ mailbox }: Actor): Limit => ({
  name: "facilitators by facilitator",
  subject: `mailbox ${mailbox}`,
  most: 20,
  windowMs: days(1),
});

export const nudgesByFacilitator = ({ mailbox }: Actor): Limit => ({
  name: "nudges by facilitator",
  subject: `mailbox ${mailbox}`,
  most: 300,
  windowMs: days(1),
});
