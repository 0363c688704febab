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

/** A model's answer, which should be JSON, or the reason why there is none. */
export type ModelReply =
  | { readonly content: string }
  | { readonly failure: FailureReason; readonly detail?: string };

/** A model's protocol; it knows nothing of windows, and its answers are judged here. */
export interface InsightWriter {
  /** Shown to the owner as the source of the text. */
  readonly name: string;
  write(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
}

interface InsightJob {
  /** The fallback. */
  readonly builtIn: Portrait;
  readonly model: InsightWriter | null;
  readonly input: InsightInput;
  readonly log: Pick<Logger, "warn">;
  /** The model's total time, in milliseconds. */
  readonly timeoutMs?: number;
}

interface WrittenInsights {
  readonly insights: Portrait;
  /** "template" for the built-in writer, otherwise the model's name. */
  readonly source: string;
}

/**
 * Lets the model write; falls back to the built-in text if it fails, is slow or overclaims. Never rejects.
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

/** Ends the wait even for a writer that ignores its signal. */
function expiry(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => {
      reject(new InsightFailure("timeout"));
    });
  });
}

const toFailure = (error: unknown): InsightFailure =>
  error instanceof InsightFailure ? error : new InsightFailure("unexpected");
