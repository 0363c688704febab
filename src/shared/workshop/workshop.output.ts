import { languageOutput } from "#src/shared/languages/languages.output.ts";
import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { groupPictureOutput } from "#src/shared/group/group.output.ts";
import { analysisOutput, type Analysis } from "#src/shared/result/analysis.output.ts";
import { workshopSteps } from "./steps.ts";

const step = z.enum(workshopSteps);

/** What everyone reads, before they join, too. */
const announced = {
  title: z.string(),
  /** What guests read; null: as their browser says. */
  language: languageOutput.nullable(),
  /** Who leads it; null once their account is deleted. */
  host: z.string().nullable(),
  /** A team, if its leaders can host it, too. */
  organisation: z.string().nullable(),
  /** When everything about guests is erased. */
  erasedAt: time,
};

/** What everyone in the room sees. */
const shown = {
  ...announced,
  step,
  /** Grows with each step. */
  version: count,
  /** Whether windows have been opened: not in a workshop that ended before. */
  hasOpened: z.boolean(),
  /** Once its step is reached. */
  picture: groupPictureOutput.nullable(),
};

/** What everyone in the room may see: numbers, and no name. */
export const workshopWallOutput = z
  .strictObject({
    id: z.string(),
    ...shown,
    /** What phones join by, and the address that leads there. */
    code: z.string(),
    joinUrl: z.url(),
    /** How many have joined. */
    guests: count,
    /** How many have picked words for themselves; once people describe each other, how many take part. */
    ready: count,
    /** While people describe each other, how many of those taking part have finished. */
    finished: count.nullable(),
    /** How many others each describes; null before it's known how many take part. */
    panelSize: count.nullable(),
    /** Once windows are open, how many there are. */
    windows: count.nullable(),
    /** Whether there is a picture to show: it takes five people who agreed and have a window. */
    hasPicture: z.boolean(),
  })
  .meta({ id: "WorkshopWall" });

export type WorkshopWall = Shape<typeof workshopWallOutput>;

/** A workshop for those who lead it: also who has joined. */
export const workshopOutput = workshopWallOutput
  .extend({
    organisationId: z.string().nullable(),
    startedAt: time,
    /** Whether everything about guests is erased, so that only the picture is left. */
    isErased: z.boolean(),
    people: z.array(z.strictObject({ guestId: z.string(), name: z.string() })),
  })
  .meta({ id: "Workshop" });

export type Workshop = Shape<typeof workshopOutput>;

export const workshopSummaryOutput = workshopOutput
  .pick({
    ...{ id: true, title: true, organisation: true, step: true, guests: true, startedAt: true },
    ...{ erasedAt: true, isErased: true, hasPicture: true },
  })
  .meta({ id: "WorkshopSummary" });

export type WorkshopSummary = Shape<typeof workshopSummaryOutput>;

/** For those who come while people describe each other: whether enough others are left to describe them. */
const lateness = z.enum(["described", "describesOnly"]);

/** What someone reads before they join. */
export const workshopInvitationOutput = z
  .strictObject({
    ...announced,
    /** Whether one can still join. */
    open: z.boolean(),
    late: lateness.nullable(),
  })
  .meta({ id: "WorkshopInvitation" });

export type WorkshopInvitation = Shape<typeof workshopInvitationOutput>;

export const joinedWorkshopOutput = z.strictObject({ guestKey: z.string() }).meta({ id: "JoinedWorkshop" });

const guestWindowOutput = analysisOutput.pick({
  ...{ responseCount: true, evidenceScale: true, words: true, portrait: true },
});

/** A guest's own window, as procedures give it. */
export type GuestWindow = Pick<Analysis, keyof z.output<typeof guestWindowOutput>>;

/** All that a guest sees: their own part, and what everyone sees. */
export const workshopPlaceOutput = z
  .strictObject({
    name: z.string(),
    ...shown,
    /** Words that they picked for themselves; null before, and for someone late who only describes others. */
    ownWords: z.array(z.string()).nullable(),
    /** Whether they take part: they had own words when the descriptions began, or came in late. */
    isIn: z.boolean(),
    /** For someone late who isn't in yet. */
    late: lateness.nullable(),
    /** Whom they describe. */
    colleagues: z.array(z.strictObject({ guestId: z.string(), name: z.string(), isDescribed: z.boolean() })),
    /** Once windows are open; null where fewer than three people have described them. */
    window: guestWindowOutput.nullable(),
    /** Whether their window counts in the picture; null while they haven't said. */
    isCounted: z.boolean().nullable(),
  })
  .meta({ id: "WorkshopPlace" });

export type WorkshopPlaceInWords = Shape<typeof workshopPlaceOutput>;

/** The same as procedures give it, with identifiers in the place of words. */
export type WorkshopPlace = Omit<WorkshopPlaceInWords, "window"> & { readonly window: GuestWindow | null };

/** What tells a phone to look again. */
export const workshopPulseOutput = z.strictObject({ step, version: count }).meta({ id: "WorkshopPulse" });

export type WorkshopPulse = Shape<typeof workshopPulseOutput>;
