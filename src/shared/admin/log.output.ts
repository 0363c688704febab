import { z } from "zod";
import { time, type Shape } from "#src/shared/fields.output.ts";
import { adminActs, targetKinds } from "./admin-acts.ts";
import { day } from "./people.output.ts";

/** A name for as long as the account exists; of a post, its title; of rounds and emails none. */
const named = z.strictObject({ id: z.string(), name: z.string().nullable() });

const target = named.extend({
  kind: z.enum(targetKinds),
  /** Of a round that is still there, what the list of rounds has of it, too. */
  round: z
    .strictObject({ owner: z.strictObject({ id: z.string(), name: z.string() }), started: day })
    .nullable(),
  /** Of an email that is still there; whom it’s for only while the list of emails says so. */
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
    /** The last day of a plan that was given. */
    until: day.nullable(),
  })
  .meta({ id: "LogEntry" });

export type LogEntry = Shape<typeof logEntryOutput>;

export type LogTarget = LogEntry["target"];

export const logOutput = z
  .strictObject({ items: z.array(logEntryOutput), next: z.string().nullable() })
  .meta({ id: "Log" });

export type Log = Shape<typeof logOutput>;
