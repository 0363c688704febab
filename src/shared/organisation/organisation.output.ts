import { z } from "zod";
import { count, time, type Shape } from "#src/shared/fields.output.ts";
import { shownBrandOutput } from "#src/shared/own-brand/own-brand.output.ts";
import { asides, deliveryOutput } from "#src/shared/invitation/invitation.output.ts";
import { organisationRoles } from "./organisation.ts";

const role = z.enum(organisationRoles);

/** A member as other members see them, without answers or results. */
export const memberOutput = z
  .strictObject({
    userId: z.string(),
    /** Whether it is the caller. */
    isYou: z.boolean(),
    name: z.string(),
    /** For owners and facilitators, and of oneself; null for others. */
    email: z.string().nullable(),
    role,
    /** Whether they have a facilitator's seat; null for members, and for viewers who don't lead. */
    hasSeat: z.boolean().nullable(),
    joinedAt: time,
  })
  .meta({ id: "Member" });

export const organisationOutput = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    /** The caller's. */
    role,
    createdAt: time,
    /** Owners first, then facilitators, then members; by name. */
    members: z.array(memberOutput),
    /** Facilitators' seats, and how many are taken; null for members. */
    seats: z.strictObject({ total: count, taken: count }).nullable(),
    /** Whether something new can be started: an owner's plan is active. */
    isActive: z.boolean(),
  })
  .meta({ id: "Organisation" });

export type Organisation = Shape<typeof organisationOutput>;
export type OrganisationMember = Organisation["members"][number];

/** An invitation that waits. */
export const openInviteOutput = z
  .strictObject({
    id: z.string(),
    email: z.string(),
    role,
    invitedBy: z.string(),
    sentAt: time,
    expiresAt: time,
    /** When it may be sent again. */
    nextSendAt: time,
    delivery: deliveryOutput,
  })
  .meta({ id: "OpenInvite" });

export type OpenInvite = Shape<typeof openInviteOutput>;

export const orgInvitesAddedOutput = z
  .strictObject({
    invited: z.array(openInviteOutput),
    skipped: z.array(z.strictObject({ email: z.string(), reason: z.string() })),
  })
  .meta({ id: "OrgInvitesAdded" });

export type OrgInvitesAdded = Shape<typeof orgInvitesAddedOutput>;

/** The outcome for an address on a list. */
export const checkedInviteOutput = z
  .strictObject({
    line: z.int().min(1),
    email: z.string(),
    verdict: z.enum([
      ...(["ok", "duplicate", "already_member", "already_invited", "not_an_address"] as const),
      ...asides,
    ]),
  })
  .meta({ id: "CheckedInvite" });

export type CheckedInvite = Shape<typeof checkedInviteOutput>;

const invitation = { organisation: z.string(), invitedBy: z.string(), role, expiresAt: time };

/** What someone who is invited reads before they decide. */
export const orgInviteOutput = z
  .strictObject({
    ...invitation,
    /** Of who invites; null without. */
    brand: shownBrandOutput.nullable(),
    email: z.email(),
    state: z.enum(["open", "used", "declined", "revoked", "expired"]),
    /** Whether the address has an account: they sign in to it; otherwise accepting creates one. */
    hasAccount: z.boolean(),
    /** Whether the visitor is signed in with that address. */
    isSignedIn: z.boolean(),
  })
  .meta({ id: "OrgInvite" });

export type OrgInvite = Shape<typeof orgInviteOutput>;

/** What accepting leads to. */
export const joinedOutput = z
  .strictObject({
    organisation: organisationOutput,
    /** A new account's session; null for someone who was signed in. */
    token: z.string().nullable(),
  })
  .meta({ id: "Joined" });

export type Joined = Shape<typeof joinedOutput>;

/** An invitation that a signed-in person was sent, at their own address. */
export const receivedOrgInviteOutput = z
  .strictObject({ id: z.string(), ...invitation })
  .meta({ id: "ReceivedOrgInvite" });

export type ReceivedOrgInvite = Shape<typeof receivedOrgInviteOutput>;
