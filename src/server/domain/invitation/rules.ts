import { canonicalMailbox } from "#src/server/auth/limits/mailbox.ts";
import { maxInvitations } from "#src/shared/invitation/invitation-limits.ts";
import type { InvitedAddress } from "#src/server/domain/invitation/invited-addresses.ts";

/** Why someone on a list gets no invitation. None of them tells whether anyone has answered (rule A7). */
export const skipReasons = {
  noAddress: "This isn’t an email address.",
  twice: "This is on your list twice: one email is enough.",
  invitedAlready: "You’ve already invited them.",
  respelled:
    "You’ve invited this person before, with their address spelled another way. Please use that spelling.",
  own: "This is your own address. Other people answer your round.",
  full: `A round has at most ${String(maxInvitations)} invitations.`,
  tooManyToday: "You’ve sent all the invitations you can in a day. Please invite them tomorrow.",
  tooOften: "You’ve invited them several times today. Please wait until tomorrow.",
} as const;

/** Someone to invite. */
export interface Candidate {
  readonly email: string;
  readonly mailbox: string;
}

interface Skipped {
  readonly email: string;
  readonly reason: string;
}

/** What decides who of a list can be invited. */
interface SurveyView {
  readonly ownMailbox: string;
  readonly invitedMailboxes: readonly string[];
}

/** Sorts a list into those who can be invited and those who cannot, with the reason, both in the order of the list. */
export function splitInvitees(
  addresses: readonly InvitedAddress[],
  { ownMailbox, invitedMailboxes }: SurveyView,
): { readonly candidates: readonly Candidate[]; readonly skipped: readonly Skipped[] } {
  const invited = new Set(invitedMailboxes);
  const candidates = new Map<string, Candidate>();
  const skipped: Skipped[] = [];
  for (const { email, written } of addresses) {
    const mailbox = email === null ? "" : canonicalMailbox(email);
    const reason = reasonAgainst();
    if (reason === null && email !== null) candidates.set(mailbox, { email, mailbox });
    else if (reason !== null) skipped.push({ email: email ?? written, reason });

    function reasonAgainst(): string | null {
      if (email === null) return skipReasons.noAddress;
      if (mailbox === ownMailbox) return skipReasons.own;
      if (invited.has(mailbox)) return skipReasons.invitedAlready;
      if (candidates.has(mailbox)) return skipReasons.twice;
      return invited.size + candidates.size >= maxInvitations ? skipReasons.full : null;
    }
  }
  return { candidates: [...candidates.values()], skipped };
}
