import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { planStates } from "#src/shared/plan/plan-state.ts";
import { refusedStates } from "./other-acts.ts";
import { day } from "./people.output.ts";

const someone = z.strictObject({ id: z.string(), name: z.string() });
const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.strictObject({ items: z.array(item), next: z.string().nullable() });

/** A round, as administrators see it: dates and counts that no answer moves, and none of its owner's words. */
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

/** The queue as it stood at the last full hour; null until the first one. */
const mailCountsOutput = z.strictObject({
  countedAt: time,
  counts: z.array(z.strictObject({ state: z.string(), count })),
  /** Since when the email that's due longest waits; null if none does. */
  longestDueAt: time.nullable(),
});

export const adminMailsOutput = pageOf(refusedMailOutput)
  .extend({ hourly: mailCountsOutput.nullable() })
  .meta({ id: "AdminMails" });

export type AdminMails = Shape<typeof adminMailsOutput>;

export const mailActOutput = z.strictObject({ message: z.string() }).meta({ id: "MailAct" });

/** What someone's plan comes to. */
export const adminPlanOutput = z
  .strictObject({
    person: someone.extend({ email: z.string() }),
    plan: z.enum(planStates),
    /** When it was given, or the trial began; null where the payment provider knows better. */
    since: day.nullable(),
    /** When it ends by itself; null: it doesn't. */
    until: day.nullable(),
    /** When the next payment is due; null: none is. */
    renews: day.nullable(),
  })
  .meta({ id: "AdminPlan" });

export type AdminPlan = Shape<typeof adminPlanOutput>;

export const adminPlansOutput = pageOf(adminPlanOutput).meta({ id: "AdminPlans" });

export type AdminPlans = Shape<typeof adminPlansOutput>;

/** A part of the server. */
const partOutput = z.strictObject({
  name: z.string(),
  configured: z.boolean(),
  /** null: nobody has tried. */
  reachable: z.boolean().nullable(),
  /** Since when it's like this; null: unknown. */
  since: time.nullable(),
  /** When it answered last, of what this process asked it; null: it hasn't, or that isn't told. */
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
