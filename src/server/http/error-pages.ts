import type { DepsSource } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import { describeFault } from "#src/server/log.ts";
import { TRPCError } from "@trpc/server";
import type { HttpContext } from "./request-context.ts";
import type { StaticFiles } from "./static-files.ts";

/*
 * Both pages are prerendered, so that they can be shown when nothing else works.
 */

/** What the prerendered page of failures has in the place of the request's id. */
const requestIdSlot = "%request-id%";

/** Without a twin: `compress` comes after. */
const asPlain = (): undefined => undefined;

export function notFoundPage(c: HttpContext, files: StaticFiles | null): Response {
  return files?.respond("/404", asPlain, {}, 404) ?? c.text("404 Page Not Found", 404);
}

/** Whether an error only says that there is nothing here for this person. */
function isNotFound(error: unknown): boolean {
  const cause = error instanceof TRPCError ? error.cause : error;
  return cause instanceof DomainError && cause.code === "not_found";
}

export async function failedPage(
  c: HttpContext,
  files: StaticFiles | null,
  source: DepsSource,
  error: unknown,
): Promise<Response> {
  if (isNotFound(error)) return notFoundPage(c, files);
  const requestId = c.get("requestId");
  // The database may be what failed, and with it all that we would log with.
  const deps = await source.get().catch(() => null);
  deps?.log.error("page failed", { requestId, ...describeFault(error) });
  const page = files?.respond("/500", asPlain, {}, 500);
  if (page === null || page === undefined) return c.text("Something went wrong on our side.", 500);
  return new Response((await page.text()).replaceAll(requestIdSlot, requestId), page);
}
