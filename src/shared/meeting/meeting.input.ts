import { z } from "zod";
import { actionPlanInput } from "#src/shared/action-plan/action-plan.input.ts";
import { meetingSteps } from "./meeting.output.ts";

export const meetingStepInput = z.object({
  step: z.enum(meetingSteps, `A step is one of ${meetingSteps.join(", ")}.`),
});

/** A word to keep and something to try, for the client to save. */
export const stepProposalInput = actionPlanInput.pick({ traitId: true, deed: true });

/** The client's reply: open the window together now, or not now. */
export const meetingReplyInput = z.object({ accept: z.boolean("A reply is true or false.") });
