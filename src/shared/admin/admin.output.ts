import { z } from "zod";
import { count, type Shape, time } from "#src/shared/fields.output.ts";
import { planStates } from "#src/shared/plan/plan-state.ts";
import { adminActs, targetKinds } from "./admin-acts.ts";
import { refusedStates } from "./lists.ts";
import { day, personOutput } from "./people.output.ts";

/** A name while the account exists; a post's title; null for rounds and emails. */
const named = z.strictObject({ id: z.string(), name: z.string().nullable() });

const target = named.extend({
  kind: z.enum(targetKinds),
  /** An existing round's data, as in the list of rounds. */
  round: z
    .strictObject({ owner: z.strictObject({ id: z.string(), name: z.string() }), started: day })
    .nullable(),
  /** An existing email's data; its recipient only if the list of emails shows it. */
  email: z.strictObject({ kind: z.string(), recipient: z.string().nullable() }).nullable(),
});

/** One thing that an administrator did. */
export const logEntryOutput = z
  .strictObject({
    number: z.int(),
    at: time,
    /** null: someone with a shell on the server. */
    actor: named.nullable(),
    act: z.enum(adminActs),
    target,
    /** The last day of a granted plan. */
    until: day.nullable(),
  })
  .meta({ id: "LogEntry" });

export type LogEntry = Shape<typeof logEntryOutput>;

export type LogTarget = LogEntry["target"];

export const logOutput = z
  .strictObject({ items: z.array(logEntryOutput), next: z.string().nullable() })
  .meta({ id: "Log" });

export type Log = Shape<typeof logOutput>;

/** Totals of a server and its last weeks, which reveal nothing about anyone. */
export const adminOverviewOutput = z
  .strictObject({
    users: count,
    surveys: count,
    /** Opened windows, counted each time. */
    snapshots: count,
    /** What began in each of the last weeks, oldest first; the last one isn't over. */
    weeks: z.array(
      z.strictObject({
        /** Its Monday, in UTC. */
        monday: day,
        ...{ people: count, rounds: count, trials: count, requests: count },
        /** Rounds whose window was opened for the first time. */
        windows: count,
        /** People whose subscription began, perhaps with free days. */
        subscribers: count,
      }),
    ),
  })
  .meta({ id: "AdminOverview" });

export type AdminOverview = Shape<typeof adminOverviewOutput>;

const someone = z.strictObject({ id: z.string(), name: z.string() });
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable() });

/** A round for administrators: dates and counts that no answer changes, and no words. */
export const adminRoundOutput = z
  .strictObject({
    id: z.string(),
    owner: someone,
    started: day,
    /** The deadline; null: there is none. */
    closes: day.nullable(),
    /** When it ended; null while it runs. */
    closed: day.nullable(),
    hasLink: z.boolean(),
    /** Windows that were opened. */
    windows: count,
  })
  .meta({ id: "AdminRound" });

export type AdminRound = Shape<typeof adminRoundOutput>;

export const adminRoundsOutput = pageOf(adminRoundOutput).meta({ id: "AdminRounds" });

export type AdminRounds = Shape<typeof adminRoundsOutput>;

export const roundActOutput = z
  .strictObject({ message: z.string(), round: adminRoundOutput })
  .meta({ id: "RoundAct" });

/** An email about an account that the mail server refused. */
export const refusedMailOutput = z
  .strictObject({
    id: z.string(),
    kind: z.string(),
    state: z.enum(refusedStates),
    attempts: count,
    created: time,
    /** The next try; null: it's given up. */
    due: time.nullable(),
    /** What the server said, without addresses. */
    refusal: z.string(),
    /** Whom it's for; null once it's given up. */
    recipient: z.string().nullable(),
  })
  .meta({ id: "RefusedMail" });

export type RefusedMail = Shape<typeof refusedMailOutput>;

/** The email queue at the last full hour; null before the first. */
const mailCountsOutput = z.strictObject({
  countedAt: time,
  counts: z.array(z.strictObject({ state: z.string(), count })),
  /** Since when the longest due email has waited; null if none is due. */
  longestDueAt: time.nullable(),
});

export const adminMailsOutput = pageOf(refusedMailOutput)
  .extend({ hourly: mailCountsOutput.nullable() })
  .meta({ id: "AdminMails" });

export type AdminMails = Shape<typeof adminMailsOutput>;

export const mailActOutput = z.strictObject({ message: z.string() }).meta({ id: "MailAct" });

/** Someone's resulting plan. */
export const adminPlanOutput = z
  .strictObject({
    person: someone.extend({ email: z.string() }),
    plan: z.enum(planStates),
    /** When it was granted, or the trial began; null if the payment provider knows. */
    since: day.nullable(),
    /** When it ends automatically; null if it doesn't. */
    until: day.nullable(),
    /** When the next payment is due; null: none is. */
    renews: day.nullable(),
    given: personOutput.shape.given,
  })
  .meta({ id: "AdminPlan" });

export type AdminPlan = Shape<typeof adminPlanOutput>;

export const adminPlansOutput = pageOf(adminPlanOutput).meta({ id: "AdminPlans" });

export type AdminPlans = Shape<typeof adminPlansOutput>;

const partOutput = z.strictObject({
  name: z.string(),
  configured: z.boolean(),
  /** null if not tried yet. */
  reachable: z.boolean().nullable(),
  /** Since when it has been in this state; null: unknown. */
  since: time.nullable(),
  /** The last answer to this process; null if none, or not reported. */
  lastAnswer: time.nullable(),
  /** In words, for people. */
  detail: z.string(),
});

export const healthOutput = z
  .strictObject({
    version: z.string(),
    startedAt: time,
    migrations: count,
    newestMigration: z.string(),
    parts: z.array(partOutput),
  })
  .meta({ id: "Health" });

export type Health = Shape<typeof healthOutput>;
