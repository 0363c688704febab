import { opaqueName } from "#src/shared/text/bounded.input.ts";
import { z } from "zod";
import { talkPurposes } from "./talk.ts";

/** A coach's talk names the round whose newest result it is about. */
export const signedUrlInput = z
  .object({
    purpose: z.enum(talkPurposes, `A purpose is one of ${talkPurposes.join(", ")}.`).default("demo"),
    surveyId: opaqueName.optional(),
  })
  .refine(({ purpose, surveyId }) => purpose === "demo" || surveyId !== undefined, {
    path: ["surveyId"],
    message: "Please say which assessment the talk is about.",
  });
