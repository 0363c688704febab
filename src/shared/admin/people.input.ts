import { z } from "zod";
import { passwordMaxLength, accountTexts } from "#src/shared/account/account-texts.ts";
import { boundedText, opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { personActs } from "./admin-acts.ts";
import { notDay, peopleSorts, peopleStates } from "./people.ts";

/** Where a page of a list starts: what the page before said. */
export const cursor = opaqueName.optional();

/** Beginnings of words of a name, an address or a username. */
export const searchText = trimmedText(120, "A search can have at most 120 characters.");

/** Which people: all where nothing is said. */
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
  /** With a plan: the last day that it holds. */
  until: boundedText(10, notDay, notDay)
    .pipe(z.iso.date({ error: notDay }))
    .optional(),
  /** Of the account that goes, typed once more. */
  email: trimmedText(254, "This is too long for an address.").optional(),
  /** Of whoever does it, once their sign-in is a while ago. */
  password: boundedText(passwordMaxLength, accountTexts.passwordTooLong).optional(),
});

export type PersonActBody = z.output<typeof personActBody>;

export const personActInput = personActBody.extend({
  userId: opaqueName,
  act: z.enum(personActs, "That isn’t something an administrator can do."),
});

export type PersonActInput = z.output<typeof personActInput>;
