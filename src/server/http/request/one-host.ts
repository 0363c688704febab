import { httpError, jsonError } from "#src/server/http/rest/error-response.ts";
import { bindingsOf, type HttpContext } from "./http-env.ts";

/**
 * Refuses a request with two `Host` headers (RFC 9112, 3.2). Node believes the first; a proxy or a cache in front that
 * believes the second would file our answer under another site.
 */
export function refuseSecondHost(c: HttpContext): Response | null {
  const raw = bindingsOf(c).incoming?.rawHeaders ?? [];
  const hosts = raw.filter((name, at) => at % 2 === 0 && name.length === 4 && name.toLowerCase() === "host");
  if (hosts.length < 2) return null;
  c.set("routePattern", "(two hosts)");
  return jsonError(c, httpError(400, "BAD_REQUEST", "A request has one Host header."));
}
