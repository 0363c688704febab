import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";

/** What pages show beside our own name. */
export const shownBrandOutput = z
  .strictObject({
    /** A PNG as a data URL; null without one. */
    logo: z.string().nullable(),
    /** "#rrggbb", readable on white; null without one. */
    colour: z.string().nullable(),
  })
  .meta({ id: "ShownBrand" });

export type ShownBrand = Shape<typeof shownBrandOutput>;

/** Someone's own settings, also while nobody sees them. */
export const ownBrandOutput = shownBrandOutput
  .extend({
    /** Whether the plan has it: only a paid or given one, or a seat of one. */
    isAvailable: z.boolean(),
  })
  .meta({ id: "OwnBrand" });

export type OwnBrand = Shape<typeof ownBrandOutput>;
