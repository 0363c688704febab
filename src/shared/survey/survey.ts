import type { Overlap } from "./overlap.ts";
import { boundedList, boundedText, opaqueName, trimmedText } from "#src/shared/text/bounded-input.ts";
import { plainParagraphs, plainText } from "#src/shared/text/plain-text.ts";
import { maxSelected, minSelected } from "#src/shared/words/trait.ts";
import { z } from "zod";
import {
  audiences,
  descriptionMaxLength,
  leastResponses,
  mostMinResponses,
  titleMaxLength,
  type Audience,
} from "./survey-limits.ts";

export * from "./survey-limits.ts";

export type SurveyStatus = "in_progress" | "completed";

/** A round as its owner sees it. Times are ISO 8601 in UTC. */
export interface Survey {
  readonly id: string;
  readonly userId: string;
  readonly title: string;
  readonly description: string;
  readonly status: SurveyStatus;
  readonly type: "johari_window";
  readonly audience: Audience;
  readonly selfAssessmentComplete: boolean;
  /** Whether the owner has guessed what peers will pick: nothing needs it. */
  readonly predictionComplete: boolean;
  /** Answers that have come: the one number about peers that moves below the minimum. */
  readonly peerAssessmentCount: number;
  readonly totalResponses: number;
  readonly minResponses: number;
  readonly canReveal: boolean;
  /** New answers that are missing until the next reveal; 0 when it can be made. */
  readonly answersUntilReveal: number;
  /** Another round that stands in the way of this one's window; null where none does. */
  readonly overlap: Overlap | null;
  readonly hasAnalysis: boolean;
  readonly isPublic: boolean;
  /** People who are invited by mail, whether they have answered or not: an answer never moves it. */
  readonly invitedCount: number;
  readonly shareId: string | null;
  readonly shareableLink: string | null;
  /** The owner's own words by name, as the first version of the API had them; `traits` holds their ids. */
  readonly selectedTraits: readonly string[];
  readonly traits: readonly string[];
  /** Ids of the words that the owner thinks peers pick; empty without a guess. */
  readonly predictedTraits: readonly string[];
  readonly totalTraits: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly completedAt: string | null;
  readonly closesAt: string | null;
}

/** What a list says of a round, and its next step: neither its texts nor its words. */
export type RoundSummary = Pick<
  Survey,
  | "id"
  | "title"
  | "status"
  | "selfAssessmentComplete"
  | "peerAssessmentCount"
  | "minResponses"
  | "canReveal"
  | "answersUntilReveal"
  | "hasAnalysis"
  | "isPublic"
  | "invitedCount"
  | "createdAt"
  | "closesAt"
>;

export interface ShareLink {
  readonly shareId: string;
  readonly code: string;
  readonly shareableLink: string;
}

const title = trimmedText(
  titleMaxLength,
  `A title can have at most ${String(titleMaxLength)} characters.`,
  "Please give the round a title.",
)
  .min(1, "Please give the round a title.")
  .regex(plainText, "A title is one line of plain text.");
const description = trimmedText(
  descriptionMaxLength,
  "A description can have at most 2,000 characters.",
  "A description is a text.",
).regex(plainParagraphs, "A description is plain text.");
const minResponses = z
  .int("The minimum is a whole number.")
  .min(leastResponses.personal, `The minimum is at least ${String(leastResponses.personal)} answers.`)
  .max(mostMinResponses, `The minimum is at most ${String(mostMinResponses)} answers.`);
const notTime = "A deadline is a time such as 2027-01-31T18:00:00Z.";
const closesAt = boundedText(64, notTime, notTime)
  .pipe(z.iso.datetime({ offset: true, error: notTime }))
  .transform((value) => new Date(value));

export const newSurveyInput = z.object({
  title: title.optional(),
  description: description.optional(),
  audience: z.enum(audiences, `The audience is one of ${audiences.join(", ")}.`).optional(),
  minResponses: minResponses.optional(),
  closesAt: closesAt.nullish(),
});
export type NewSurvey = z.output<typeof newSurveyInput>;

export const surveyChangesInput = z.object({
  title: title.optional(),
  description: description.optional(),
  minResponses: minResponses.optional(),
  closesAt: closesAt.nullish(),
});
export type SurveyChanges = z.output<typeof surveyChangesInput>;

export const surveyIdInput = z.object({ surveyId: opaqueName });

/** Whether the dashboard wants all rounds, or those that it shows first. */
export const overviewInput = z.object({ all: z.boolean().optional() }).optional();

/** 5 to 10 different words. Whether each is in the round's catalogue is for the server to say. */
export const traitSelection = boundedList(
  opaqueName,
  { least: minSelected, most: maxSelected },
  {
    notList: "Please pick your words.",
    tooFew: `Please pick at least ${String(minSelected)} words.`,
    tooMany: `Please pick at most ${String(maxSelected)} words.`,
  },
).refine((ids) => new Set(ids).size === ids.length, "Please pick each word once only.");

export const selfInput = z.object({ selectedTraits: traitSelection });
export const predictionInput = z.object({ selectedTraits: traitSelection });
