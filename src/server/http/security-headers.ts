import type { DepsSource } from "#src/server/deps.ts";
import type { MiddlewareHandler } from "hono";
import type { HttpEnv } from "./request-context.ts";

const always: readonly (readonly [string, string])[] = [
  ["X-Content-Type-Options", "nosniff"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", "microphone=(self), camera=(), geolocation=(), browsing-topics=()"],
  ["X-Frame-Options", "DENY"],
];

const hsts = "max-age=31536000; includeSubDomains";
/** For answers that are no page and bring no policy of their own. */
const strictest = "default-src 'none'; frame-ancestors 'none'";

/**
 * Headers that every answer carries. Pages bring their own Content-Security-Policy with hashes (see astro.config.mjs);
 * what says nothing about caching is not to be stored.
 */
export function securityHeaders(source: DepsSource): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of always) headers.set(name, value);
    if (source.peek()?.env.siteUrl.startsWith("https:")) headers.set("Strict-Transport-Security", hsts);
    headers.set("X-Request-Id", c.get("requestId"));
    if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", strictest);
    if (!headers.has("Cache-Control")) headers.set("Cache-Control", "no-store");
  };
}
