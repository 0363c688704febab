import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { shownBrandOutput } from "#src/shared/own-brand/own-brand.output.ts";
import { groupPictureOutput } from "#src/shared/group/group.output.ts";

/** The caller's own part in a team round. */
const ownPartOutput = z.strictObject({
  /** Their own round; null once they have deleted it. */
  surveyId: z.string().nullable(),
  /** Whether they have picked words for themselves. */
  hasOwnWords: z.boolean(),
  /** Whether they have a window. */
  hasWindow: z.boolean(),
  /** Colleagues to describe, and how many of them are done. */
  toDescribe: count,
  described: count,
  /** Whether their window counts in the team picture; null while they haven't said. */
  isCounted: z.boolean().nullable(),
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
    /** "ending" for up to a minute: the deadline has passed, and windows are about to open. */
    state: z.enum(["running", "ending", "over"]),
    /** How many colleagues each described at the start. */
    panelSize: count,
    /** Who takes part, by name. */
    people: z.array(z.strictObject({ userId: z.string(), name: z.string() })),
    /** How many colleagues must describe someone for their window. */
    leastAnswers: count,
    /** How many have described everyone and picked their own words; null once it's over. */
    finished: count.nullable(),
    /** At least so many windows would open now, from finished people alone; null for others than leaders. */
    wouldOpen: count.nullable(),
    /** When a leader can remind everyone again; null: now. */
    canRemindAt: time.nullable(),
    /** When its people can meet in another round of this team; null: at once. */
    meetAgainAt: time.nullable(),
    /** null for someone who doesn't take part. */
    own: ownPartOutput.nullable(),
    /** Whether the caller may change it, remind everyone and end it. */
    canManage: z.boolean(),
    hasPicture: z.boolean(),
  })
  .meta({ id: "TeamRound" });

export type TeamRound = Shape<typeof teamRoundOutput>;

/** A member's one form for all of their colleagues. */
export const teamFormOutput = teamRoundOutput
  .pick({ id: true, title: true, purpose: true, closesAt: true, leastAnswers: true })
  .extend({
    organisation: z.string(),
    open: z.boolean(),
    /** How many take part. In a team of five the picture takes all of them. */
    people: count,
    /** Whether the caller's own window can count, and counts; null: they haven't said. */
    counting: z.strictObject({ isCounted: z.boolean().nullable() }).nullable(),
    /** Whom the caller describes, and has described. */
    colleagues: z.array(
      z.strictObject({
        personId: z.string(),
        name: z.string(),
        firstName: z.string(),
        isDescribed: z.boolean(),
      }),
    ),
  })
  .meta({ id: "TeamForm" });

export type TeamForm = Shape<typeof teamFormOutput>;

/** The frozen picture of the members who are counted. */
export const teamPictureOutput = z
  .strictObject({
    teamRoundId: z.string(),
    title: z.string(),
    organisation: z.string(),
    picture: groupPictureOutput,
    /** Of who started the round; null without. */
    brand: shownBrandOutput.nullable(),
    /** Earlier ones of the same team that the caller may see, newest first. */
    earlier: z.array(groupPictureOutput),
  })
  .meta({ id: "TeamPicture" });

export type TeamPicture = Shape<typeof teamPictureOutput>;
