import { z } from "zod";
import { stages } from "#src/shared/programme/programme.ts";
import { time, type Shape } from "#src/shared/fields.output.ts";

export const meetingSteps = ["start", "arena", "blindSpot", "facade", "unknown", "portrait", "end"] as const;
export type MeetingStep = (typeof meetingSteps)[number];

/** What a facilitator proposes to keep from a meeting: the client may save it as their step. */
export const stepProposalOutput = z.strictObject({
  /** The word to keep; null: none. */
  traitId: z.string().nullable(),
  /** What to try. */
  deed: z.string(),
});

export type StepProposal = Shape<typeof stepProposalOutput>;

/** A meeting as both sides see it. */
export const meetingOutput = z
  .strictObject({
    state: z.enum(["none", "asked", "refused", "running", "over"]),
    step: z.enum(meetingSteps),
    /** Grows with each change: a screen with a smaller one is outdated. */
    version: z.int().min(0),
    /** The other person's name. */
    withWhom: z.string(),
    /** For the client: who else sees the shared result. Empty for the facilitator. */
    others: z.array(z.string()),
    startedAt: time.nullable(),
    proposal: stepProposalOutput.nullable(),
    /** If the window opens to a first glimpse: how many more answers the next result takes. Else null. */
    nextAfterGlimpse: z.int().nullable(),
    /** The client's side, for the facilitator; null for the client. */
    client: z
      .strictObject({
        /** Whether they have the session's page open. */
        isHere: z.boolean(),
        /** Whether they have saved their step in this session. What it says is theirs to share. */
        hasSaved: z.boolean(),
        /** The step that they share with the facilitator, once they have saved one; null: none. */
        step: z.string().nullable(),
        stage: z.enum(stages),
      })
      .nullable(),
  })
  .meta({ id: "Meeting" });

export type Meeting = Shape<typeof meetingOutput>;
