import type { Invitation, InvitationOutcome, ReceivedInvitation } from "#src/shared/invitation/invitation.ts";
import { z } from "zod";
import { overlap } from "./answers.ts";

/* As in answers.ts: what calls about invitations answer with. */

const time = z.iso.datetime();

export const invitation = z.strictObject({
  id: z.string(),
  email: z.email(),
  invitedAt: time,
}) satisfies z.ZodType<Invitation>;

export const invitationOutcome = z.strictObject({
  invited: z.array(invitation),
  skipped: z.array(z.strictObject({ email: z.string(), reason: z.string() })),
  overlap: overlap.nullable(),
}) satisfies z.ZodType<InvitationOutcome>;

export const receivedInvitation = z.strictObject({
  id: z.string(),
  ownerName: z.string(),
  title: z.string(),
  closesAt: time.nullable(),
  state: z.enum(["open", "done", "closed"]),
}) satisfies z.ZodType<ReceivedInvitation>;
