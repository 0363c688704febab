import { z } from "zod";
import { time, type Shape } from "#src/shared/fields.output.ts";
import { adminActs, targetKinds } from "./admin-acts.ts";
import { day } from "./people.output.ts";

/** A name for as long as the account exists; of a post, its title. */
const named = z.strictObject({ id: z.string(), name: z.string().nullable() });

/** One thing that an administrator did. */
export const logEntryOutput = z.strictObject({
  number: z.int(),
  at: time,
  /** null: someone with a shell on the server. */
  actor: named.nullable(),
  act: z.enum(adminActs),
  target: named.extend({ kind: z.enum(targetKinds) }),
  /** The last day of a plan that was given. */
  until: day.nullable(),
});

export type LogEntry = Shape<typeof logEntryOutput>;

export const logOutput = z.strictObject({ items: z.array(logEntryOutput), next: z.string().nullable() });

export type Log = Shape<typeof logOutput>;
