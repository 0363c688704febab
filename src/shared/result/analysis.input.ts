import { z } from "zod";
import { opaqueName } from "#src/shared/text/bounded.input.ts";

/** Two opened rounds of one person. */
export const comparisonInput = z
  .object({ first: opaqueName, second: opaqueName })
  .refine(({ first, second }) => first !== second, {
    error: "Please pick two different rounds.",
    path: ["second"],
  });

export const analysisInput = z.object({
  /** Which result of the round; the newest by default. */
  snapshot: z.coerce
    .number("A result has a number.")
    .int("A result has a whole number.")
    .min(1, "Results are counted from 1.")
    .optional(),
});

export const exportInput = z.object({
  format: z.enum(["json", "csv", "pdf"], "The format is json, csv or pdf.").default("json"),
  /** Whether a report says what other circles see. */
  circles: z
    .enum(["true", "false"], "Whether other circles are in it is true or false.")
    .default("true")
    .transform((asked) => asked === "true"),
});
