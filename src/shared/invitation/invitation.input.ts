import { languageInput } from "#src/shared/languages/languages.input.ts";
import { z } from "zod";
import { boundedList, boundedText, opaqueName } from "#src/shared/text/bounded.input.ts";
import { listFileMaxBytes, maxInvitations, pastedListMaxLength } from "./invitation-limits.ts";
import { ownerNote } from "#src/shared/survey/survey.input.ts";

/** A hundred people with names and departments, as address books copy them, and more columns. */
const addressesMaxLength = 50_000;

const addressesTooLong = "The list is too long. Please send it in parts.";

/**
 * Addresses in any pasted form: with commas, semicolons, lines or `Name <a@b>`. Invalid ones are skipped with
 * a reason, so only the size is checked here.
 */
export const newInvitationsInput = z.object({
  emails: boundedList(
    boundedText(addressesMaxLength, addressesTooLong, "An address is text."),
    { least: 1, most: maxInvitations },
    {
      notList: "Addresses are a list.",
      tooFew: "Please enter at least one address.",
      tooMany: `At most ${String(maxInvitations)} people can be invited at once.`,
    },
  ).refine(
    (texts) => texts.reduce((length, text) => length + text.length, 0) <= addressesMaxLength,
    addressesTooLong,
  ),
  message: ownerNote.nullish().transform((note) => (note === undefined || note === "" ? null : note)),
  /** What these people read; by default, what the round says. */
  language: languageInput.optional(),
});

export type NewInvitations = z.output<typeof newInvitationsInput>;

export const invitationTokenInput = z.object({ token: opaqueName });

export const invitationIdInput = z.object({ surveyId: opaqueName, invitationId: opaqueName });

/** A list of people: pasted as text, or a file's bytes. */
export const listInput = z.object({
  text: boundedText(
    pastedListMaxLength,
    "That’s more than we can read at once. Please paste it in parts.",
  ).default(""),
  base64: boundedText(Math.ceil(listFileMaxBytes / 3) * 4, "A list can have at most 2 MB.").optional(),
});

export type ListInput = z.input<typeof listInput>;
