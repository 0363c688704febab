import { z } from "zod";
import { count, type Shape } from "#src/shared/fields.output.ts";
import { analysisOutput, snapshotSummaryOutput } from "./analysis.output.ts";
import type { SnapshotContent } from "./analysis.ts";

const traitIds = z.array(z.string());
const word = analysisOutput.shape.words.element;
const votes = word.pick({ band: true, count: true });

/** One of the two results. Its words carry no counts where the other one has none (rule A5). */
const sideOutput = snapshotSummaryOutput
  .pick({ snapshot: true, createdAt: true, responseCount: true })
  .extend({
    surveyId: z.string(),
    title: z.string(),
    words: z.array(word),
  });

/** Two results of one person side by side: a function of what each of them shows. */
export const comparisonOutput = z
  .strictObject({
    /** The one sentence to repeat; null where the evidence allows none. */
    headline: z.string().nullable(),
    first: sideOutput,
    second: sideOutput,
    /** How many words were tested against chance; 0 where one of the results has fewer than five answers. */
    tested: count,
    /** Words that stand out in at least one of the results: those that differ beyond chance first, then the strongest. */
    words: z.array(
      z.strictObject({
        traitId: z.string(),
        seenIn: z.enum(["both", "first", "second"]),
        first: votes,
        second: votes,
        /** Fisher's exact test, p < 1 / tested. */
        beyondChance: z.boolean(),
      }),
    ),
    /** The owner's own words, by the rounds that they picked them in. */
    own: z.strictObject({ both: traitIds, first: traitIds, second: traitIds }),
  })
  .meta({ id: "Comparison" });

export type ComparisonInWords = Shape<typeof comparisonOutput>;

type Votes = Pick<SnapshotContent["words"][number], "band" | "count">;
type Side = Omit<ComparisonInWords["first"], "words"> & Pick<SnapshotContent, "words">;
type ComparedWord = Omit<ComparisonInWords["words"][number], "first" | "second"> & {
  readonly first: Votes;
  readonly second: Votes;
};

/** The same as procedures give it, with identifiers in the place of words. */
export type Comparison = Omit<ComparisonInWords, "first" | "second" | "words"> & {
  readonly first: Side;
  readonly second: Side;
  readonly words: readonly ComparedWord[];
};
