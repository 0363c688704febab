import { z } from "zod";
import { boundedText, opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { programmeLimits } from "#src/shared/programme/programme.ts";
import { plainParagraphs, plainText } from "#src/shared/text/plain-text.ts";

const notTime = "This is a time, such as 2026-11-20T09:00:00.000Z.";
const wish = z.boolean("This is true or false.");

/** What is left out stays as it is. */
export const sharingInput = z.object({
  result: wish.optional(),
  /** Shares a shared result again, so that new leaders of the programme see it, too. */
  again: wish.optional(),
  /** When the sender read who leads the programme: later leaders aren't included. Default: now. */
  asOf: boundedText(64, notTime, notTime)
    .pipe(z.iso.datetime({ offset: true, error: notTime }))
    .transform((value) => new Date(value))
    .optional(),
  group: wish.optional(),
  plan: trimmedText(
    programmeLimits.planMaxLength,
    "A plan can have at most 2,000 characters.",
    "A plan is text.",
  )
    .regex(plainParagraphs, "A plan is plain text.")
    .nullish(),
});

export type SharingChanges = z.output<typeof sharingInput>;

export const clientInvitationInput = z.object({ token: opaqueName });

/** The client's name in their round; the facilitator's spelling by default. */
export const acceptInput = z.object({
  /** Whether their window counts in group pictures; left out: they haven't said. */
  counted: wish.optional(),
  name: trimmedText(
    programmeLimits.nameMaxLength,
    "A name can have at most 120 characters.",
    "A name is text.",
  )
    .min(1, "Please enter your name.")
    .regex(plainText, "A name is one line of plain text.")
    .optional(),
});

export type Acceptance = z.output<typeof acceptInput>;
