import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";
import { snapshotSummaryOutput } from "#src/shared/result/analysis.output.ts";

/** One of the results that a client shares with a facilitator, in any of the facilitator's programmes. */
export const retakeOutput = snapshotSummaryOutput
  .extend({
    clientId: z.string(),
    /** The programme that the client shares it in. */
    faId: z.string(),
    programme: z.string(),
    /** What differs from the result before it in the list, beyond chance; null for the first. */
    changes: z
      .strictObject({
        /** Trait ids of words that come up more often now. */
        came: z.array(z.string()),
        /** Of words that come up less often. */
        went: z.array(z.string()),
        agreement: z.enum(["up", "down"]).nullable(),
      })
      .nullable(),
  })
  .meta({ id: "Retake" });

/** As REST gives it, with the confidence in words. */
export type RetakeInWords = Shape<typeof retakeOutput>;
