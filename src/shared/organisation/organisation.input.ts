import { z } from "zod";
import { unlinked } from "#src/shared/programme/programme.input.ts";
import { ownerNote } from "#src/shared/survey/survey.input.ts";
import { boundedList, boundedText, opaqueName, trimmedText } from "#src/shared/text/bounded.input.ts";
import { plainText } from "#src/shared/text/plain-text.ts";
import { organisationLimits, organisationRoles } from "./organisation.ts";

const { nameMaxLength, pastedMaxLength, addressesAtOnce } = organisationLimits;

/** Appears in emails to strangers, so it can't be a link. */
const name = trimmedText(nameMaxLength, "A name can have at most 120 characters.", "A name is text.")
  .min(1, "Please enter a name.")
  .regex(plainText, "A name is one line of plain text.")
  .superRefine(unlinked("A name"));

export const organisationInput = z.object({ name });

export const organisationIdInput = z.object({ id: opaqueName });

/** Its name, typed: deleting can't be undone. */
export const organisationDeletionInput = z.object({
  name: boundedText(nameMaxLength * 2, "This is too long for a name.", "A name is text."),
});

const role = z.enum(organisationRoles, `A role is one of ${organisationRoles.join(", ")}.`);

export const memberIdInput = organisationIdInput.extend({ userId: opaqueName });
export const memberRoleInput = z.object({ role });

export const newOrgInvitesInput = z.object({
  /** What is no address is skipped with a reason and stops nothing, so only its size is checked here. */
  emails: boundedList(
    trimmedText(254, "An address can have at most 254 characters.", "An address is text."),
    { least: 1, most: addressesAtOnce },
    {
      notList: "Addresses are a list.",
      tooFew: "Please add at least one address.",
      tooMany: `You can invite ${String(addressesAtOnce)} people at once at most.`,
    },
  ),
  role,
  /** Goes into the email, and is stored nowhere else: an invitation sent again has none. */
  message: ownerNote.nullish().transform((note) => (note === undefined || note === "" ? null : note)),
});

export type NewOrgInvites = Omit<z.output<typeof newOrgInvitesInput>, "message"> & {
  readonly message?: string | null;
};

/** Addresses as pasted, or CSV. */
export const orgInviteCheckInput = z.object({
  text: boundedText(pastedMaxLength, "That’s more than we can check at once. Please paste it in parts."),
});

export const orgInviteIdInput = organisationIdInput.extend({ inviteId: opaqueName });

/** The link in the email. */
export const orgInviteInput = z.object({ token: opaqueName });

/** A new account's name; not asked of someone who has one. */
export const joinInput = z.object({ name: name.optional() });

/** An invitation by its id, for the person whom it is for. */
export const receivedOrgInviteInput = z.object({ inviteId: opaqueName });
