import { languageInput } from "#src/shared/languages/languages.input.ts";
import { trimmedText, boundedText, opaqueName, boundedList } from "#src/shared/text/bounded.input.ts";
import {
  titleMaxLength,
  descriptionMaxLength,
  noteMaxLength,
  circleNameMaxLength,
  leastResponses,
  mostMinResponses,
  audiences,
} from "./survey-limits.ts";
import { isLegibleName, plainText, plainParagraphs, readsLikeLink } from "#src/shared/text/plain-text.ts";
import { z } from "zod";
import { minSelected, maxSelected } from "#src/shared/words/trait.ts";

const notTime = "A deadline is a time such as 2027-01-31T18:00:00Z.";

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
  "A description is text.",
).regex(plainParagraphs, "A description is plain text.");

/** What an owner says to people they ask. */
export const ownerNote = trimmedText(
  noteMaxLength,
  `A note can have at most ${String(noteMaxLength)} characters.`,
  "A note is text.",
)
  .regex(plainParagraphs, "A note is plain text.")
  // Blank lines alone could push the words off a peer's screen.
  .transform((note) => note.replaceAll(/\n(?:[^\S\n]*\n){2,}/g, "\n\n"))
  .refine((note) => !readsLikeLink(note), "A note cannot have links or addresses. Please take them out.");

const minResponses = z
  .int("The minimum is a whole number.")
  .min(leastResponses.personal, `The minimum is at least ${String(leastResponses.personal)} answers.`)
  .max(mostMinResponses, `The minimum is at most ${String(mostMinResponses)} answers.`);

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

const circleName = trimmedText(
  circleNameMaxLength,
  `A circle’s name can have at most ${String(circleNameMaxLength)} characters.`,
  "Please give the circle a name.",
)
  .min(1, "Please give the circle a name.")
  .regex(plainText, "A circle’s name is one line of plain text.")
  .refine(isLegibleName, "Please give the circle a name that people can read.");

export const newCircleInput = z.object({
  ofSurveyId: opaqueName,
  name: circleName,
  /** What to call the round itself, with its first circle. */
  ownName: circleName.optional(),
  /** An older round to take in instead of a new one. */
  surveyId: opaqueName.optional(),
});

export type NewCircle = z.output<typeof newCircleInput>;

export const surveyChangesInput = z.object({
  title: title.optional(),
  description: description.optional(),
  note: ownerNote.optional(),
  minResponses: minResponses.optional(),
  closesAt: closesAt.nullish(),
  circleName: circleName.optional(),
  language: languageInput.optional(),
});

export type SurveyChanges = z.output<typeof surveyChangesInput>;

export const surveyIdInput = z.object({ surveyId: opaqueName });

/** Whether the dashboard, or the list of results, wants all rounds, or those that it shows first. */
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

/** The API says `selectedTraits` for ids, and once for names; code says `traitIds` and `traitNames`. */
export const asTraitIds = <Fields extends { selectedTraits: string[] }>({
  selectedTraits,
  ...rest
}: Fields) => ({
  ...rest,
  traitIds: selectedTraits,
});

/** Own words, or a guess of what peers pick. */
export const selectionInput = z.object({ selectedTraits: traitSelection }).transform(asTraitIds);
