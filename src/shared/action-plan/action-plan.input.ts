import { z } from "zod";
import { quadrants } from "#src/shared/result/analysis.ts";
import { surveyIdInput } from "#src/shared/survey/survey.input.ts";
import { boundedText, opaqueName } from "#src/shared/text/bounded.input.ts";
import { plainParagraphs, plainText } from "#src/shared/text/plain-text.ts";
import { actionPlanLimits } from "./action-plan-limits.ts";

const notDay = "A day is written like this: 2027-01-31.";

// Not trimmed: it is saved while someone types, and a trailing space may be wanted.
const written = boundedText(
  actionPlanLimits.textMaxLength,
  `This can have at most ${String(actionPlanLimits.textMaxLength)} characters.`,
  "This is text.",
);

export const actionPlanKeyInput = surveyIdInput.extend({
  pane: z.enum(quadrants, `A pane is one of ${quadrants.join(", ")}.`),
});

/** A whole plan; missing fields are empty. */
export const actionPlanInput = z.object({
  traitId: opaqueName.nullable().default(null),
  person: written.regex(plainText, "A name is one line of plain text.").default(""),
  deed: written.regex(plainParagraphs, "A plan is plain text.").default(""),
  until: boundedText(10, notDay, notDay)
    .pipe(z.iso.date({ error: notDay }))
    .nullable()
    .default(null),
  noticed: written.regex(plainParagraphs, "This is plain text.").default(""),
  remind: z.boolean("This is true or false.").default(false),
});

export type ActionPlanInput = z.output<typeof actionPlanInput>;
