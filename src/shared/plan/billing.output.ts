import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";

/** What someone pays for, as the API gives it. Times are ISO 8601 in UTC. */
export const billingOutput = z
  .strictObject({
    planId: z.enum(["free", "facilitator_pro"]),
    status: z.enum(["active", "trialing", "canceled"]),
    trialEndsAt: time.nullable(),
    currentPeriodEnd: time.nullable(),
    /** A running subscription's interval and amount, in minor units. */
    interval: z.enum(["month", "year"]).nullable(),
    amount: count.nullable(),
    currency: z.string().nullable(),
    /** For how many people the subscription is; null where there is none. */
    seats: count.nullable(),
    /** The organisation whose owner's plan gives this person a seat; null if none. */
    seatOf: z.string().nullable(),
    /** When the subscription ends; null: it renews, or there is none. */
    endsAt: time.nullable(),
    /** The last payment failed, and is tried again. */
    isPastDue: z.boolean(),
    /** A payment is still being confirmed. */
    isPending: z.boolean(),
    /** Whether the person may start the free trial. */
    canTry: z.boolean(),
    /** Whether there are invoices, a card and a subscription to look after at the payment provider. */
    hasPortal: z.boolean(),
    /** How plans are paid for here: at Stripe, by a fake one, or not, and administrators grant them. */
    payments: z.enum(["stripe", "dev", "off"]),
  })
  .meta({ id: "Billing" });

export type Billing = Shape<typeof billingOutput>;

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

/** Who has the seats of someone's plan, and their newest invoices. */
export const planPageOutput = z
  .strictObject({
    /** null without an active plan of one's own. */
    seats: z
      .strictObject({
        total: count,
        /** Those beside the payer, in the order in which they came. */
        others: z.array(z.strictObject({ userId: z.string(), name: z.string() })),
      })
      .nullable(),
    /** Newest first; null if the payment provider can't be reached. */
    invoices: z
      .array(
        z.strictObject({
          id: z.string(),
          createdAt: time,
          /** In minor units. */
          amount: z.int(),
          currency: z.string(),
          status: z.enum(["open", "paid", "void"]),
          url: z.url().nullable(),
        }),
      )
      .nullable(),
  })
  .meta({ id: "PlanPage" });

export type PlanPage = Shape<typeof planPageOutput>;

/** An address at the payment provider. */
export const visitOutput = z.strictObject({ url: z.url() }).meta({ id: "Visit" });

export type Plan = Shape<typeof planOutput>;
