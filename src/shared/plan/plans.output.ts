import { z } from "zod";
import { count, type Shape } from "#src/shared/fields.output.ts";

/** A plan and one of its prices. `amount` is in minor units; null where the site gives the plan by hand. */
export const planOutput = z
  .strictObject({
    planId: z.enum(["free", "facilitator_pro"]),
    interval: z.enum(["month", "year"]).nullable(),
    amount: count.nullable(),
    currency: z.string().nullable(),
  })
  .meta({ id: "Plan" });

export const plansOutput = z.array(planOutput);

/** The address of a page of the payment provider. */
export const visitOutput = z.strictObject({ url: z.url() }).meta({ id: "Visit" });

export type Plan = Shape<typeof planOutput>;
