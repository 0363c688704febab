import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  RateLimitError,
} from "openai";
import type OpenAI from "openai";
import { z } from "zod";
import type { ModelRequest } from "#src/server/domain/insight/model/model-request.ts";
import type { InsightWriter, ModelReply } from "#src/server/domain/insight/write-insights.ts";
import type { Env } from "#src/server/env.ts";
import type { Logger } from "#src/server/log.ts";
import { mayRefuseFeature, openAiClient, thinkingOf } from "./openai-client.ts";
import { noteStatus, type Reachability } from "#src/server/reachability.ts";

/** The ways to ask for JSON, best first; last by the instructions alone. */
const formats = ["json_schema", "json_object", "text"] as const;

/**
 * A model behind OpenAI's protocol: OpenAI's own, or any server with chat completions, which are more common
 * than the newer responses API. Remembers which formats its server refuses.
 */
export function openAiWriter(
  env: Pick<Env, "OPENAI_BASE_URL" | "OPENAI_MODEL">,
  apiKey: string,
  reachability: Reachability,
  log: Pick<Logger, "warn">,
): InsightWriter {
  const model = env.OPENAI_MODEL;
  const client = openAiClient({ apiKey, baseURL: env.OPENAI_BASE_URL });
  let known = 0;
  async function write(request: ModelRequest, signal: AbortSignal, at: number): Promise<ModelReply> {
    try {
      const reply = await client.chat.completions.create(completionOf(model, request, at), { signal });
      reachability.answered();
      if (at > known)
        log.warn("the model is asked in a plainer format", { model, format: formats[at] ?? "" });
      known = Math.max(known, at);
      return readReply(reply);
    } catch (error) {
      if (at + 1 < formats.length && mayRefuseFeature(error)) return write(request, signal, at + 1);
      noteFailure(reachability, error);
      return readFailure(error);
    }
  }
  return { name: model, write: (request, signal) => write(request, signal, known) };
}

function completionOf(model: string, { messages, answerSchema }: ModelRequest, at: number) {
  const type = formats[at] ?? "text";
  const schema = { json_schema: { name: "insights", strict: true, schema: answerSchema } };
  return {
    model,
    messages: [...messages],
    ...(type === "text" ? {} : { response_format: type === "json_schema" ? { type, ...schema } : { type } }),
    ...thinkingOf(model),
  } satisfies OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
}

/** Servers differ, so the package's types can't be trusted. */
const completion = z.object({
  choices: z.tuple(
    [
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    ],
    z.unknown(),
  ),
});

function readReply(body: unknown): ModelReply {
  const parsed = completion.safeParse(body);
  if (!parsed.success) return { failure: "bad_json", detail: "no completion" };
  const [{ finish_reason: end, message }] = parsed.data.choices;
  if ((message.refusal ?? "") !== "" || end === "content_filter") return { failure: "refused" };
  return { content: message.content ?? "" };
}

/** Without a status, nothing arrived in time; but an invalid body is an answer. */
function noteFailure(reachability: Reachability, error: unknown): void {
  const status: unknown = error instanceof APIError ? error.status : undefined;
  if (typeof status === "number") noteStatus(reachability, status);
  else if (error instanceof APIError) reachability.failed();
  else reachability.answered();
}

/** Keeps the kind of failure only: the package's messages may quote what was sent or received. */
function readFailure(error: unknown): ModelReply {
  if (error instanceof RateLimitError) return { failure: "rate_limited" };
  if (error instanceof APIUserAbortError || error instanceof APIConnectionTimeoutError) {
    return { failure: "timeout" };
  }
  if (error instanceof APIConnectionError) return { failure: "unreachable" };
  if (error instanceof APIError) return { failure: "http_error", detail: String(error.status) };
  return { failure: error instanceof SyntaxError ? "bad_json" : "unexpected" };
}
