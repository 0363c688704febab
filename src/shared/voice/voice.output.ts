import { z } from "zod";
import { brainNames } from "./talk.ts";

/** Whether this server has a coach to talk to, and who thinks behind it. */
export const voiceStatusOutput = z
  .strictObject({
    enabled: z.boolean(),
    /** Given to the client library; it names nothing secret. */
    agentId: z.string(),
    brain: z.enum(brainNames),
    /** Who hears the talk besides this server, by a familiar name; null: nobody. */
    heardBy: z.string().nullable(),
    /** Whether it can be talked with aloud. */
    hasVoice: z.boolean(),
    /** Who helps people in trouble here, as the operator says it; null: only the list of helplines by country. */
    crisisLines: z.string().nullable(),
  })
  .meta({ id: "VoiceStatus" });

export type VoiceStatus = z.output<typeof voiceStatusOutput>;

export const signedUrlOutput = z
  .strictObject({
    success: z.literal(true),
    /** Starts one talk, within a minute (built-in, openai) or fifteen (elevenlabs). */
    signedUrl: z.string(),
    /** The part of the URL that grants the start, once. */
    token: z.string(),
    /** Dynamic variables for the client to send to an outside service. Empty for our own brains. */
    variables: z.record(z.string(), z.string()),
  })
  .meta({ id: "SignedUrl" });
