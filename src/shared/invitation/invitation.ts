import { maxInvitations } from "./invitation-limits.ts";
import type { Overlap } from "#src/shared/survey/overlap.ts";

export { maxInvitations };

/** What a call to invite has done: who gets a mail, and who does not, with the reason. */
export interface InvitationOutcome {
  readonly invited: readonly Invitation[];
  readonly skipped: readonly { readonly email: string; readonly reason: string }[];
  /** Another round that stands in the way of this one's window, now that they are invited; null where none does. */
  readonly overlap: Overlap | null;
}

/** An invitation as the owner may see it: never whether it is used (rule A7). */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly invitedAt: string;
}

/** A round that a signed-in person was invited to at their own address. */
export interface ReceivedInvitation {
  readonly id: string;
  readonly ownerName: string;
  readonly title: string;
  readonly closesAt: string | null;
  /** `done`: they have answered. `closed`: the round is over, and they have not. */
  readonly state: "open" | "done" | "closed";
}
