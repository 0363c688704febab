import { DomainError } from "#src/server/errors.ts";
import type { Logger } from "#src/server/log.ts";
import { describeFault } from "#src/server/log.ts";
import { toPublicError, toTransport, type PublicError } from "#src/server/trpc/errors.ts";
import { TRPCError } from "@trpc/server";
import type { HttpContext } from "./request-context.ts";
import type { HeaderRecord } from "./security-headers.ts";

/** The body of every error under /api. `error` repeats `message` for callers that read either. */
function bodyOf(error: PublicError, requestId: string) {
  const { message, code, issues } = error;
  return { message, error: message, code, ...(issues.length > 0 ? { issues } : {}), requestId };
}

function asTrpcError(error: unknown): TRPCError {
  if (error instanceof TRPCError) return error;
  const code = error instanceof DomainError ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR";
  return toTransport(new TRPCError({ code, cause: error }));
}

/** Answers any error as JSON, and logs those that are our fault. */
export function errorResponse(c: HttpContext, error: unknown, log: Logger): Response {
  const trpcError = asTrpcError(error);
  const shown = toPublicError(trpcError);
  const requestId = c.get("requestId");
  if (shown.status >= 500)
    log.error("request failed", { requestId, ...describeFault(trpcError.cause ?? trpcError) });
  return jsonError(c, shown);
}

/** JSON with all the headers that an answer needs, made at once. */
function jsonResponse(c: HttpContext, value: unknown, status = 200, more: HeaderRecord = {}): Response {
  return jsonTextResponse(c, JSON.stringify(value), status, more);
}

/** As `jsonResponse`, for what is JSON text already. */
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

/** Answers an error that needs no log. */
export function jsonError(c: HttpContext, error: PublicError): Response {
  const { status, retryAfterSeconds } = error;
  const retryAfter = retryAfterSeconds === null ? {} : { "retry-after": String(retryAfterSeconds) };
  return jsonResponse(c, bodyOf(error, c.get("requestId")), status, retryAfter);
}

/** An error that the HTTP layer itself finds, before any procedure runs. */
export const httpError = (status: number, code: string, message: string): PublicError => ({
  status,
  code,
  message,
  issues: [],
  retryAfterSeconds: null,
});
