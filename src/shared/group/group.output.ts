import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { themes } from "#src/shared/words/themes.ts";
import { exportedReportOutput, exportedTableOutput } from "#src/shared/result/analysis.output.ts";
import { leastCounted, wordBands } from "./picture-content.ts";

const theme = z.enum(themes);

/** A frozen picture of people who agreed to be counted, without names (rule F3). */
export const groupPictureOutput = z
  .strictObject({
    /** 1 for the first of a programme. A team round and a workshop have one. */
    number: z.int().min(1),
    createdAt: time,
    /** How many people are counted. */
    counted: count.min(leastCounted),
    /** What it says in one sentence. */
    sentence: z.string(),
    /** Words of the group, strongest band first, by alphabet within one. `null`: too few descriptions for bands. */
    words: z.array(z.strictObject({ traitId: z.string(), band: z.enum(wordBands).nullable() })),
    /**
     * How people are described, largest first: percent of all picked words, to the nearest five, and whether
     * that is more than chance gives a theme of so many words.
     */
    themes: z.array(z.strictObject({ theme, share: z.int().min(5).max(100), isClear: z.boolean() })),
    /** The themes that most exceed chance when people describe themselves; three at most, in the order of all. */
    ownThemes: z.array(theme),
    /** Where the two views meet and part; null where that doesn't show. */
    difference: z.string().nullable(),
    /** Three questions to talk about; none for a picture from before 2026-12, which is a list of words. */
    questions: z.array(z.string()),
  })
  .meta({ id: "GroupPicture" });

/** The files of a picture, by content type. */
export const pictureFiles = { "text/csv": exportedTableOutput, "application/pdf": exportedReportOutput };

export type GroupPicture = Shape<typeof groupPictureOutput>;
export type GroupWord = GroupPicture["words"][number];
export type ThemeShare = GroupPicture["themes"][number];

/** A frozen picture of those who are counted. It has no names, and says nothing about any single window. */
export interface GroupPictureContent extends Pick<
  GroupPicture,
  "counted" | "words" | "themes" | "ownThemes"
> {
  /** 1 is a list of words alone, from before there were themes. */
  readonly rule: 1 | 2;
  /** How many people of a programme had been asked, and had joined. */
  readonly participation?: { readonly asked: number; readonly joined: number };
}

/** A programme's pictures, newest first, and whether the next can be made. It tells nothing of a single no. */
export const groupStateOutput = z
  .strictObject({
    pictures: z.array(groupPictureOutput),
    /** Whether enough people are counted, and enough has changed among them since the last picture. */
    isReady: z.boolean(),
    /** The earliest time of the next picture; null where it has passed, and for the first. */
    notBefore: time.nullable(),
  })
  .meta({ id: "GroupState" });

export type GroupState = Shape<typeof groupStateOutput>;
