import type { Logger } from "#src/server/log.ts";
import type { Insights } from "#src/shared/analysis.ts";
import type { InsightInput } from "./insight-input.ts";

/** A model that writes insights. */
export interface InsightWriter {
  /** Shown to the owner as the source of the text. */
  readonly name: string;
  /** Gives insights that passed every check. Throws an `InsightFailure`, or anything else, when there are none. */
  write(input: InsightInput, signal: AbortSignal): Promise<Insights>;
}

/** Why a model gave no usable insights, as a code: the log must not hold a word of what it wrote. */
export type FailureReason =
  | "timeout"
  | "unreachable"
  | "rate_limited"
  | "http_error"
  | "refused"
  | "cut_short"
  | "bad_json"
  | "invalid_answer"
  | "unexpected";

export class InsightFailure extends Error {
  override readonly name = "InsightFailure";
  readonly reason: FailureReason;
  /** Narrows the reason down: an HTTP status or the name of a broken rule; never content. */
  readonly detail: string | null;

  constructor(reason: FailureReason, detail: string | null = null) {
    super(reason);
    this.reason = reason;
    this.detail = detail;
  }
}

interface InsightJob {
  /** What stands if no model does better. */
  readonly builtIn: Insights;
  readonly model: InsightWriter | null;
  readonly input: InsightInput;
  readonly log: Logger;
  /** How long the model may take in all, in milliseconds. */
  readonly timeoutMs?: number;
}

export interface WrittenInsights {
  readonly insights: Insights;
  /** "template" for the built-in writer, else the model's name. */
  readonly source: string;
}

/** Has the model write, and falls back to the built-in text when it fails, refuses or is slow. Never rejects. */
export async function writeInsights(job: InsightJob): Promise<WrittenInsights> {
  const { builtIn, model, input, log, timeoutMs = 20_000 } = job;
  if (model === null) return { insights: builtIn, source: "template" };
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return { insights: await Promise.race([model.write(input, signal), expiry(signal)]), source: model.name };
  } catch (error) {
    const failure = signal.aborted ? new InsightFailure("timeout") : toFailure(error);
    log.warn("insights fell back to the built-in writer", {
      model: model.name,
      reason: failure.reason,
      detail: failure.detail,
    });
    return { insights: builtIn, source: "template" };
  }
}

const toFailure = (error: unknown): InsightFailure =>
  error instanceof InsightFailure ? error : new InsightFailure("unexpected");

/** A writer that does not listen to its signal must not hold a person up either. */
function expiry(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => {
      reject(new InsightFailure("timeout"));
    });
  });
}
