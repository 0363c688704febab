import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  RateLimitError,
} from "openai";
import { z } from "zod";
import type { ModelRequest } from "#src/server/domain/insight/model/model-request.ts";
import type { InsightWriter, ModelReply } from "#src/server/domain/insight/write-insights.ts";
import type { Env } from "#src/server/env.ts";
import { noteStatus, type Reachability } from "#src/server/reachability.ts";

/**
 * A model behind OpenAI's protocol: OpenAI's own, or any server with chat completions and JSON schemas, which
 * are more common than the newer responses API.
 */
export function openAiWriter(
  env: Pick<Env, "OPENAI_BASE_URL" | "OPENAI_MODEL">,
  apiKey: string,
  reachability: Reachability,
): InsightWriter {
  const model = env.OPENAI_MODEL;
  const client = new OpenAI({
    apiKey,
    // Set explicitly, or the package would read them from the environment.
    baseURL: env.OPENAI_BASE_URL,
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    logLevel: "off",
    // A person is waiting, and there is a good fallback text, so no retry.
    maxRetries: 0,
  });
  return {
    name: model,
    write: async (request, signal) => {
      try {
        const reply = await client.chat.completions.create(completionOf(model, request), { signal });
        reachability.answered();
        return readReply(reply);
      } catch (error) {
        noteFailure(reachability, error);
        return readFailure(error);
      }
    },
  };
}

function completionOf(model: string, { instructions, data, answerSchema }: ModelRequest) {
  return {
    model,
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: data },
    ],
    response_format: {
      type: "json_schema",
      json_schema: { name: "insights", strict: true, schema: answerSchema },
    },
    ...(thinksFirst(model) ? { reasoning_effort: "low" as const } : {}),
  } satisfies OpenAI.Chat.ChatCompletionCreateParamsNonStreaming;
}

/** Reasoning models would spend their time thinking; all others refuse this setting. */
const thinksFirst = (model: string): boolean => /^(gpt-5(?!.*chat)|o\d)/.test(model);

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
  if (end === "length") return { failure: "cut_short" };
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
