import { z } from "zod";
import { talkPurposes } from "./talk.ts";

/** A coach's talk names the round whose newest result it is about. */
export const signedUrlInput = z
  .object({ purpose: z.enum(talkPurposes).default("demo"), surveyId: z.string().max(64).optional() })
  .refine(({ purpose, surveyId }) => purpose === "demo" || surveyId !== undefined, {
    path: ["surveyId"],
    message: "Please say which assessment the talk is about.",
  });
