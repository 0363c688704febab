import { z } from "zod";
import { type Shape, count, time } from "#src/shared/fields.output.ts";
import { snapshotSummaryOutput, analysisOutput } from "#src/shared/result/analysis.output.ts";

/** A result that a client shares, in any of the facilitator's programmes. */
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

/** What changed beyond chance for a client who shares an earlier result from another programme, too. */
export const clientRetakeOutput = z
  .strictObject({
    clientId: z.string(),
    name: z.string(),
    /** The earlier programme, and the time of its result. */
    before: z.strictObject({ programme: z.string(), createdAt: time }),
    createdAt: time,
    changes: retakeOutput.shape.changes.unwrap(),
  })
  .meta({ id: "ClientRetake" });

export type ClientRetake = Shape<typeof clientRetakeOutput>;

/** As REST gives it, with the confidence in words. */
export type RetakeInWords = Shape<typeof retakeOutput>;

/** A facilitator's preparation for a meeting, made from the shared result only. */
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
    /** The result before this one, of this round or of an earlier programme; null if there is none. */
    before: z
      .strictObject({
        createdAt: time,
        /** The programme that it was shared in, if it's another. */
        programme: z.string().nullable(),
        responseCount: count,
        /** The clear words of that result, by trait id, and those of this one. */
        then: z.array(z.string()),
        now: z.array(z.string()),
      })
      .nullable(),
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
