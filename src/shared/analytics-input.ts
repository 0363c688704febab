import { z } from "zod";
import { eventNames } from "./analytics.ts";

export const eventInput = z.object({
  name: z.enum(eventNames, "There is no such event"),
  path: z.string("Please name the page").max(200, "This is no page"),
});
export type CountedEvent = z.output<typeof eventInput>;
