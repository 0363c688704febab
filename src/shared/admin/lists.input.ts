import { z } from "zod";
import { boundedText, opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { mailActs, refusedStates, roundActs } from "./other-acts.ts";
import { cursor } from "./people.input.ts";

/** Which rounds: all where nothing is said, newest first. */
export const roundsInput = z.object({
  /** A round's link, the last part of one, or its id. */
  q: trimmedText(300, "A link can have at most 300 characters.").optional(),
  /** The id of their owner. */
  person: opaqueName.optional(),
  cursor,
});

export type RoundsInput = z.output<typeof roundsInput>;

export const roundActInput = z.object({
  surveyId: opaqueName,
  act: z.enum(roundActs, "That isn’t something an administrator can do."),
});

export type RoundActInput = z.output<typeof roundActInput>;

export const mailsInput = z.object({
  state: z.enum(refusedStates, "That isn’t a state.").optional(),
  cursor,
});

export type MailsInput = z.output<typeof mailsInput>;

export const mailActInput = z.object({
  mailId: opaqueName,
  act: z.enum(mailActs, "That isn’t something an administrator can do."),
});

export type MailActInput = z.output<typeof mailActInput>;

export const plansInput = z.object({
  cursor: boundedText(200, "This is too long to be one of ours.").optional(),
});

export type PlansInput = z.output<typeof plansInput>;
