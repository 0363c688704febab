import { z } from "zod";
import { time, type Shape } from "#src/shared/fields.output.ts";
import { quadrants } from "#src/shared/result/analysis.ts";

/** What an owner plans to try after reading one pane, as only they get it. */
export const actionPlanOutput = z
  .strictObject({
    pane: z.enum(quadrants),
    /** null while no word is picked. */
    traitId: z.string().nullable(),
    person: z.string(),
    deed: z.string(),
    /** "2026-12-06", the day to look back; null: none. */
    until: z.iso.date().nullable(),
    noticed: z.string(),
    /** Whether an email comes on that day, or came. */
    remind: z.boolean(),
    updatedAt: time,
  })
  .meta({ id: "PanePlan" });

export type ActionPlan = Shape<typeof actionPlanOutput>;
