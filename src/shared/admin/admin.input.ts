import { z } from "zod";
import { passwordMaxLength, accountTexts } from "#src/shared/account/account-texts.ts";
import { boundedText, opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { personActs, adminActs } from "./admin-acts.ts";
import {
  notDay,
  peopleSorts,
  peopleStates,
  logSorts,
  mailSorts,
  planGroups,
  planSorts,
  roundSorts,
  roundStates,
  mailActs,
  refusedStates,
  roundActs,
} from "./lists.ts";

/** The start of a page, from the page before. */
const cursor = opaqueName.optional();

/** Prefixes of words in a name, an address or a username. */
const searchText = trimmedText(120, "A search can have at most 120 characters.");

/** A filter for people; all by default. */
export const peopleQueryInput = z.object({
  q: searchText.optional(),
  state: z.enum(peopleStates, "That isn’t a state.").optional(),
  sort: z.enum(peopleSorts, `The order is one of ${peopleSorts.join(", ")}.`).optional(),
});

export type PeopleQuery = z.output<typeof peopleQueryInput>;

export const peopleInput = peopleQueryInput.extend({ cursor });

export type PeopleInput = z.output<typeof peopleInput>;

export const personIdInput = z.object({ userId: opaqueName });

export const personActBody = z.object({
  /** For a plan: its last day. */
  until: boundedText(10, notDay, notDay)
    .pipe(z.iso.date({ error: notDay }))
    .optional(),
  /** The deleted account's address, typed again. */
  email: trimmedText(254, "This is too long for an address.").optional(),
  /** The administrator's password, if their sign-in isn't recent. */
  password: boundedText(passwordMaxLength, accountTexts.passwordTooLong).optional(),
});

export type PersonActBody = z.output<typeof personActBody>;

export const personActInput = personActBody.extend({
  userId: opaqueName,
  act: z.enum(personActs, "That isn’t something an administrator can do."),
});

export type PersonActInput = z.output<typeof personActInput>;

/** A filter for the log; all by default. */
export const logQueryInput = z.object({
  /** Prefixes of words in a name, an address or a username, of who acted or who was affected. */
  q: searchText.optional(),
  act: z.enum(adminActs, "That isn’t something an administrator can do.").optional(),
  /** The id of the person who acted or was affected. */
  person: opaqueName.optional(),
  sort: z.enum(logSorts, `The order is one of ${logSorts.join(", ")}.`).optional(),
});

export type LogQuery = z.output<typeof logQueryInput>;

export const logInput = logQueryInput.extend({ cursor });

export type LogInput = z.output<typeof logInput>;

/** A filter for rounds, newest first; all by default. */
export const roundsInput = z.object({
  /** A part of a title, the owner's name or address; a link or share code; or at least the last four characters of an id. */
  q: trimmedText(300, "A search can have at most 300 characters.").optional(),
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
  /** Prefixes of words in a name, an address or a username. Emails given up have no recipient to match. */
  q: searchText.optional(),
  state: z.enum(refusedStates, "That isn’t a state.").optional(),
  /** Waiting emails are ordered by their next try, given-up ones by their creation. */
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
  /** `planSortsOf` has the orders of each group; a search is ordered by sign-up. */
  sort: z.enum(planSorts, `The order is one of ${planSorts.join(", ")}.`).optional(),
  cursor,
});

export type PlansInput = z.output<typeof plansInput>;
