import { z } from "zod";
import { meetingSteps } from "./meeting.output.ts";

export const meetingStepInput = z.object({
  step: z.enum(meetingSteps, `A step is one of ${meetingSteps.join(", ")}.`),
});

/** The client's reply: open the window together now, or not now. */
export const meetingReplyInput = z.object({ accept: z.boolean("A reply is true or false.") });
