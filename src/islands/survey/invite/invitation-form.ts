import { formText } from "#src/islands/kit/forms/form-text.ts";
import type { FieldProblem } from "#src/islands/kit/ui/ErrorSummary.tsx";
import { noteMaxLength } from "#src/shared/invitation/invitation-limits.ts";

/** What stands in the form of invitations. */
export interface InvitationFields {
  readonly emails: string;
  readonly message: string;
}

export function readInvitations(form: FormData): InvitationFields {
  return { emails: formText(form, "emails"), message: formText(form, "message").trim() };
}

const number = new Intl.NumberFormat("en-GB");

/** How long a note is, and what to do about one that is too long. */
export function noteHint(message: string): string {
  const count = `${number.format(message.length)} of ${number.format(noteMaxLength)} characters.`;
  const surplus = message.length - noteMaxLength;
  return surplus > 0
    ? `${count} Remove ${number.format(surplus)}.`
    : `We’ll include it in the email. ${count}`;
}

/** Problems under the ids of their fields. */
export function invitationProblems({ emails, message }: InvitationFields): FieldProblem[] {
  return [
    ...(emails.trim() === "" ? [{ fieldId: "emails", message: "Enter at least one email address." }] : []),
    ...(message.length > noteMaxLength
      ? [
          {
            fieldId: "message",
            message: `A note can have at most ${number.format(noteMaxLength)} characters.`,
          },
        ]
      : []),
  ];
}
