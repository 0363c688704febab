import type { DepsSource } from "#src/server/deps.ts";
import { isBusy } from "#src/server/errors.ts";
import { describeFault } from "#src/server/log.ts";
import { asTransportError, toPublicError } from "#src/server/trpc/errors.ts";
import { callerLeft, retryHeader } from "#src/server/http/rest/error-response.ts";
import type { HttpContext } from "#src/server/http/request/http-env.ts";
import type { StaticFiles } from "#src/server/http/static-files.ts";

/* Prerendered, so that they work when nothing else does. */

/** Replaced by the request's id. */
const requestIdSlot = "%request-id%";

/** Without compression: `compress` comes after. */
const asPlain = (): undefined => undefined;

/** The page for a form from another site. */
export const foreignPage = (c: HttpContext, files: StaticFiles | null): Response =>
  files?.respond("/403", asPlain, {}, 403) ?? c.text("Another website sent this. Nothing has changed.", 403);

export function notFoundPage(c: HttpContext, files: StaticFiles | null): Response {
  return files?.respond("/404", asPlain, {}, 404) ?? c.text("404 Page Not Found", 404);
}

/**
 * The page for an unexpected error: 404 if the error only says that nothing is here for this person, 503 with
 * a Retry-After if the database is down or full, else 500.
 */
export async function failedPage(
  c: HttpContext,
  files: StaticFiles | null,
  source: DepsSource,
  error: unknown,
): Promise<Response> {
  const left = callerLeft(c);
  if (left !== null) return left;
  const transportError = asTransportError(error);
  const shown = toPublicError(transportError);
  if (shown.status === 404) return notFoundPage(c, files);
  const status = shown.status === 503 ? 503 : 500;
  const requestId = c.get("requestId");
  // The database may have failed, and the log with it.
  const deps = await source.get().catch(() => null);
  if (!isBusy(transportError.cause)) deps?.log.error("page failed", { requestId, ...describeFault(error) });
  const page = files?.respond("/500", asPlain, retryHeader(shown), status);
  if (page === null || page === undefined)
    return c.text("Something went wrong on our side.", status, retryHeader(shown));
  return new Response((await page.text()).replaceAll(requestIdSlot, requestId), page);
}
