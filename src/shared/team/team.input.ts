import { z } from "zod";
import { newProgrammeInput, unlinked } from "#src/shared/programme/programme.input.ts";
import { pictureFormat } from "#src/shared/group/group.input.ts";
import { organisationIdInput } from "#src/shared/organisation/organisation.input.ts";
import { submissionKey } from "#src/shared/invitation/response.input.ts";
import { asTraitIds, newSurveyInput, traitSelection } from "#src/shared/survey/survey.input.ts";
import { boundedList, opaqueName } from "#src/shared/text/bounded.input.ts";
import { teamLimits } from "./team-limits.ts";

const { leastPeople, mostPeople, leastPanel, mostPanel } = teamLimits;

/** A title in emails to strangers, or on a wall. */
export const unlinkedTitle = newSurveyInput.shape.title.unwrap().superRefine(unlinked("A title"));

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
  title: unlinkedTitle,
  purpose: newProgrammeInput.shape.purpose,
  closesAt: newSurveyInput.shape.closesAt.unwrap().unwrap(),
  /** Members' ids. */
  people,
  /** How many colleagues each describes; up to twelve people everyone describes everyone. */
  panelSize: z.int(notPanel).min(leastPanel, notPanel).max(mostPanel, notPanel).optional(),
});

export type NewTeamRound = z.output<typeof newTeamRoundInput>;

export const startTeamRoundInput = organisationIdInput.extend(newTeamRoundInput.shape);

export const teamRoundIdInput = z.object({ teamRoundId: opaqueName });

export const teamRoundChangesInput = newTeamRoundInput
  .pick({ title: true, purpose: true, closesAt: true })
  .partial();

export type TeamRoundChanges = z.output<typeof teamRoundChangesInput>;

export const countedInput = z.object({ counted: z.boolean("This is true or false.") });

/** What someone picked for a colleague. */
export const colleagueAnswerInput = teamRoundIdInput
  .extend({ personId: opaqueName, selectedTraits: traitSelection, submissionKey: submissionKey.optional() })
  .transform(asTraitIds);

export type ColleagueAnswer = z.output<typeof colleagueAnswerInput>;

export const teamPictureExportInput = z.object({ format: pictureFormat });
