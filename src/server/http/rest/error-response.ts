import { type Logger, describeFault } from "#src/server/log.ts";
import { isBusy } from "#src/server/errors.ts";
import { asTransportError, toPublicError, type PublicError } from "#src/server/trpc/errors.ts";
import type { HttpContext } from "#src/server/http/request/http-env.ts";
import type { HeaderRecord } from "#src/server/http/security-headers.ts";

/** The body of every error under /api. `error` repeats `message` for callers that read either. */
function bodyOf(error: PublicError, requestId: string) {
  const { message, code, issues, newest } = error;
  return {
    ...{ message, error: message, code, requestId },
    ...(issues.length > 0 && { issues }),
    ...(newest !== undefined && { newest }),
  };
}

/** The answer to a caller who has hung up, as in nginx: nobody reads it, and the failure isn't ours. */
export const callerLeft = (c: HttpContext): Response | null =>
  c.req.raw.signal.aborted ? new Response(null, { status: 499 }) : null;

/** Answers any error as JSON, and logs those that are our fault. */
export function errorResponse(c: HttpContext, error: unknown, log: Logger): Response {
  const left = callerLeft(c);
  if (left !== null) return left;
  const trpcError = asTransportError(error);
  const shown = toPublicError(trpcError);
  const requestId = c.get("requestId");
  if (shown.status >= 500 && !isBusy(trpcError.cause))
    log.error("request failed", { requestId, ...describeFault(trpcError.cause ?? trpcError) });
  return jsonError(c, shown);
}

/** A JSON answer with all its headers. */
function jsonResponse(c: HttpContext, value: unknown, status = 200, more: HeaderRecord = {}): Response {
  return jsonTextResponse(c, JSON.stringify(value), status, more);
}

/** As `jsonResponse`, for serialized JSON. */
export function jsonTextResponse(
  c: HttpContext,
  text: string,
  status = 200,
  more: HeaderRecord = {},
): Response {
  c.set("hasHeaders", true);
  const headers = { ...c.get("headers"), "content-type": "application/json", ...more };
  return new Response(text, { status, headers });
}

/** When to come back, where the error says so. */
export const retryHeader = ({ retryAfterSeconds }: Pick<PublicError, "retryAfterSeconds">): HeaderRecord =>
  retryAfterSeconds === null ? {} : { "retry-after": String(retryAfterSeconds) };

/** A refusal in plain text, for pictures and pages. */
export const plainRefusal = (error: PublicError): Response =>
  new Response(error.message, { status: error.status, headers: retryHeader(error) });

/** Answers an error that needs no log. */
export const jsonError = (c: HttpContext, error: PublicError): Response =>
  jsonResponse(c, bodyOf(error, c.get("requestId")), error.status, retryHeader(error));

/** An error that the HTTP layer itself finds, before any procedure runs. */
export const httpError = (status: number, code: string, message: string): PublicError => ({
  status,
  code,
  message,
  issues: [],
  retryAfterSeconds: null,
});
