import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { teamPanes } from "./picture-content.ts";

/** The caller's own part in a team round. */
const ownPartOutput = z.strictObject({
  /** Their own round; null once they have deleted it. */
  surveyId: z.string().nullable(),
  /** Whether they have picked words for themselves. */
  hasOwnWords: z.boolean(),
  /** Whether they have opened their window. */
  hasWindow: z.boolean(),
  /** Colleagues to describe, and how many of them are done. */
  toDescribe: count,
  described: count,
  /** Whether they agree to be counted in the team picture. */
  isCounted: z.boolean(),
});

export const teamRoundOutput = z
  .strictObject({
    id: z.string(),
    organisation: z.strictObject({ id: z.string(), name: z.string() }),
    title: z.string(),
    purpose: z.string(),
    /** Who started it; null once their account is gone. */
    startedBy: z.string().nullable(),
    closesAt: time,
    state: z.enum(["running", "over"]),
    /** How many colleagues each described at the start. */
    panelSize: count,
    /** Who takes part, by name. */
    people: z.array(z.strictObject({ userId: z.string(), name: z.string() })),
    /** Quarters of all descriptions that had arrived by the start of the day, at most three. */
    quarters: z.int().min(0).max(3),
    /** null for someone who doesn't take part. */
    own: ownPartOutput.nullable(),
    /** Whether the caller may change and close it, and make the picture. */
    canManage: z.boolean(),
    /** After the end: whether there is a picture, or how many more have to agree and open their windows. */
    picture: z.strictObject({ isMade: z.boolean(), missing: count }).nullable(),
  })
  .meta({ id: "TeamRound" });

export type TeamRound = Shape<typeof teamRoundOutput>;

/** Someone to describe. */
const colleagueOutput = z.strictObject({
  personId: z.string(),
  name: z.string(),
  firstName: z.string(),
  /** Whether the caller has described them. */
  isDescribed: z.boolean(),
});

/** A member's one form for all of their colleagues. */
export const teamFormOutput = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    purpose: z.string(),
    organisation: z.string(),
    closesAt: time,
    open: z.boolean(),
    colleagues: z.array(colleagueOutput),
  })
  .meta({ id: "TeamForm" });

export type TeamForm = Shape<typeof teamFormOutput>;

/** A frozen picture of the members who agreed to be counted; see `picture-content.ts`. */
export const teamPictureOutput = z
  .strictObject({
    teamRoundId: z.string(),
    title: z.string(),
    createdAt: time,
    counted: count.min(5),
    agreement: z.strictObject({
      middle: z.int(),
      half: z.strictObject({ low: z.int(), high: z.int() }).nullable(),
    }),
    words: z.array(
      z.strictObject({
        traitId: z.string(),
        pane: z.enum(teamPanes),
        people: z.union([z.int().min(6), z.literal("most")]),
      }),
    ),
    /** Topics for a conversation. */
    questions: z.array(z.string()).length(3),
  })
  .meta({ id: "TeamPicture" });

export type TeamPicture = Shape<typeof teamPictureOutput>;
