import type { Context } from "hono";
import type { HeaderRecord } from "#src/server/http/security-headers.ts";

/** What our middlewares add to a request; `incoming` is Node's request, absent in `astro dev`. */
export interface HttpEnv {
  Bindings: {
    readonly incoming?: {
      readonly socket: { readonly remoteAddress?: string | undefined };
      readonly headers?: Readonly<Record<string, string | readonly string[] | undefined>>;
      /** Alternating names and values, as sent. */
      readonly rawHeaders?: readonly string[];
    };
  };
  Variables: {
    requestId: string;
    /** Security headers for this request's answer. */
    headers: HeaderRecord;
    /** Set with an answer that already has these headers. */
    hasHeaders?: true;
    /** Set-Cookie headers to go with the answer, by the cookie's name. */
    cookies?: ReadonlyMap<string, string>;
    /** The route's pattern for the log: a path may hold a token. */
    routePattern?: string;
  };
}
export type HttpContext = Context<HttpEnv>;

/** What the server passes beside the request; empty in `astro dev`, despite Hono's types. */
export const bindingsOf = (c: HttpContext): Partial<HttpEnv["Bindings"]> =>
  Object(c.env) === c.env ? c.env : {};

/** A request header by lower-case name, as Node parsed it: the `Request` would parse all headers again. */
export function headerOf(c: HttpContext, name: string): string | undefined {
  const parsed = bindingsOf(c).incoming?.headers;
  if (parsed === undefined) return c.req.header(name);
  const value = parsed[name];
  return typeof value === "object" ? value.join(", ") : value;
}

/** Whether the browser proves that our own page sent the request, by `Sec-Fetch-Site`, else by `Origin`. */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === new URL(siteUrl).origin;
}

/** Whether the browser says that another origin's page sent the request. A typed link doesn't. */
export function isFromElsewhere(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site" || site === "same-site";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(siteUrl).origin;
}
