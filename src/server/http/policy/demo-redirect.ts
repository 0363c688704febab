import { demoTarget } from "#src/shared/site/demo.ts";
import type { HttpContext } from "#src/server/http/request/http-env.ts";
import { isPage } from "#src/server/http/pages/page-address.ts";

/**
 * Leads to the demo whoever asks for it. Nothing is decided here about who may see what: the demo's pages are files, the
 * same for everyone, and no session is looked at.
 */
export function toDemo(c: HttpContext): Response | null {
  if (c.req.method !== "GET" && c.req.method !== "HEAD") return null;
  // Every request comes by here, and to take an address apart costs as much as a tenth of answering with a file.
  if (!c.req.url.includes("?") && !c.req.url.includes("bypass-auth")) return null;
  const { pathname, searchParams } = new URL(c.req.url);
  const target = isPage(pathname) ? demoTarget(pathname, searchParams) : null;
  if (target === null) return null;
  c.set("routePattern", "(to the demo)");
  return c.redirect(target, 302);
}
