import { after, hours } from "#src/server/clock.ts";
import { organisationLimits } from "#src/shared/organisation/organisation.ts";
import type { Delivery } from "#src/shared/invitation/invitation.output.ts";
import type { OpenInvite } from "#src/shared/organisation/organisation.output.ts";
import type { InviteRow } from "./invite-queries.ts";

/** From when on an invitation may be sent again. */
export const nextSend = ({ sentAt }: Pick<InviteRow, "sentAt">): Date =>
  after(sentAt, hours(organisationLimits.resendHours));

export const presentInvite = (row: InviteRow & { readonly delivery: Delivery }): OpenInvite => ({
  id: row.id,
  email: row.email,
  role: row.role,
  invitedBy: row.invitedBy,
  sentAt: row.sentAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  nextSendAt: nextSend(row).toISOString(),
  delivery: row.delivery,
});
