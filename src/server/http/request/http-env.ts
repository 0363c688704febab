import type { Context } from "hono";
import type { HeaderRecord } from "#src/server/http/security-headers.ts";

/** What our middlewares put beside a request; `incoming` is Node's request, absent in `astro dev`. */
export interface HttpEnv {
  Bindings: {
    readonly incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined };
      readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
      /** Names and values in turn, as they were sent. */
      readonly rawHeaders?: readonly string[];
    };
  };
  Variables: {
    requestId: string;
    /** Security headers for this request's answer. */
    headers: HeaderRecord;
    /** Set by whoever makes an answer that has them already. */
    hasHeaders?: true;
    /** Set-Cookie headers to go with the answer, by the cookie's name. */
    cookies?: ReadonlyMap<string, string>;
    /** The route's pattern for the log: a path may hold a token. */
    routePattern?: string;
  };
}
export type HttpContext = Context<HttpEnv>;

/** What the server hands in beside the request; nothing in `astro dev`, whatever Hono's types say. */
export const bindingsOf = (c: HttpContext): Partial<HttpEnv["Bindings"]> =>
  Object(c.env) === c.env ? c.env : {};

/**
 * A header of the request, by its lower-case name. Node has parsed them already: asking the `Request` would parse them once
 * more, for every answer.
 */
export function headerOf(c: HttpContext, name: string): string | undefined {
  const parsed = bindingsOf(c).incoming?.headers;
  if (parsed === undefined) return c.req.header(name);
  const value = parsed[name];
  return typeof value === "object" ? value.join(", ") : value;
}

/**
 * Whether a browser says that a request comes from a page of our own origin: by `Sec-Fetch-Site`, or by `Origin` where a
 * browser does not send the former. Neither: not proven.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === new URL(siteUrl).origin;
}

/**
 * Whether a browser says that a page of another origin sent this. A link that someone typed and a program that isn't a browser don't:
 * nobody else can make them ask.
 */
export function isFromElsewhere(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site" || site === "same-site";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(siteUrl).origin;
}
