import { z } from "zod";
import { boundedText, opaqueName } from "#src/shared/text/bounded.input.ts";
import { stages } from "./stage.ts";

export const clientSorts = ["name", "stage", "answers", "invited"] as const;

/** Which of a facilitator's clients: all where nothing is said. */
export const clientListInput = z.object({
  /** Part of a name or an address. */
  q: boundedText(120, "A search can have at most 120 characters.").optional(),
  stage: z.enum(stages, "That isn’t a stage.").optional(),
  sort: z.enum(clientSorts, `The order is one of ${clientSorts.join(", ")}.`).optional(),
  cursor: opaqueName.optional(),
});

export type ClientListQuery = z.output<typeof clientListInput>;
