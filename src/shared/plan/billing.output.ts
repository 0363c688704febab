import { z } from "zod";
import { time, type Shape } from "#src/shared/fields.output.ts";

/** What someone pays for, as the API gives it. Times are ISO 8601 in UTC. */
export const billingOutput = z.strictObject({
  planId: z.enum(["free", "facilitator_pro"]),
  status: z.enum(["active", "trialing", "canceled"]),
  trialEndsAt: time.nullable(),
  currentPeriodEnd: time.nullable(),
});

export type Billing = Shape<typeof billingOutput>;
