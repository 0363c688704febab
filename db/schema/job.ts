import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Work that has to be done, beside sending emails: stored with its cause, and done once by one process at a time. A job has its
 * row until a run has covered every request for it. See domain/job/run-job.ts.
 */
export const jobs = sqliteTable(
  "jobs",
  {
    /** What the job is about. No two runs with one key overlap, whichever process they are in. */
    key: text().primaryKey(),
    kind: text({ enum: ["sync billing", "tell of team round"] }).notNull(),
    /** What a run needs to know, such as a person's id. */
    payload: text().notNull(),
    /** How often the job has been asked for. One that is asked for while it runs has to run again. */
    requests: integer().notNull(),
    runAt: integer({ mode: "timestamp_ms" }).notNull(),
    /** Failed runs. */
    attempts: integer().notNull().default(0),
    /** Tells whose the run is, in case its lease runs out; null: nobody's. */
    leaseToken: text(),
    leaseUntil: integer({ mode: "timestamp_ms" }),
  },
  (table) => [index("jobs_due").on(table.runAt)],
);

/** One row: how many there are of what has these names. Triggers keep it, since to count rows takes as long as there are many. */
export const totals = sqliteTable("totals", {
  id: integer().primaryKey(),
  users: integer().notNull(),
  surveys: integer().notNull(),
  snapshots: integer().notNull(),
});

/**
 * Fixed-window counters, shared by all processes. Each attempt writes to several, so a row is two places in the file and no
 * more: its own, WITHOUT ROWID (added by hand in the fourth migration), and one by its time, for the sweeper.
 */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    /** What is counted and for whom, as one hash: addresses do not rest here in clear. */
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("rate_limits_resets_at").on(table.resetsAt)],
);

/** Proofs of work that were shown once: they are good for one call. */
export const usedBotTokens = sqliteTable(
  "used_bot_tokens",
  {
    /** SHA-256 of the challenge. */
    challengeHash: text().primaryKey(),
    /** When the challenge itself is over, and this row may go. */
    expiresAt: integer({ mode: "timestamp_ms" }).notNull(),
  },
  (table) => [index("used_bot_tokens_expires_at").on(table.expiresAt)],
);
