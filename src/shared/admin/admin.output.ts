import { z } from "zod";
import { count, type Shape, time } from "#src/shared/fields.output.ts";
import { organisationRoles } from "#src/shared/organisation/organisation.ts";
import { workshopSteps } from "#src/shared/workshop/steps.ts";
import { planStates } from "#src/shared/plan/plan-state.ts";
import { adminActs, targetKinds } from "./admin-acts.ts";
import { refusedStates } from "./lists.ts";

/** A day in UTC: "2026-11-25". A time of day would reveal too much. */
const day = z.iso.date();

/** A person for administrators. */
export const personOutput = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    username: z.string().nullable(),
    /** Whether they have confirmed their address. */
    verified: z.boolean(),
    isAdmin: z.boolean(),
    /** Whether their address makes them an administrator, whatever their role. */
    isSupport: z.boolean(),
    since: day,
    /** null: not within a session's lifetime. */
    lastSeen: day.nullable(),
    plan: z.enum(planStates),
    /** The last day of a trial, over or not; null: they never had one. */
    trialEnds: day.nullable(),
    /** The plan that an administrator granted, besides any other; `until` null: until revoked. */
    given: z.strictObject({ until: day.nullable() }).nullable(),
    /** Their own rounds. */
    rounds: count,
  })
  .meta({ id: "Person" });

export type Person = Shape<typeof personOutput>;

/** The newest of a list, and whether there are more. */
const newestOf = <Item extends z.ZodRawShape>(item: Item) =>
  z.strictObject({ items: z.array(z.strictObject(item)), hasMore: z.boolean() });

/** An email whose row still exists, with the mail server's sentence, without addresses. */
const knownMail = {
  state: z.enum(["waiting", "retrying", "sent", "failed", "local"]),
  created: day,
  refusal: z.string().nullable(),
};

const programme = {
  title: z.string(),
  isOwn: z.boolean(),
  clients: count,
  started: day,
  closed: day.nullable(),
};

const workshop = {
  title: z.string(),
  team: z.string().nullable(),
  step: z.enum(workshopSteps),
  started: day,
};

/** A person's page: what they lead, what they pay, and emails that are still known; never a result. */
export const personPageOutput = personOutput
  .extend({
    programmes: newestOf(programme),
    teams: z.array(z.strictObject({ name: z.string(), role: z.enum(organisationRoles), joined: day })),
    /** Those that they started. */
    workshops: newestOf(workshop),
    billing: z.strictObject({
      /** The subscription, while it's live; the amount is for one seat, in minor units. */
      subscription: z
        .strictObject({
          interval: z.enum(["month", "year"]).nullable(),
          amount: z.number().nullable(),
          currency: z.string().nullable(),
          seats: count.nullable(),
        })
        .nullable(),
      /** Who beside them has a seat of their plan. */
      holders: z.array(z.strictObject({ id: z.string(), name: z.string() })),
      /** The team whose plan gives them a seat. */
      seatOf: z.string().nullable(),
      /** The payment provider's page about them, with invoices. */
      customerPage: z.url().nullable(),
    }),
    emails: newestOf({ kind: z.string(), as: z.enum(["account", "payer", "client"]), ...knownMail }),
    /** Requests for help that haven't left yet. */
    requests: newestOf(knownMail),
  })
  .meta({ id: "PersonPage" });

export type PersonPage = Shape<typeof personPageOutput>;

/** A page of a list; `next` starts the next page, null on the last. */
export const peopleOutput = z
  .strictObject({ items: z.array(personOutput), next: z.string().nullable() })
  .meta({ id: "People" });

export type People = Shape<typeof peopleOutput>;

/** The outcome of an act: a message, and the person as they are now; null if deleted. */
export const personActOutput = z
  .strictObject({ message: z.string(), person: personOutput.nullable() })
  .meta({ id: "PersonAct" });

export type PersonActDone = Shape<typeof personActOutput>;

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
        /** People whose subscription began. */
        payers: count,
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
