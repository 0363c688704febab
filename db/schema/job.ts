import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Stored work other than emails. One process runs a job at a time, and the row stays until a run has covered
 * every request for it: see domain/job/run-job.ts.
 */
export const jobs = sqliteTable(
  "jobs",
  {
    /** What the job is about. Runs with the same key never overlap, in any process. */
    key: text().primaryKey(),
    kind: text({ enum: ["sync billing"] }).notNull(),
    /** What a run needs, such as a person's id. */
    payload: text().notNull(),
    /** How often the job was requested. One requested while it runs has to run again. */
    requests: integer().notNull(),
    runAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** Failed runs. */
    attempts: integer().notNull().default(0),
    /** Identifies the run in case its lease expires; null if the job isn't running. */
    leaseToken: text(),
    leaseUntil: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("jobs_due").on(table.runAt)],
);

/** A count of rows, kept by triggers, because counting takes as long as the table is large. */
export const totals = sqliteTable("totals", {
  id: integer().primaryKey(),
  users: integer().notNull(),
  surveys: integer().notNull(),
  snapshots: integer().notNull(),
});

/**
 * Fixed-window counters, shared by all processes. Each attempt writes several, so a row is in two B-trees
 * only: the table by key (WITHOUT ROWID, added by hand in the fourth migration) and an index by time.
 */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** A hash of what is counted and for whom: addresses aren't stored in clear. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("rate_limits_resets_at").on(table.resetsAt)],
);

/** Proofs of work that were used: each is good for one call. */
export const usedBotTokens = sqliteTable(
  "used_bot_tokens",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text().primaryKey(),
    /** When the challenge expires, and this row with it. */
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("used_bot_tokens_expires_at").on(table.expiresAt)],
);
