import { z } from "zod";
import { type Shape, time } from "#src/shared/fields.output.ts";
import { overlapOutput } from "#src/shared/survey/survey.output.ts";

/**
 * The delivery of an email that asks someone for something: `later` if their mailbox has had too many,
 * `failed` if three days brought no room. It depends on senders only, never on what the person did (rule A7).
 */
export const deliveryOutput = z.enum(["usual", "later", "failed"]);

export type Delivery = Shape<typeof deliveryOutput>;

/** An invitation for the owner: never whether it is used (rule A7). */
export const invitationOutput = z
  .strictObject({
    id: z.string(),
    email: z.email(),
    invitedAt: time,
    delivery: deliveryOutput,
  })
  .meta({ id: "Invitation" });

export type Invitation = Shape<typeof invitationOutput>;

/** The outcome of inviting: who gets an email, and who doesn't, with the reason. */
export const invitationOutcomeOutput = z
  .strictObject({
    invited: z.array(invitationOutput),
    skipped: z.array(z.strictObject({ email: z.string(), reason: z.string() })),
    /** Another round that keeps this one's window shut, now that they are invited; null if none. */
    overlap: overlapOutput.nullable(),
  })
  .meta({ id: "InvitationOutcome" });

export type InvitationOutcome = Shape<typeof invitationOutcomeOutput>;

/** A round that a signed-in person was invited to at their own address. */
export const receivedInvitationOutput = z
  .strictObject({
    id: z.string(),
    ownerName: z.string(),
    title: z.string(),
    closesAt: time.nullable(),
    /** `done`: they have answered. `closed`: the round is over, and they have not. */
    state: z.enum(["open", "done", "closed"]),
  })
  .meta({ id: "ReceivedInvitation" });

export type ReceivedInvitation = Shape<typeof receivedInvitationOutput>;

/** Addresses in a list that are nobody's row. */
export const asides = ["second_address", "in_note", "not_read"] as const;

export type Aside = (typeof asides)[number];

/** An address in a list of people, or a row without one. */
export const listedPersonOutput = z
  .strictObject({
    /** From 1. */
    line: z.int().min(1),
    name: z.string(),
    email: z.string(),
    fate: z.enum(["row", "duplicate", ...asides]),
    /** The row's texts by column, where it isn't known which of them is the name. */
    columns: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: "ListedPerson" });

export type ListedPerson = Shape<typeof listedPersonOutput>;
