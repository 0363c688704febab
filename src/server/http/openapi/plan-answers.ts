import type { AdminOverview } from "#src/shared/account/admin.ts";
import type { Billing } from "#src/shared/plan/billing.ts";
import type { FacilitatorOverview } from "#src/shared/plan/facilitator.ts";
import { z } from "zod";
import { survey } from "./answers.ts";

/* What calls about plans, and those that only some people may make, answer with. */

const time = z.iso.datetime();
const count = z.int().min(0);

export const billing = z.strictObject({
  planId: z.enum(["free", "facilitator_pro"]),
  status: z.enum(["active", "trialing", "canceled"]),
  trialEndsAt: time.nullable(),
  currentPeriodEnd: time.nullable(),
}) satisfies z.ZodType<Billing>;

export const facilitatorOverview = z.strictObject({
  totalClientAssessments: count,
  totalClientPeerResponses: count,
  clientAssessments: z.array(survey),
}) satisfies z.ZodType<FacilitatorOverview>;

export const adminOverview = z.strictObject({
  users: count,
  surveys: count,
  snapshots: count,
}) satisfies z.ZodType<AdminOverview>;
