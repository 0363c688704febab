import { z } from "zod";
import { opaqueName } from "#src/shared/text/bounded.input.ts";

/** Two opened rounds of one person. */
export const comparisonInput = z
  .object({ first: opaqueName, second: opaqueName })
  .refine(({ first, second }) => first !== second, {
    error: "Please pick two different rounds.",
    path: ["second"],
  });
