import { z } from "zod";
import { type Shape, count, time } from "#src/shared/fields.output.ts";
import { traitOutput } from "#src/shared/words/trait.output.ts";
import { languageOutput } from "#src/shared/languages/languages.output.ts";
import { openTo } from "./invitation-limits.ts";

/** What a peer sees before answering: no words of the owner, no answers, no counts. */
export const sharedSurveyOutput = z
  .strictObject({
    ownerName: z.string(),
    /** The owner's first name or nickname. */
    ownerFirstName: z.string(),
    title: z.string(),
    /** The owner's message on the form; "" for none. */
    note: z.string(),
    traits: z.array(traitOutput.pick({ id: true, name: true, description: true })),
    minSelected: count,
    maxSelected: count,
    minResponses: count,
    closesAt: time.nullable(),
    open: z.boolean(),
    openTo: z.enum(openTo),
    /** Whether the owner may show others words that several people picked (rule A13). */
    ownerMayShowWords: z.boolean(),
    /** Whether the owner asks other groups of people for the same. */
    isCircle: z.boolean(),
    /** Who leads the programme that the round belongs to: the owner may show them the result. */
    leaders: z.array(z.string()),
    /** The language that the owner chose for people who answer; null: as their browser says. */
    language: languageOutput.nullable(),
  })
  .meta({ id: "SharedSurvey" });

export type SharedSurvey = Shape<typeof sharedSurveyOutput>;

/** What a peer gets for an answer. */
export const receiptOutput = z
  .strictObject({
    /** Withdraws the answer; only the peer has it. */
    withdrawKey: z.string(),
    withdrawUrl: z.url(),
    /** A sentence about when, and to whom, the answer will show. */
    shownWhen: z.string(),
  })
  .meta({ id: "Receipt" });

export type Receipt = Shape<typeof receiptOutput>;

/** A receipt shown again, while the answer exists. */
export interface StoredReceipt extends Receipt {
  readonly kind: "round" | "team" | "workshop";
  /** How many other new answers show together with it, at least. */
  readonly others: number;
  readonly ownerName: string;
  readonly ownerFirstName: string;
}

export const submittedOutput = z.strictObject({ receipt: receiptOutput }).meta({ id: "Submitted" });

/** An entry of a round's responses. For peers: no words, no user, and a new id each time. */
export const responseOutput = z
  .strictObject({
    id: z.string(),
    userId: z.string().nullable(),
    surveyId: z.string(),
    selectedTraits: z.array(z.string()),
    peerName: z.string(),
  })
  .meta({ id: "Response" });

export type SurveyResponse = Shape<typeof responseOutput>;
