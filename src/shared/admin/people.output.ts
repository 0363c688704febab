import { z } from "zod";
import { count, type Shape } from "#src/shared/fields.output.ts";
import { planStates } from "#src/shared/plan/plan-state.ts";

/** A day in UTC: "2026-11-25". Times of day would tell too much of someone. */
export const day = z.iso.date();

/** Someone with an account, as administrators see them. */
export const personOutput = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    username: z.string().nullable(),
    /** Whether they have shown that they read the address. */
    verified: z.boolean(),
    isAdmin: z.boolean(),
    /** Whether they are an administrator by their address, which no role takes away. */
    isSupport: z.boolean(),
    since: day,
    /** null: not for as long as sessions last. */
    lastSeen: day.nullable(),
    plan: z.enum(planStates),
    /** The plan that an administrator gave, beside anything else; `until` null: until it is taken away. */
    given: z.strictObject({ until: day.nullable() }).nullable(),
    /** Their own rounds. */
    rounds: count,
  })
  .meta({ id: "Person" });

export type Person = Shape<typeof personOutput>;

/** A page of a list; `next` is where the next one starts, null on the last. */
export const peopleOutput = z
  .strictObject({ items: z.array(personOutput), next: z.string().nullable() })
  .meta({ id: "People" });

export type People = Shape<typeof peopleOutput>;

/** What came of an act: what to tell whoever did it, and the person as they are now; null: they are gone. */
export const personActOutput = z
  .strictObject({ message: z.string(), person: personOutput.nullable() })
  .meta({ id: "PersonAct" });

export type PersonActDone = Shape<typeof personActOutput>;
