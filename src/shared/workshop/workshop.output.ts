import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { analysisOutput, type Analysis } from "#src/shared/result/analysis.output.ts";
import { teamPictureOutput } from "#src/shared/team/team.output.ts";
import { workshopSteps } from "./steps.ts";

const step = z.enum(workshopSteps);

/** The picture of a workshop: the content of a team picture. */
const workshopPictureOutput = teamPictureOutput.omit({ teamRoundId: true, title: true });

export type WorkshopPicture = Shape<typeof workshopPictureOutput>;

/** What everyone in the room may see: numbers, and no name. */
export const workshopWallOutput = z
  .strictObject({
    id: z.string(),
    title: z.string(),
    step,
    /** Grows with each step. */
    version: count,
    /** What phones join by, and the address that leads there. */
    code: z.string(),
    joinUrl: z.url(),
    /** How many have joined. */
    guests: count,
    /** How many have picked words for themselves. */
    ready: count,
    /** While people describe each other, how many of those taking part have finished. */
    finished: count.nullable(),
    /** How many others each describes; null before it's known how many take part. */
    panelSize: count.nullable(),
    /** How many agree to be counted in the picture, and how many are missing before there can be one. */
    counted: count,
    missing: count,
    picture: workshopPictureOutput.nullable(),
    /** Whether windows have been opened: not in a workshop that ended before. */
    hasOpened: z.boolean(),
    /** When everything is erased. */
    erasedAt: time,
  })
  .meta({ id: "WorkshopWall" });

export type WorkshopWall = Shape<typeof workshopWallOutput>;

/** A workshop for those who lead it: also who has joined. */
export const workshopOutput = workshopWallOutput
  .extend({
    organisation: z.strictObject({ id: z.string(), name: z.string() }),
    startedAt: time,
    people: z.array(z.strictObject({ guestId: z.string(), name: z.string() })),
  })
  .meta({ id: "Workshop" });

export type Workshop = Shape<typeof workshopOutput>;

export const workshopSummaryOutput = workshopOutput
  .pick({
    ...{ id: true, title: true, step: true, guests: true, startedAt: true, erasedAt: true },
  })
  .meta({ id: "WorkshopSummary" });

export type WorkshopSummary = Shape<typeof workshopSummaryOutput>;

/** What someone reads before they join. */
export const workshopInvitationOutput = z
  .strictObject({
    title: z.string(),
    organisation: z.string(),
    /** Whether one can still join. */
    open: z.boolean(),
    erasedAt: time,
  })
  .meta({ id: "WorkshopInvitation" });

export type WorkshopInvitation = Shape<typeof workshopInvitationOutput>;

export const joinedWorkshopOutput = z.strictObject({ guestKey: z.string() }).meta({ id: "JoinedWorkshop" });

const windowKeys = {
  responseCount: true,
  evidenceScale: true,
  confidence: true,
  agreement: true,
  words: true,
} as const;

const guestWindowOutput = analysisOutput.pick({ ...windowKeys, portrait: true });

/** A guest's own window, as procedures give it. */
export type GuestWindow = Pick<Analysis, keyof typeof windowKeys | "portrait">;

/** All that a guest sees: their own part, and what everyone sees. */
export const workshopPlaceOutput = z
  .strictObject({
    name: z.string(),
    title: z.string(),
    organisation: z.string(),
    step,
    version: count,
    /** Whether windows have been opened. */
    hasOpened: z.boolean(),
    erasedAt: time,
    /** Words that they picked for themselves; null before. */
    ownWords: z.array(z.string()).nullable(),
    /** Whether they take part: everyone who had own words when the descriptions began. */
    isIn: z.boolean(),
    /** Whom they describe. */
    colleagues: z.array(z.strictObject({ guestId: z.string(), name: z.string(), isDescribed: z.boolean() })),
    /** Once windows are open; null where fewer than three people have described them. */
    window: guestWindowOutput.nullable(),
    isCounted: z.boolean(),
    picture: workshopPictureOutput.nullable(),
  })
  .meta({ id: "WorkshopPlace" });

export type WorkshopPlaceInWords = Shape<typeof workshopPlaceOutput>;

/** The same as procedures give it, with identifiers in the place of words. */
export type WorkshopPlace = Omit<WorkshopPlaceInWords, "window"> & { readonly window: GuestWindow | null };

/** What tells a phone to look again. */
export const workshopPulseOutput = z.strictObject({ step, version: count }).meta({ id: "WorkshopPulse" });

export type WorkshopPulse = Shape<typeof workshopPulseOutput>;
