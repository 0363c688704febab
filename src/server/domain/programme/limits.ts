import type { Actor } from "#src/server/actor.ts";
import type { Counter } from "#src/server/auth/limits/counters.ts";
import { byMailbox, byPerson, type Limit } from "#src/server/auth/limits/limits.ts";
import { days, hours } from "#src/server/clock.ts";
import type { PlanInfo } from "#src/shared/plan/billing.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";

/** Three full programmes a day, as each client gets an unrequested email; one on a trial, which is free. */
export const clientsByFacilitator = (actor: Actor, { status }: Pick<PlanInfo, "status">): Counter =>
  byMailbox(actor, {
    name: "clients by facilitator",
    most: status === "trialing" ? programmeLimits.clients : 3 * programmeLimits.clients,
    windowMs: days(1),
  });

/** Each one is announced to all clients of a programme. */
export const facilitatorsBy = (actor: Actor): Limit =>
  byMailbox(actor, { name: "facilitators by facilitator", most: 20, windowMs: days(1) });

export const invitationTestsBy = (actor: Actor): Limit =>
  byPerson(actor, { name: "invitation tests by person", most: 10, windowMs: hours(1) });

export const nudgesByFacilitator = (actor: Actor): Limit =>
  byMailbox(actor, { name: "nudges by facilitator", most: 300, windowMs: days(1) });
