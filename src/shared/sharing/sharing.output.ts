import { z } from "zod";
import { time, type Shape } from "#src/shared/fields.output.ts";
import { openers } from "#src/shared/programme/programme.ts";

const ledgerTopics = [
  "joined",
  "result shared",
  "result shared again",
  "result unshared",
  "plan shared",
  "plan unshared",
  "group joined",
  "group left",
  "facilitator added",
  "facilitator gone",
  "left",
  "removed",
] as const;

/**
 * What a client agreed to and took back, oldest first, and who came and went beside their facilitator. The client and the facilitator read
 * the same. `facilitator` has the names of those it's about: for a shared result, of everyone who may see it.
 */
export const ledgerOutput = z.array(
  z.strictObject({ at: time, what: z.enum(ledgerTopics), facilitator: z.string() }),
);

export type Ledger = Shape<typeof ledgerOutput>;

/** Who sees a round beside its owner. */
export const sharingOutput = z
  .strictObject({
    /** Whether the owner wants the facilitator to see the result. */
    result: z.boolean(),
    /** The facilitator sees it once this is false: others who were counted with the owner would be singled out before. */
    isWaiting: z.boolean(),
    /** Whether the owner agrees to be counted in group pictures. */
    group: z.boolean(),
    /** The plan that the owner shares; null: none. */
    plan: z.string().nullable(),
    /** null where the round belongs to no programme, or no longer. */
    facilitator: z
      .strictObject({
        name: z.string(),
        programme: z.string(),
        opens: z.enum(openers),
        /** Whether the window stays closed until the facilitator starts the meeting. */
        isWaitingForMeeting: z.boolean(),
        /** Who leads the programme beside them. They see how far the round is; the result only if it was shared once they were there. */
        others: z.array(z.strictObject({ name: z.string(), isIncluded: z.boolean() })),
      })
      .nullable(),
    ledger: ledgerOutput,
    /** When this was so. Sent along with a wish to share, it says who was known to lead the programme then. */
    asOf: time,
  })
  .meta({ id: "Sharing" });

export type Sharing = Shape<typeof sharingOutput>;

/** What someone who is asked to be a client reads before they decide. */
export const clientInvitationOutput = z
  .strictObject({
    facilitator: z.string(),
    /** The names of those who lead the programme with them: they see the same. */
    others: z.array(z.string()),
    programme: z.string(),
    purpose: z.string(),
    /** As the facilitator wrote it; the client may correct it. */
    name: z.string(),
    email: z.email(),
    closesAt: time.nullable(),
    minResponses: z.int(),
    opens: z.enum(openers),
    state: z.enum(["invited", "accepted", "declined", "left", "over"]),
    /** Whether the address has an account: then they sign in to it, else accepting makes one. */
    hasAccount: z.boolean(),
    /** Whether who asks is signed in with that address. */
    isSignedIn: z.boolean(),
    /** Their round, for whom it is; null for everyone else, and before they accept. */
    surveyId: z.string().nullable(),
  })
  .meta({ id: "ClientInvitation" });

export type ClientInvitation = Shape<typeof clientInvitationOutput>;

/** A programme that a signed-in person was asked to join at their own address, or takes part in. */
export const receivedProgrammeOutput = z
  .strictObject({
    /** Who they are in it: what replying takes. */
    clientId: z.string(),
    facilitator: z.string(),
    programme: z.string(),
    /** The programme's deadline, while it lies ahead; null: none. A round that has begun has its own. */
    closesAt: time.nullable(),
    state: z.enum(["invited", "accepted", "declined"]),
    /** Their round, once they take part. */
    surveyId: z.string().nullable(),
  })
  .meta({ id: "ReceivedProgramme" });

export type ReceivedProgramme = Shape<typeof receivedProgrammeOutput>;

/** What accepting gives: the round, and a session where an account was made for it. */
export const acceptedOutput = z
  .strictObject({ surveyId: z.string(), token: z.string().nullable() })
  .meta({ id: "Accepted" });

export type Accepted = Shape<typeof acceptedOutput>;
