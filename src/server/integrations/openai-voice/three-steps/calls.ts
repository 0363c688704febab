import OpenAI, { APIConnectionError, APIError, APIUserAbortError, toFile } from "openai";
import { z } from "zod";
import { seconds } from "#src/server/clock.ts";
import { speechRate } from "#src/server/domain/voice/speech.ts";
import { failureOfStatus, type Failure } from "#src/server/integrations/openai-voice/failure.ts";
import type { OpenAiVoiceSettings } from "#src/server/integrations/openai-voice/settings.ts";
import { wavOf } from "./wav.ts";

/** A server that sends nothing for this long, at whichever step, has stopped. */
const silenceMs = seconds(20);

export type ChatMessage = OpenAI.Chat.ChatCompletionMessageParam;
export type ChatTool = OpenAI.Chat.ChatCompletionFunctionTool;

/** A tool call as a model writes it, piece by piece. */
export interface WrittenCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
}

/** The three calls of a talk. Each ends when `signal` aborts, and by itself when the server is silent for too long. */
export interface Calls {
  transcribe(pcm: Uint8Array, signal: AbortSignal): Promise<string>;
  /** @param onText pieces of the answer, as they come */
  think(
    messages: readonly ChatMessage[],
    tools: readonly ChatTool[],
    onText: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<readonly WrittenCall[]>;
  /** @param onSound pieces of pcm_24000, whole samples */
  speak(text: string, onSound: (pcm: Uint8Array) => void, signal: AbortSignal): Promise<void>;
}

/** The server has stopped in the middle. */
class Silence extends Error {}

export const failureOf = (error: unknown): { readonly failure: Failure; readonly code: string | number } => {
  if (error instanceof Silence) return { failure: "silent", code: "" };
  if (error instanceof APIConnectionError) return { failure: "unreachable", code: "connection" };
  if (error instanceof APIError) {
    const status: unknown = error.status;
    const known = typeof status === "number" ? status : undefined;
    return { failure: failureOfStatus(known), code: known ?? "stream" };
  }
  return { failure: "unreachable", code: error instanceof Error ? error.name : "" };
};

/** Whether nobody wants the outcome any more, which is no failure. */
export const isAbort = (error: unknown, signal: AbortSignal): boolean =>
  signal.aborted || error instanceof APIUserAbortError;

const chunk = z.object({
  choices: z.array(
    z.object({
      delta: z
        .object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                index: z.number().int().min(0).max(20).default(0),
                id: z.string().nullish(),
                function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
              }),
            )
            .nullish(),
        })
        .nullish(),
    }),
  ),
});

export function openAiCalls(settings: OpenAiVoiceSettings): Calls {
  const { apiKey, baseUrl, model, hearingModel, speakingModel, voiceName, timers, reachability } = settings;
  const client = new OpenAI({
    apiKey,
    // Given in full: what is left out here, the package would look for in the environment by itself.
    baseURL: baseUrl,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    maxRetries: 0,
  });

  /** Runs one call under a watch that `alive` winds up again. */
  async function watched<Result>(
    outer: AbortSignal,
    run: (signal: AbortSignal, alive: () => void) => Promise<Result>,
  ): Promise<Result> {
    const own = new AbortController();
    let stop = (): void => undefined;
    const alive = (): void => {
      stop();
      stop = timers.wait(silenceMs, () => {
        own.abort();
      });
    };
    alive();
    try {
      const result = await run(AbortSignal.any([outer, own.signal]), alive);
      reachability.answered();
      return result;
    } catch (error) {
      throw own.signal.aborted ? new Silence() : error;
    } finally {
      stop();
    }
  }

  return {
    transcribe: (pcm, outer) =>
      watched(outer, async (signal) => {
        const file = await toFile(wavOf(pcm, speechRate), "speech.wav", { type: "audio/wav" });
        const body: unknown = await client.audio.transcriptions.create(
          { file, model: hearingModel, response_format: "json" },
          { signal },
        );
        return z.object({ text: z.string() }).parse(body).text.trim();
      }),

    think: (messages, tools, onText, outer) =>
      watched(outer, async (signal, alive) => {
        const stream = await client.chat.completions.create(
          { model, messages: [...messages], tools: [...tools], stream: true },
          { signal },
        );
        const calls: { id: string; name: string; arguments: string }[] = [];
        for await (const piece of stream) {
          alive();
          const delta = chunk.safeParse(piece).data?.choices[0]?.delta;
          if (delta?.content) onText(delta.content);
          for (const { index, id, function: written } of delta?.tool_calls ?? []) {
            const call = (calls[index] ??= { id: "", name: "", arguments: "" });
            call.id ||= id ?? "";
            call.name += written?.name ?? "";
            call.arguments += written?.arguments ?? "";
          }
        }
        signal.throwIfAborted();
        return calls.filter(Boolean).map((call, at) => ({ ...call, id: call.id || `call-${String(at)}` }));
      }),

    speak: (input, onSound, outer) =>
      watched(outer, async (signal, alive) => {
        const response = await client.audio.speech.create(
          { model: speakingModel, voice: voiceName, input, response_format: "pcm" },
          { signal },
        );
        let left: Uint8Array = new Uint8Array();
        for await (const piece of response.body ?? []) {
          alive();
          const all = Buffer.concat([left, piece]);
          const whole = all.length - (all.length % 2);
          if (whole > 0) onSound(all.subarray(0, whole));
          left = all.subarray(whole);
        }
        signal.throwIfAborted();
      }),
  };
}
