import { z } from "zod";
import type { MailTopic } from "./mail-topics.ts";
import { opaqueName } from "#src/shared/text/bounded.input.ts";

const wish = z.boolean("A preference is true or false.").optional();

/** Missing fields stay as they are. */
export const mailPreferencesInput = z.object({
  rounds: wish,
  plans: wish,
  invitations: wish,
  clients: wish,
} satisfies Record<MailTopic, z.ZodType>);

export type MailPreferenceChanges = z.output<typeof mailPreferencesInput>;

export const unsubscribeTokenInput = z.object({ token: opaqueName });

export const unsubscribeInput = unsubscribeTokenInput.extend({ wanted: z.boolean() });

export const muteSurveyInput = unsubscribeTokenInput.extend({ muted: z.boolean() });
