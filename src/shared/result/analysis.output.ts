import { z } from "zod";
import { insightKeys, type Agreement, type SnapshotContent } from "./analysis.ts";
import { bandNames, confidenceNames } from "./result-names.ts";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { surveyOutput } from "#src/shared/survey/survey.output.ts";

const index = z.int().min(-100).max(100);
const traitIds = z.array(z.string());

const sentencesOutput = z.array(z.strictObject({ text: z.string(), traitIds }));

const portraitSentence = z.strictObject({
  text: z.string(),
  traitIds,
  /** The insight that it belongs to. */
  pane: z.enum(insightKeys),
  /** The evidence that its words need: clear, at least a hint, or none. */
  claim: z.enum(["found", "hint", "fact"]),
});

/** The portrait: a line that works like a name, a text, a question and one thing to try. */
const portraitOutput = z.strictObject({
  name: z.string(),
  paragraphs: z.array(z.array(portraitSentence)),
  question: portraitSentence,
  step: portraitSentence,
});

const confidenceOutput = z.enum(confidenceNames);

const agreementOutput = z.strictObject({
  value: index,
  low: index,
  high: index,
}) satisfies z.ZodType<Agreement>;

/** A snapshot in the list of its round's. */
export const snapshotSummaryOutput = z
  .strictObject({
    /** From 1. */
    snapshot: z.int().min(1),
    createdAt: time,
    responseCount: count,
    confidence: confidenceOutput,
    agreement: agreementOutput,
  })
  .meta({ id: "SnapshotSummary" });

export type SnapshotSummaryInWords = Shape<typeof snapshotSummaryOutput>;

/** As procedures return it, with identifiers instead of words. */
export type SnapshotSummary = Omit<SnapshotSummaryInWords, "confidence"> &
  Pick<SnapshotContent, "confidence">;

/** A round's analysis for its owner: one snapshot with its insights. Times are ISO 8601 in UTC. */
export const analysisOutput = z
  .strictObject({
    id: z.string(),
    surveyId: z.string(),
    assessmentId: z.string(),
    userId: z.string(),
    /** `in_progress` while a model writes; until then the built-in text shows. */
    status: z.enum(["in_progress", "completed"]),
    /** From 1. */
    snapshot: z.int().min(1),
    prediction: z.strictObject({ traitIds, agreement: agreementOutput }).nullable(),
    completedAt: time.nullable(),
    responseCount: count,
    /** The rule that the evidence was graded by: 2, or 1 for results from before 2 came. */
    evidenceScale: z.int().min(1),
    /** A team's window without numbers: nearly the same people describe its owner as last time. */
    isBanded: z.boolean(),
    confidence: confidenceOutput,
    agreement: agreementOutput,
    words: z.array(
      z.strictObject({
        traitId: z.string(),
        quadrant: z.enum(["arena", "blindSpot", "facade", "unknown"]),
        evidence: z.enum(["clear", "emerging", "said", "single", "none"]),
        band: z.enum(bandNames),
        count: count.nullable(),
      }),
    ),
    participants: z.array(z.string()),
    arenaInsight: z.string(),
    blindSpotInsight: z.string(),
    facadeInsight: z.string(),
    unknownInsight: z.string(),
    summaryInsight: z.string(),
    /** The portrait's sentences by pane, each with the words that it is based on. */
    insightSentences: z.strictObject({
      arena: sentencesOutput,
      blindSpot: sentencesOutput,
      facade: sentencesOutput,
      unknown: sentencesOutput,
      summary: sentencesOutput,
    }),
    portrait: portraitOutput,
    arenaTraits: traitIds,
    blindSpotTraits: traitIds,
    facadeTraits: traitIds,
    unknownTraits: traitIds,
    /** `template` for the built-in writer, else the name of the model that wrote any part. */
    insightSource: z.string(),
    /** The same for each paragraph of the portrait, and last for its question and step. */
    insightParts: z.array(z.string()),
    createdAt: time,
    updatedAt: time,
  })
  .meta({ id: "Analysis" });

export type AnalysisInWords = Shape<typeof analysisOutput>;

type WithIdentifiers = "confidence" | "words" | "participants";

/** As procedures return it, with identifiers instead of words, and null for peers without a name. */
export type Analysis = Omit<AnalysisInWords, WithIdentifiers> & Pick<SnapshotContent, WithIdentifiers>;

/** Rows of words, participants and insights, as CSV. */
export const exportedTableOutput = z.string();

/** The report, as a tagged PDF. */
export const exportedReportOutput = z.string().meta({ format: "binary" });

const word = analysisOutput.shape.words.element;
const votes = word.pick({ band: true, count: true });

/** One of the results. Its words have no counts if the other's haven't (rule A5). */
const sideOutput = snapshotSummaryOutput
  .pick({ snapshot: true, createdAt: true, responseCount: true })
  .extend({
    surveyId: z.string(),
    title: z.string(),
    words: z.array(word),
  });

/** A circle in the list of those that share own words. */
export const circleOutput = surveyOutput
  .pick({
    ...{ title: true, status: true, peerAssessmentCount: true, minResponses: true, invitedCount: true },
    ...{ canReveal: true, answersUntilReveal: true, hasAnalysis: true, isPublic: true },
    ...{ shareId: true, shareableLink: true, selfAssessmentComplete: true, teamRoundId: true },
  })
  .extend({
    surveyId: z.string(),
    name: z.string(),
    /** Clear words of the newest result; empty until the window is opened. */
    words: traitIds,
  })
  .meta({ id: "Circle" });

export type Circle = Shape<typeof circleOutput>;

/** What circles see of the same own words, derived from what each newest result shows. */
export const circleComparisonOutput = z
  .strictObject({
    /** The one sentence to repeat; null where the evidence allows none. */
    sentence: z.string().nullable(),
    /** What a picture may show others (rule A13 for each circle); null if it may show nothing. */
    card: z
      .strictObject({
        lines: z.array(z.string()),
        words: z.array(z.strictObject({ surveyId: z.string(), traitId: z.string() })),
      })
      .nullable(),
    sharedText: z.string(),
    /** What some of the circles see, but not all; null if there is nothing. */
    someText: z.string().nullable(),
    /** Words that are clear in all circles with five answers. */
    shared: traitIds,
    /** Opened circles, oldest first. */
    circles: z.array(
      z.strictObject({
        surveyId: z.string(),
        name: z.string(),
        responseCount: count,
        /** Whether it has enough answers, counted by the present rule. */
        isCompared: z.boolean(),
        /** Words that are clear here, and that at most one person in each other circle picked. */
        alone: traitIds,
        /** Words that are clear only here, and picked more often than in each other circle. */
        more: traitIds,
        /** Words that are clear only here, but came up as often in another circle. */
        also: traitIds,
        /** The one sentence to repeat about this circle; null where the evidence allows none. */
        sentence: z.string().nullable(),
        text: z.string(),
      }),
    ),
    /** Words that are clear somewhere, or that most people said in a circle with fewer answers. */
    words: z.array(
      z.strictObject({
        traitId: z.string(),
        isOwn: z.boolean(),
        /** In the order of the circles. */
        votes: z.array(votes),
      }),
    ),
  })
  .meta({ id: "CircleComparison" });

export type CircleComparisonInWords = Shape<typeof circleComparisonOutput>;

/** As procedures return it, with identifiers instead of words. */
export type CircleComparison = Omit<CircleComparisonInWords, "words"> & {
  readonly words: readonly (Omit<CircleComparisonInWords["words"][number], "votes"> & {
    readonly votes: readonly Votes[];
  })[];
};

/** Two results of one person side by side, derived from what each of them shows. */
export const comparisonOutput = z
  .strictObject({
    /** The one sentence to repeat; null where the evidence allows none. */
    headline: z.string().nullable(),
    first: sideOutput,
    second: sideOutput,
    /** The number of words tested against chance; 0 if a result has fewer than five answers. */
    tested: count,
    /** Words that stand out in a result: those that differ beyond chance first, then the strongest. */
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

/** As procedures return it, with identifiers instead of words. */
export type Comparison = Omit<ComparisonInWords, "first" | "second" | "words"> & {
  readonly first: Side;
  readonly second: Side;
  readonly words: readonly ComparedWord[];
};
