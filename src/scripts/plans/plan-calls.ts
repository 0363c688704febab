import type { Billing } from "#src/shared/plan/billing.output.ts";
import type { Plan } from "#src/shared/plan/plans.output.ts";
import { readToken } from "#src/scripts/stored-token.ts";

/** A refusal, with a sentence for the person. */
export class CallError extends Error {
  override readonly name = "CallError";
}

const unreachable = "We couldn’t reach the server. Check your connection and try again.";

const has = (value: unknown, key: string): boolean =>
  typeof value === "object" && value !== null && key in value;

// Our own server answers: a look at the shape is enough.
const isPlans = (answer: unknown): answer is readonly Plan[] => Array.isArray(answer);
const isBilling = (answer: unknown): answer is Billing => has(answer, "planId");
const isVisit = (answer: unknown): answer is { readonly url: string } => has(answer, "url");
const isRefusal = (answer: unknown): answer is { readonly message: string } => has(answer, "message");

async function send(method: "GET" | "POST", path: string, body?: object): Promise<Response> {
  const token = readToken();
  const headers = {
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  try {
    return await fetch(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  } catch {
    throw new CallError(unreachable);
  }
}

async function call<Answer>(
  method: "GET" | "POST",
  path: string,
  isAnswer: (value: unknown) => value is Answer,
  body?: object,
): Promise<Answer> {
  const response = await send(method, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && isAnswer(answer)) return answer;
  throw new CallError(isRefusal(answer) ? answer.message : unreachable);
}

/** These four reject with a `CallError`. */
export const listPlans = () => call("GET", "/api/plans", isPlans);
export const getBilling = () => call("GET", "/api/billing", isBilling);
export const startTrial = () => call("POST", "/api/billing/trial", isBilling);
export const openCheckout = (interval: "month" | "year") =>
  call("POST", "/api/billing/checkout", isVisit, { interval });
