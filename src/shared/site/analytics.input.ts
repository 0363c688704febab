import { boundedText } from "#src/shared/text/bounded.input.ts";
import { z } from "zod";
import { eventNames } from "./analytics.ts";

export const eventInput = z.object({
  name: z.enum(eventNames, "There is no such event"),
  path: boundedText(200, "This is no page", "Please name the page"),
});
export type CountedEvent = z.output<typeof eventInput>;
