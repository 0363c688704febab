import type { MailPreferences } from "#src/shared/mail/mail-topics.ts";
import { z } from "zod";
import { analysis, survey, user } from "./answers.ts";
import { shareCard } from "./card-answers.ts";
import { invitation, receivedInvitation } from "./invitation-answers.ts";

/* As in answers.ts: what calls about one's own account answer with. */

const time = z.iso.datetime();

export const mailPreferences = z.strictObject({
  rounds: z.boolean(),
  invitations: z.boolean(),
}) satisfies z.ZodType<MailPreferences>;

export const accountExport = z.strictObject({
  exportedAt: time,
  account: user.extend({ emailVerifiedAt: time.nullable(), createdAt: time, updatedAt: time }),
  sessions: z.array(
    z.strictObject({
      device: z.string().nullable(),
      createdAt: time,
      lastSeenAt: time.nullable(),
      expiresAt: time,
    }),
  ),
  knownDevices: z.array(z.strictObject({ lastUsedAt: time })),
  addressesToConfirm: z.array(
    z.strictObject({ purpose: z.enum(["registration", "change"]), email: z.email(), expiresAt: time }),
  ),
  mailPreferences,
  billing: z
    .strictObject({
      planId: z.enum(["free", "facilitator_pro"]),
      status: z.enum(["active", "trialing", "canceled"]),
      trialEndsAt: time.nullable(),
      currentPeriodEnd: time.nullable(),
      updatedAt: time,
    })
    .nullable(),
  rounds: z.array(
    survey.extend({
      analysis: analysis.nullable(),
      card: shareCard.nullable(),
      invitations: z.array(invitation),
    }),
  ),
  receivedInvitations: z.array(receivedInvitation),
});
