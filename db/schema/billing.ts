import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./user.ts";

/** What a person pays for. Someone without a row has the free plan. */
export const billings = sqliteTable("billings", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  planId: text({ enum: ["free", "facilitator_pro"] }).notNull(),
  status: text({ enum: ["active", "trialing", "canceled"] }).notNull(),
  trialEndsAt: integer({ mode: "timestamp_ms" }),
  currentPeriodEnd: integer({ mode: "timestamp_ms" }),
  updatedAt: integer({ mode: "timestamp_ms" }).notNull(),
});
