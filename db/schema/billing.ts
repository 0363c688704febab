import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

/** The end of the year 9999, which still fits into a cursor. */
const always = "253402300799999";

/** A trial that turns into a subscription gets three more days: news of the payment may be late. */
const lateNews = String(3 * 86_400_000);

const paidUntil = `CASE WHEN subscription_status IN ('active', 'past_due') THEN coalesce(subscription_ends_at, ${always}) WHEN subscription_status = 'trialing' AND subscription_ends_at IS NULL THEN coalesce(subscription_trial_ends_at, 0) + ${lateNews} WHEN subscription_status = 'trialing' THEN min(subscription_ends_at, coalesce(subscription_trial_ends_at, 0)) ELSE 0 END`;
const givenUntil = `iif(granted_at IS NULL, 0, coalesce(granted_until, ${always}))`;
const trialUntil = "coalesce(trial_ends_at, 0)";

/**
 * When each kind of plan ends, in ms; 0 if there is none. For lists only: `standingOf` decides what holds.
 * Kept as text, because SQLite uses an index only for the exact expression that it was created with.
 * drizzle-kit can't write these indexes: see migrations 0022_admin_lists and 0024_admin_searches.
 */
export const planEnds = {
  given: sql.raw(givenUntil),
  trial: sql.raw(trialUntil),
  any: sql.raw(`max(${paidUntil}, ${givenUntil}, ${trialUntil})`),
};

/** Kept as text, like `planEnds`. */
export const isSubscribed = sql.raw("subscription_status IN ('trialing', 'active', 'past_due')");

/** Why a person may have a paid plan; `billingOf` combines the reasons. No row means the free plan. */
export const billings = sqliteTable(
  "billings",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The person's one trial without a card. */
    trialUsedAt: integer({ mode: "timestamp_ms" }),
    trialEndsAt: integer({ mode: "timestamp_ms" }),
    /** A plan granted by an administrator; without an end until revoked. */
    grantedAt: integer({ mode: "timestamp_ms" }),
    grantedUntil: integer({ mode: "timestamp_ms" }),
    /** The person's id at the payment provider. The columns below are what the provider last said. */
    customerId: text().unique("billings_customer"),
    /** The address that the provider has, and writes to. */
    customerEmail: text(),
    subscriptionId: text(),
    subscriptionStatus: text({
      enum: ["incomplete", "trialing", "active", "past_due", "suspended", "canceled"],
    }),
    interval: text({ enum: ["month", "year"] }),
    /** In minor units of `currency`. */
    amount: integer(),
    currency: text(),
    /** How many seats are paid for: one for the payer, one for each facilitator in their organisations. */
    seats: integer(),
    /** When the trial days end that were left at the time of paying. */
    subscriptionTrialEndsAt: integer({ mode: "timestamp_ms" }),
    currentPeriodEnd: integer({ mode: "timestamp_ms" }),
    /** When the subscription ends or ended; null if it renews. */
    subscriptionEndsAt: integer({ mode: "timestamp_ms" }),
    /** When the subscription began; null in rows from before this column, until the next sync. */
    subscribedAt: integer({ mode: "timestamp_ms" }),
    /** When to ask the provider again without a cause; null if never. */
    syncDueAt: integer({ mode: "timestamp_ms" }),
    updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [
    // For the lists of plans.
    index("billings_updated").on(table.updatedAt, table.userId),
    index("billings_subscribed").on(table.updatedAt, table.userId).where(isSubscribed),
    index("billings_sync_due")
      .on(table.syncDueAt)
      .where(sql`${table.syncDueAt} IS NOT NULL`),
    // For emails about trials: of the free kind, and of days taken over by a subscription.
    index("billings_trial_ends")
      .on(table.trialEndsAt)
      .where(sql`${table.trialEndsAt} IS NOT NULL`),
    // For the overview of administrators.
    index("billings_trial_used_at")
      .on(table.trialUsedAt)
      .where(sql`${table.trialUsedAt} IS NOT NULL`),
    index("billings_subscribed_at")
      .on(table.subscribedAt)
      .where(sql`${table.subscribedAt} IS NOT NULL`),
    index("billings_subscription_trial_ends")
      .on(table.subscriptionTrialEndsAt)
      .where(sql`${table.subscriptionTrialEndsAt} IS NOT NULL`),
  ],
);

/** Mailboxes that have had their trial. They outlast the account: deleting it must not earn another. */
export const usedTrials = sqliteTable("used_trials", {
  /** SHA-256 of the canonical mailbox. */
  mailboxHash: text().primaryKey(),
  usedAt: integer({ mode: "timestamp_ms" }).notNull(),
});

/** Processed webhook events: the provider may deliver one again. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    id: text().primaryKey(),
    handledAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("payment_events_handled").on(table.handledAt)],
);
