import { z } from "zod";
import { pictureFormat } from "#src/shared/group/group.input.ts";
import { organisationIdInput } from "#src/shared/organisation/organisation.input.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import { asTraitIds, newSurveyInput, traitSelection } from "#src/shared/survey/survey.input.ts";
import { boundedList, opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { plainParagraphs, readsLikeLink } from "#src/shared/text/plain-text.ts";
import { teamLimits } from "./team-limits.ts";

const { leastPeople, mostPeople, leastPanel, mostPanel, purposeMaxLength } = teamLimits;

const title = newSurveyInput.shape.title.unwrap().superRefine((text, ctx) => {
  if (readsLikeLink(text)) ctx.addIssue("A title can’t have links or addresses. Please take them out.");
});

const purpose = trimmedText(
  purposeMaxLength,
  "A purpose can have at most 1,000 characters.",
  "A purpose is text.",
)
  .regex(plainParagraphs, "A purpose is plain text.")
  .superRefine((text, ctx) => {
    if (readsLikeLink(text)) ctx.addIssue("A purpose can’t have links or addresses. Please take them out.");
  });

const closesAt = newSurveyInput.shape.closesAt.unwrap().unwrap();

const people = boundedList(
  opaqueName,
  { least: leastPeople, most: mostPeople },
  {
    notList: "People are a list.",
    tooFew: `A team round needs at least ${String(leastPeople)} people.`,
    tooMany: `A team round can have at most ${String(mostPeople)} people.`,
  },
);

const notPanel = `Each person describes ${String(leastPanel)} to ${String(mostPanel)} colleagues.`;

export const newTeamRoundInput = z.object({
  title,
  purpose: purpose.optional(),
  closesAt,
  /** Members' ids. */
  people,
  /** How many colleagues each describes; up to twelve people everyone describes everyone. */
  panelSize: z.int(notPanel).min(leastPanel, notPanel).max(mostPanel, notPanel).optional(),
});

export type NewTeamRound = z.output<typeof newTeamRoundInput>;

export const startTeamRoundInput = organisationIdInput.extend(newTeamRoundInput.shape);

export const teamRoundIdInput = z.object({ teamRoundId: opaqueName });

export const teamRoundChangesInput = z.object({
  title: title.optional(),
  purpose: purpose.optional(),
  closesAt: closesAt.optional(),
});

export type TeamRoundChanges = z.output<typeof teamRoundChangesInput>;

export const countedInput = z.object({ counted: z.boolean("This is true or false.") });

/** What someone picked for a colleague. */
export const colleagueAnswerInput = teamRoundIdInput
  .extend({ personId: opaqueName, selectedTraits: traitSelection, submissionKey: submissionKey.optional() })
  .transform(asTraitIds);

export const teamPictureExportInput = z.object({ format: pictureFormat });
