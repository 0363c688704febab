import type { Logger } from "#src/server/log.ts";
import type { Portrait } from "#src/shared/result/analysis.ts";
import { readModelAnswer, type Accepted } from "#src/server/domain/insight/model/model-answer.ts";
import {
  modelRequest,
  repairRequest,
  type ModelRequest,
} from "#src/server/domain/insight/model/model-request.ts";
import { partsOf, type Part } from "#src/server/domain/insight/model/parts.ts";
import type { Rule } from "#src/server/domain/insight/model/rules.ts";
import type { InsightInput } from "./insight-input.ts";
import { readSnapshot } from "./reading.ts";

/** Why a model gave no answer; a code, because logs must not contain any of its text. */
export type FailureReason =
  | "timeout"
  | "unreachable"
  | "rate_limited"
  | "http_error"
  | "refused"
  | "bad_json"
  | "unexpected";

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
  readonly builtIn: Portrait;
  readonly model: InsightWriter;
  readonly input: InsightInput;
  readonly log: Pick<Logger, "info" | "warn">;
  /** For each of the two tries, in milliseconds. */
  readonly timeoutMs?: number;
}

interface WrittenInsights {
  readonly insights: Portrait;
  /** "template" for the built-in writer, otherwise the model's name. */
  readonly source: string;
}

/**
 * Lets the model write, and once more what broke a rule. What still does, or never came, stays as the
 * built-in writer has it. Never rejects.
 */
export async function writeInsights(job: InsightJob): Promise<WrittenInsights> {
  const { builtIn, model, input, log, timeoutMs = 20_000 } = job;
  const reading = readSnapshot(input.snapshot);
  const parts = partsOf(builtIn, reading);
  const asked = parts.filter(({ draft }) => draft.length > 0);
  let accepted: Accepted = new Map();
  const rules: Rule[] = [];
  let failure: Extract<ModelReply, { failure: unknown }> | null = null;
  let missing = asked;
  let request = modelRequest(input, asked, reading);
  for (let tries = 0; tries < 2 && missing.length > 0; tries += 1) {
    const reply = await ask(model, request, timeoutMs);
    if ("failure" in reply) {
      failure = reply;
      break;
    }
    const verdict = readModelAnswer(reply.content, missing, reading, accepted);
    accepted = verdict.accepted;
    rules.push(...verdict.broken.map(({ rule }) => rule));
    missing = verdict.broken.map(({ part }) => part);
    request = repairRequest(request, reply.content, verdict.broken, reading);
  }
  const { failure: reason = null, detail = null } = failure ?? {};
  const written = `${accepted.size} of ${asked.length}`;
  const broken = rules.join(" ");
  if (missing.length === 0) {
    log.info("insights written by the model", { model: model.name, parts: written, rules: broken });
  } else {
    log.warn("insights not all written by the model", {
      ...{ model: model.name, parts: written, rules: broken, reason, detail },
    });
  }
  return {
    insights: weave(builtIn, parts, accepted, model.name),
    source: accepted.size === 0 ? "template" : model.name,
  };
}

async function ask(model: InsightWriter, request: ModelRequest, timeoutMs: number): Promise<ModelReply> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    return await Promise.race([model.write(request, signal), expiry(signal)]);
  } catch {
    return { failure: "unexpected" };
  }
}

/** Ends the wait even for a writer that ignores its signal. */
const expiry = (signal: AbortSignal): Promise<ModelReply> =>
  new Promise((resolve) => {
    signal.addEventListener("abort", () => {
      resolve({ failure: "timeout" });
    });
  });

/** The built-in portrait with the model's parts in the place of its own. */
function weave(builtIn: Portrait, parts: readonly Part[], accepted: Accepted, model: string): Portrait {
  const told = parts.map(({ key, own, draft }) => {
    const written = accepted.get(key);
    return written === undefined ? own : [...written, ...own.filter((each) => !draft.includes(each))];
  });
  const [question = builtIn.question, step = builtIn.step] = told.at(-1) ?? [];
  const writers = parts.map(({ key }) => (accepted.has(key) ? model : "template"));
  return { name: builtIn.name, paragraphs: told.slice(0, -1), question, step, writers };
}
