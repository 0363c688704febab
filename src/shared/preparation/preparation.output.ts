import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { analysisOutput, snapshotSummaryOutput } from "#src/shared/result/analysis.output.ts";

/** What a facilitator prepares a meeting with: made of the result that the client shares, and nothing else. */
export const preparationOutput = z
  .strictObject({
    clientName: z.string(),
    programme: z.string(),
    /** Which result it is about. */
    snapshot: z.int().min(1),
    createdAt: time,
    responseCount: count,
    /** The rule that its words were graded by, as in the result. */
    evidenceScale: analysisOutput.shape.evidenceScale,
    confidence: snapshotSummaryOutput.shape.confidence,
    agreement: snapshotSummaryOutput.shape.agreement,
    /** Questions to ask, each with what it rests on. */
    hypotheses: z.array(
      z.strictObject({ question: z.string(), evidence: z.string(), traitIds: z.array(z.string()) }),
    ),
    /** What is different from the result before, beyond chance; null where there is none before. */
    changes: z.array(z.string()).nullable(),
    /** The plan that the client shares; null: none. */
    plan: z.string().nullable(),
    /** The facilitator's own. */
    notes: z.string(),
  })
  .meta({ id: "Preparation" });

/** As REST gives it, with the confidence in words. */
export type PreparationInWords = Shape<typeof preparationOutput>;
