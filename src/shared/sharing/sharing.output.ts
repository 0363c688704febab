import { languageOutput } from "#src/shared/languages/languages.output.ts";
import { z } from "zod";
import { shownBrandOutput } from "#src/shared/own-brand/own-brand.output.ts";
import { time, type Shape } from "#src/shared/fields.output.ts";
import { openers } from "#src/shared/programme/programme.ts";
import { ledgerKinds } from "./ledger.ts";

/**
 * What a client agreed to and withdrew, oldest first, and who came and went. Client and facilitator read the
 * same. `facilitator` names those concerned: for a shared result, everyone who may see it.
 */
export const ledgerOutput = z.array(
  z.strictObject({
    at: time,
    what: z.enum(ledgerKinds),
    facilitator: z.string(),
  }),
);

export type Ledger = Shape<typeof ledgerOutput>;

/** Who sees a round besides its owner. */
export const sharingOutput = z
  .strictObject({
    /** Whether the owner wants the facilitator to see the result. */
    result: z.boolean(),
    /** Whether the owner's window counts in group pictures, which is shown to nobody else. */
    group: z.boolean(),
    /** Whether they have said so, or said no. */
    hasAnsweredGroup: z.boolean(),
    /** The plan that the owner shares; null: none. */
    plan: z.string().nullable(),
    /** null if the round is in no programme. */
    facilitator: z
      .strictObject({
        name: z.string(),
        programme: z.string(),
        opens: z.enum(openers),
        /** Whether the window stays closed until the facilitator starts the meeting. */
        isWaitingForMeeting: z.boolean(),
        /** Who has started a session that the owner can join; null: nobody. */
        sessionWith: z.string().nullable(),
        /** The other leaders. They see the round's stage; its result only if shared after they came. */
        others: z.array(z.strictObject({ name: z.string(), isIncluded: z.boolean() })),
      })
      .nullable(),
    ledger: ledgerOutput,
    /** The time of this answer. Sent back with a wish to share, it says who was known to lead then. */
    asOf: time,
  })
  .meta({ id: "Sharing" });

export type Sharing = Shape<typeof sharingOutput>;

/** What someone who is asked to be a client reads before they decide. */
export const clientInvitationOutput = z
  .strictObject({
    facilitator: z.string(),
    /** Their own logo and colour; null without, or while their plan doesn't show them. */
    brand: shownBrandOutput.nullable(),
    /** The names of the other leaders, who see the same. */
    others: z.array(z.string()),
    programme: z.string(),
    purpose: z.string(),
    /** As the facilitator wrote it; the client may correct it. */
    name: z.string(),
    email: z.email(),
    /** The programme's future deadline; null if none. A running round has its own. */
    closesAt: time.nullable(),
    minResponses: z.int(),
    opens: z.enum(openers),
    /** What the facilitator chose for people without an account; null: as their browser says. */
    language: languageOutput.nullable(),
    state: z.enum(["invited", "accepted", "declined", "left", "over"]),
    /** Whether the address has an account: they sign in to it; otherwise accepting creates one. */
    hasAccount: z.boolean(),
    /** Whether the visitor is signed in with that address. */
    isSignedIn: z.boolean(),
    /** The invited person's round; null for others, and before they accept. */
    surveyId: z.string().nullable(),
  })
  .meta({ id: "ClientInvitation" });

export type ClientInvitation = Shape<typeof clientInvitationOutput>;

/** A programme that a signed-in person was asked to join at their own address, or takes part in. */
export const receivedProgrammeOutput = clientInvitationOutput
  .pick({ facilitator: true, programme: true, closesAt: true, surveyId: true })
  .extend({
    /** Who they are in it: what replying takes. */
    clientId: z.string(),
    state: z.enum(["invited", "accepted", "declined"]),
  })
  .meta({ id: "ReceivedProgramme" });

export type ReceivedProgramme = Shape<typeof receivedProgrammeOutput>;

/** What accepting gives: the round, and a session where an account was made for it. */
export const acceptedOutput = z
  .strictObject({ surveyId: z.string(), token: z.string().nullable() })
  .meta({ id: "Accepted" });

export type Accepted = Shape<typeof acceptedOutput>;
