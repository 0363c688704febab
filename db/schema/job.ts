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
