import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { userOutput } from "./account.output.ts";
import { mailPreferencesOutput } from "#src/shared/mail/mail-preferences.output.ts";
import { actionPlanOutput } from "#src/shared/action-plan/action-plan.output.ts";
import { groupPictureOutput } from "#src/shared/group/group.output.ts";
import { shownBrandOutput } from "#src/shared/own-brand/own-brand.output.ts";
import { organisationRoles } from "#src/shared/organisation/organisation.ts";
import { clientOutput, programmeOutput } from "#src/shared/programme/programme.output.ts";
import { ledgerOutput, receivedProgrammeOutput } from "#src/shared/sharing/sharing.output.ts";
import { surveyOutput } from "#src/shared/survey/survey.output.ts";
import { analysisOutput } from "#src/shared/result/analysis.output.ts";
import { shareCardOutput } from "#src/shared/result/card.output.ts";
import { invitationOutput, receivedInvitationOutput } from "#src/shared/invitation/invitation.output.ts";

const doneByAdministrators = z.array(
  z.strictObject({
    at: time,
    /** Such as “Signed out everywhere”. */
    what: z.string(),
    /** Never which one. */
    by: z.enum(["an administrator", "someone who runs the server"]),
    /** The id of the round concerned; null: the account. */
    round: z.string().nullable(),
    /** When a granted plan ends; null if never, or if it isn’t about a plan. */
    until: time.nullable(),
  }),
);
export type DoneByAdministrators = Shape<typeof doneByAdministrators>;

export const accountExportOutput = z
  .strictObject({
    exportedAt: time,
    account: userOutput.extend({ emailVerifiedAt: time.nullable(), createdAt: time, updatedAt: time }),
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
    mailPreferences: mailPreferencesOutput,
    billing: z
      .strictObject({
        planId: z.enum(["free", "facilitator_pro"]),
        status: z.enum(["active", "trialing", "canceled"]),
        trialEndsAt: time.nullable(),
        currentPeriodEnd: time.nullable(),
        trialUsedAt: time.nullable(),
        grantedAt: time.nullable(),
        grantedUntil: time.nullable(),
        customerId: z.string().nullable(),
        customerEmail: z.string().nullable(),
        subscriptionId: z.string().nullable(),
        subscriptionStatus: z.string().nullable(),
        interval: z.string().nullable(),
        amount: count.nullable(),
        currency: z.string().nullable(),
        seats: count.nullable(),
        subscriptionTrialEndsAt: time.nullable(),
        subscriptionEndsAt: time.nullable(),
        subscribedAt: time.nullable(),
        updatedAt: time,
      })
      .nullable(),
    /** Their own logo and colour; null without. */
    brand: shownBrandOutput.extend({ updatedAt: time }).nullable(),
    rounds: z.array(
      surveyOutput.extend({
        analysis: analysisOutput.nullable(),
        card: shareCardOutput.nullable(),
        /** What this person plans to try, where they chose to have it in their account. */
        plans: z.array(actionPlanOutput),
        invitations: z.array(invitationOutput),
        /** What is shared with a facilitator; null outside of programmes. */
        sharing: z
          .strictObject({
            programme: z.string(),
            sharedSince: time.nullable(),
            isCounted: z.boolean().nullable(),
            plan: z.string().nullable(),
          })
          .nullable(),
        sharingLedger: ledgerOutput,
      }),
    ),
    /** Asked by this person as a facilitator: what they see of their clients, and what they noted. */
    programmes: z.array(
      programmeOutput.extend({ clients: z.array(clientOutput.extend({ notes: z.string().nullable() })) }),
    ),
    /** Of other facilitators, who lead them with this person. */
    programmesLedWithOthers: z.array(
      z.strictObject({
        title: z.string(),
        ledBy: z.string(),
        team: z.string(),
        since: time,
        notes: z.array(z.strictObject({ client: z.string(), text: z.string() })),
      }),
    ),
    receivedInvitations: z.array(receivedInvitationOutput),
    /** Asked by facilitators, or taking part. */
    receivedProgrammes: z.array(receivedProgrammeOutput),
    organisations: z.array(
      z.strictObject({ name: z.string(), role: z.enum(organisationRoles), joinedAt: time }),
    ),
    /** Where this person takes part: their own part, with the id of their own round. */
    teamRounds: z.array(
      z.strictObject({
        organisation: z.string(),
        title: z.string(),
        closesAt: time,
        round: z.string().nullable(),
        /** How many of the assigned colleagues are described. Words picked for them are linked to nobody. */
        described: count,
        toDescribe: count,
        isCounted: z.boolean().nullable(),
      }),
    ),
    /** Started by this person, with the picture that stays. Workshops as a guest are linked to nobody. */
    workshops: z.array(
      z.strictObject({
        ...{ organisation: z.string().nullable(), title: z.string(), startedAt: time, erasedAt: time },
        picture: groupPictureOutput.nullable(),
      }),
    ),
    /** What administrators did to the account and its rounds, oldest first. */
    doneByAdministrators,
  })
  .meta({ id: "AccountExport" });

export type AccountExport = Shape<typeof accountExportOutput>;
