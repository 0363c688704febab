import { z } from "zod";
import { opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { mailSorts, planGroups, planSorts, roundSorts, roundStates } from "./list-states.ts";
import { mailActs, refusedStates, roundActs } from "./other-acts.ts";
import { cursor, searchText } from "./people.input.ts";

/** Which rounds: all where nothing is said, newest first. */
export const roundsInput = z.object({
  /** A round's link, the last part of one, or its id. */
  q: trimmedText(300, "A link can have at most 300 characters.").optional(),
  /** The id of their owner. */
  person: opaqueName.optional(),
  state: z.enum(roundStates, "That isn’t a state.").optional(),
  sort: z.enum(roundSorts, `The order is one of ${roundSorts.join(", ")}.`).optional(),
  cursor,
});

export type RoundsInput = z.output<typeof roundsInput>;

export const roundActInput = z.object({
  surveyId: opaqueName,
  act: z.enum(roundActs, "That isn’t something an administrator can do."),
});

export type RoundActInput = z.output<typeof roundActInput>;

export const mailsInput = z.object({
  /** Beginnings of words of a name, an address or a username. Emails that are given up name nobody: it finds none of those. */
  q: searchText.optional(),
  state: z.enum(refusedStates, "That isn’t a state.").optional(),
  /** Those that wait by their next try, those that were given up by when they were written. */
  sort: z.enum(mailSorts, `The order is one of ${mailSorts.join(", ")}.`).optional(),
  cursor,
});

export type MailsInput = z.output<typeof mailsInput>;

export const mailActInput = z.object({
  mailId: opaqueName,
  act: z.enum(mailActs, "That isn’t something an administrator can do."),
});

export type MailActInput = z.output<typeof mailActInput>;

export const plansInput = z.object({
  /** As for people. */
  q: searchText.optional(),
  state: z.enum(planGroups, "That isn’t a state.").optional(),
  /** `planSortsOf` says which orders a group has; a search goes by when people signed up. */
  sort: z.enum(planSorts, `The order is one of ${planSorts.join(", ")}.`).optional(),
  cursor,
});

export type PlansInput = z.output<typeof plansInput>;
