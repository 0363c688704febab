import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";

/**
 * In how many windows a word is in a pane. null: in fewer than five, or a number would concern fewer than
 * five. `most`: the remaining windows would be fewer than five.
 */
const cell = z.union([z.int().min(5), z.literal("most")]).nullable();

export type GroupCell = z.output<typeof cell>;

/** A frozen picture of people who agreed to be counted, without names (F3); never about fewer than five. */
export const groupPictureOutput = z
  .strictObject({
    id: z.string(),
    /** 1 for the programme's first. */
    number: z.int().min(1),
    createdAt: time,
    /** The number of windows in it. */
    counted: count.min(5),
    agreement: z.strictObject({
      /** The median, and the middle half's band, each to the nearest five. */
      low: z.int(),
      middle: z.int(),
      high: z.int(),
    }),
    /** Words with at least one cell to show, those of the most windows first. */
    words: z.array(z.strictObject({ traitId: z.string(), arena: cell, blindSpot: cell, facade: cell })),
  })
  .meta({ id: "GroupPicture" });

export type GroupPicture = Shape<typeof groupPictureOutput>;

/** The newest picture, and whether the next can be made. */
export const groupStateOutput = z
  .strictObject({
    picture: groupPictureOutput.nullable(),
    /** How many agree to be counted and have a result. */
    agreed: count,
    /** How many more must agree for the next one; 0: it can be made. */
    missing: count,
  })
  .meta({ id: "GroupState" });

export type GroupState = Shape<typeof groupStateOutput>;
