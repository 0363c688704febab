import type { ReceivedInvitation } from "#src/shared/invitation/invitation.output.ts";
import type { ReceivedOrgInvite } from "#src/shared/organisation/organisation.output.ts";
import type { ReceivedProgramme } from "#src/shared/sharing/sharing.output.ts";

/** All that a person was invited to at their own address. */
export interface Received {
  /** Rounds of others, to answer. */
  readonly invitations: readonly ReceivedInvitation[];
  /** Teams, to join. */
  readonly teams: readonly ReceivedOrgInvite[];
  /** Programmes of facilitators, to take part in. */
  readonly programmes: readonly ReceivedProgramme[];
}
