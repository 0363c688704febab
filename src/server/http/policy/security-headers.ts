import type { DepsSource } from "#src/server/deps.ts";
import { permissionsPolicy } from "./page-policies.ts";

/**
 * Headers that every answer carries. Pages bring their own Content-Security-Policy with hashes (see astro.config.mjs);
 * what says nothing about caching is not to be stored.
 */
const always = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissionsPolicy("(no page)"),
} as const;

const overHttps = { "strict-transport-security": "max-age=31536000; includeSubDomains" } as const;

/** For answers that bring nothing of their own: no page, and not to be stored. */
const strictest = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cache-control": "no-store",
} as const;

export type HeaderRecord = Readonly<Record<string, string>>;

/** The headers above as a plain record, for answers that are made with their headers: the fast way. */
export function securityHeaders(source: DepsSource, requestId: string): HeaderRecord {
  const isHttps = source.peek()?.env.siteUrl.startsWith("https:") === true;
  return { ...strictest, ...always, ...(isHttps ? overHttps : {}), "x-request-id": requestId };
}

/** The same for an answer of which we know the page: its path, or the route's pattern. */
export const forPage = (headers: HeaderRecord, page: string): HeaderRecord => ({
  ...headers,
  "permissions-policy": permissionsPolicy(page),
});

/** Adds the headers to an answer that someone else made; its own policy and caching stay. */
export function addSecurityHeaders(headers: Headers, added: HeaderRecord): void {
  for (const [name, value] of Object.entries(added)) {
    if (!(name in strictest) || !headers.has(name)) headers.set(name, value);
  }
}
