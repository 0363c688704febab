import { z } from "zod";
import type { Shape } from "#src/shared/fields.output.ts";

/** Whether each kind of email may come. */
export const mailPreferencesOutput = z
  .strictObject({
    rounds: z.boolean(),
    plans: z.boolean(),
    invitations: z.boolean(),
    clients: z.boolean(),
  })
  .meta({ id: "MailPreferences" });

export type MailPreferences = Shape<typeof mailPreferencesOutput>;
