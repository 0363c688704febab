import { z } from "zod";
import { opaqueName } from "#src/shared/text/bounded.input.ts";
import { adminActs } from "./admin-acts.ts";
import { logSorts } from "./list-states.ts";
import { cursor, searchText } from "./people.input.ts";

/** Which entries: all where nothing is said. */
export const logQueryInput = z.object({
  /** Beginnings of words of a name, an address or a username: of who did it, or of whom it was done to, their rounds included. */
  q: searchText.optional(),
  act: z.enum(adminActs, "That isn’t something an administrator can do.").optional(),
  /** The id of a person who did it, or whom it was done to. */
  person: opaqueName.optional(),
  sort: z.enum(logSorts, `The order is one of ${logSorts.join(", ")}.`).optional(),
});

export type LogQuery = z.output<typeof logQueryInput>;

export const logInput = logQueryInput.extend({ cursor });

export type LogInput = z.output<typeof logInput>;
