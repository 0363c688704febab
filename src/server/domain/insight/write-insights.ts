import type { Logger } from "#src/server/log.ts";
import type { Portrait } from "#src/shared/result/analysis.ts";
import {
  type FailureReason,
  InsightFailure,
  type ModelRequest,
  modelRequest,
} from "#src/server/domain/insight/model/model-request.ts";
import type { InsightInput } from "./insight-input.ts";
import { fromInsights } from "./written.ts";
import { readModelAnswer } from "#src/server/domain/insight/model/model-answer.ts";

/** What comes back from a model: a text that should be JSON, or the reason why there is none. */
export type ModelReply =
  | { readonly content: string }
  | { readonly failure: FailureReason; readonly detail?: string };

/** A model that can write insights. It knows a protocol and nothing of windows; all judgement of its answers is here. */
export interface InsightWriter {
  /** Shown to the owner as the source of the text. */
  readonly name: string;
  write(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
}

interface InsightJob {
  /** What stands if no model does better. */
  readonly builtIn: Portrait;
  readonly model: InsightWriter | null;
  readonly input: InsightInput;
  readonly log: Pick<Logger, "warn">;
  /** How long the model may take in all, in milliseconds. */
  readonly timeoutMs?: number;
}

interface WrittenInsights {
  readonly insights: Portrait;
  /** "template" for the built-in writer, else the model's name. */
  readonly source: string;
}

/**
 * Has the model write, and falls back to the built-in text when it fails, refuses, is slow or claims too much. Never
 * rejects.
 */
export async function writeInsights(job: InsightJob): Promise<WrittenInsights> {
  const { builtIn, model, log, timeoutMs = 20_000 } = job;
  if (model === null) return { insights: builtIn, source: "template" };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const insights = await Promise.race([askModel(model, job, signal), expiry(signal)]);
    return { insights, source: model.name };
  } catch (error) {
    const { reason, detail } = toFailure(error);
    log.warn("insights fell back to the built-in writer", { model: model.name, reason, detail });
    return { insights: builtIn, source: "template" };
  }
}

async function askModel(
  model: InsightWriter,
  { builtIn, input }: InsightJob,
  signal: AbortSignal,
): Promise<Portrait> {
  const reply = await model.write(modelRequest(input), signal);
  if ("failure" in reply) throw new InsightFailure(reply.failure, reply.detail);
  return fromInsights(readModelAnswer(reply.content, input.snapshot), builtIn.name);
}

/** A writer that does not listen to its signal must not hold a person up either. */
function expiry(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => {
      reject(new InsightFailure("timeout"));
    });
  });
}

const toFailure = (error: unknown): InsightFailure =>
  error instanceof InsightFailure ? error : new InsightFailure("unexpected");
