import { z } from "zod";
import { brainNames } from "./talk.ts";

/** Whether this server has a coach to talk to, and who thinks behind it. */
export const voiceStatusOutput = z
  .strictObject({
    enabled: z.boolean(),
    /** Given to the client library; it names nothing secret. */
    agentId: z.string(),
    brain: z.enum(brainNames),
    /** Who hears the talk beside this server, by a name that people know; null: nobody. */
    heardBy: z.string().nullable(),
  })
  .meta({ id: "VoiceStatus" });

export const signedUrlOutput = z
  .strictObject({
    success: z.literal(true),
    /** Starts one talk, within a minute (built-in, openai) or fifteen (elevenlabs). Takes the unmodified @elevenlabs/client. */
    signedUrl: z.string(),
    /** The part of the URL that proves the right to start: spent with it. */
    token: z.string(),
    /** Dynamic variables that the client has to send along: what a service elsewhere is told of the window. Empty for our own brains. */
    variables: z.record(z.string(), z.string()),
    /** Whether the built-in coach stands in for another: without a voice, for typed talks. */
    standIn: z.boolean(),
  })
  .meta({ id: "SignedUrl" });
