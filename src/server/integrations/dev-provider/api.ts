import { ApiError } from "./api-error.ts";
import { apiRoutes } from "./api-routes.ts";
import { readForm, type Form } from "./form-body.ts";
import type { Ledger } from "./ledger.ts";
import { newId } from "./make-objects.ts";

/** A call as it comes over the wire. */
export interface WireCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly authorization: string | null;
  readonly idempotencyKey: string | null;
}

interface WireAnswer {
  readonly status: number;
  readonly body: unknown;
}

function refuseUnknown(form: Form, known: readonly string[]): void {
  const param = Object.keys(form).find((name) => !known.includes(name));
  if (param !== undefined)
    throw new ApiError(400, `Received unknown parameter: ${param}`, { code: "parameter_unknown", param });
}

function route(ledger: Ledger, siteUrl: string, { method, path, query, body }: WireCall): unknown {
  for (const one of apiRoutes) {
    const match = method === one.method ? one.path.exec(path.replace(/^\/v1\//, "")) : null;
    if (match === null) continue;
    const form = readForm(method === "GET" ? query : body);
    refuseUnknown(form, one.params);
    return structuredClone(one.answer({ ledger, siteUrl, id: match[1] ?? "", form }));
  }
  throw new ApiError(404, `Unrecognized request URL (${method}: ${path}).`);
}

/** The answer to a call; under an idempotency key the one that there was, for the same call alone. */
function answerOnce(ledger: Ledger, siteUrl: string, call: WireCall): unknown {
  const { idempotencyKey: key, method, path, body } = call;
  if (key === null || method !== "POST") return route(ledger, siteUrl, call);
  const asked = `${path} ${body}`;
  const before = ledger.state.answered[key];
  if (before !== undefined && before.asked !== asked)
    throw new ApiError(400, "Keys for idempotent requests can only be used with the same parameters.", {
      type: "idempotency_error",
    });
  const { answer } = before ?? { answer: route(ledger, siteUrl, call) };
  ledger.state.answered[key] = { asked, answer };
  return answer;
}

/** Answers one call of the API. */
export function answerCall(ledger: Ledger, siteUrl: string, call: WireCall): WireAnswer {
  try {
    if (call.authorization?.startsWith("Bearer sk_") !== true)
      throw new ApiError(401, "You did not provide an API key.");
    return { status: 200, body: answerOnce(ledger, siteUrl, call) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { status: error.status, body: error.body };
  }
}

/** Reads a request of the Fetch API, for `answerCall`. */
export async function readCall(request: Request): Promise<WireCall> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    body: await request.text(),
    authorization: request.headers.get("authorization"),
    idempotencyKey: request.headers.get("idempotency-key"),
  };
}

export const asResponse = ({ status, body }: WireAnswer): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/json", "request-id": newId("req") },
  });
