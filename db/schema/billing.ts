import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

/**
 * Why a person may have a paid plan: a trial, a plan that an administrator gave, a subscription. `billingOf` says what they come
 * to; nothing here does by itself. Someone without a row has the free plan.
 */
export const billings = sqliteTable(
  "billings",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** When the person started their one trial without a card, and when it ends. */
    trialUsedAt: integer({ mode: "timestamp_ms" }),
    trialEndsAt: integer({ mode: "timestamp_ms" }),
    /** Since when an administrator gives the plan, and until when; no end: until they take it back. */
    grantedAt: integer({ mode: "timestamp_ms" }),
    grantedUntil: integer({ mode: "timestamp_ms" }),
    /** The person at the payment provider; the rest is what it said of their subscription when we last asked. */
    customerId: text().unique("billings_customer"),
    /** The address that we last told the provider, which writes to it. */
    customerEmail: text(),
    subscriptionId: text(),
    subscriptionStatus: text({
      enum: ["incomplete", "trialing", "active", "past_due", "suspended", "canceled"],
    }),
    interval: text({ enum: ["month", "year"] }),
    /** In minor units of the currency. */
    amount: integer(),
    currency: text(),
    /** When the days are over that a trial had left at the time of paying. */
    subscriptionTrialEndsAt: integer({ mode: "timestamp_ms" }),
    currentPeriodEnd: integer({ mode: "timestamp_ms" }),
    /** When the subscription ends, or ended; null: it renews. */
    subscriptionEndsAt: integer({ mode: "timestamp_ms" }),
    /** When to ask the provider again without a reason; null: no need. */
    syncDueAt: integer({ mode: "timestamp_ms" }),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    // For the list of plans.
    index("billings_updated").on(table.updatedAt),
    index("billings_sync_due")
      .on(table.syncDueAt)
      .where(sql`${table.syncDueAt} IS NOT NULL`),
    // For emails about trials: the free kind, and the days that a subscription took over.
    index("billings_trial_ends")
      .on(table.trialEndsAt)
      .where(sql`${table.trialEndsAt} IS NOT NULL`),
    index("billings_subscription_trial_ends")
      .on(table.subscriptionTrialEndsAt)
      .where(sql`${table.subscriptionTrialEndsAt} IS NOT NULL`),
  ],
);

/** Mailboxes that have had their trial. They stay when the account goes: deleting it must not earn another. */
export const usedTrials = sqliteTable("used_trials", {
  /** SHA-256 of the canonical mailbox. */
  mailboxHash: text().primaryKey(),
  usedAt: integer({ mode: "timestamp_ms" }).notNull(),
});

/** Webhook events that have been dealt with: the provider may deliver one again. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: text().primaryKey(),
    handledAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("payment_events_handled").on(table.handledAt)],
);
