import { z } from "zod";
import { count, type Shape } from "#src/shared/fields.output.ts";
import { organisationRoles } from "#src/shared/organisation/organisation.ts";
import { planStates } from "#src/shared/plan/plan-state.ts";
import { workshopSteps } from "#src/shared/workshop/steps.ts";

/** A day in UTC: "2026-11-25". A time of day would reveal too much. */
export const day = z.iso.date();

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
  /** How many of them take part now. */
  accepted: count,
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
          /** The day of the next payment, or of the end if none is due. */
          renews: day.nullable(),
          until: day.nullable(),
        })
        .nullable(),
      /** `past_due`: a payment failed, and is tried again. `suspended`: unpaid or paused, and no plan. */
      problem: z.enum(["past_due", "suspended"]).nullable(),
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
