import { opaqueName } from "#src/shared/text/bounded.input.ts";
import { z } from "zod";
import { talkPurposes } from "./talk.ts";

/** A coach's talk names the round whose newest result it is about. The built-in coach can replace another. */
export const signedUrlInput = z
  .object({
    purpose: z.enum(talkPurposes, `A purpose is one of ${talkPurposes.join(", ")}.`).default("demo"),
    surveyId: opaqueName.optional(),
    brain: z.literal("built-in", "The only coach that can take over is built-in.").optional(),
  })
  .refine(({ purpose, surveyId }) => purpose === "demo" || surveyId !== undefined, {
    path: ["surveyId"],
    message: "Please say which assessment the talk is about.",
  });
