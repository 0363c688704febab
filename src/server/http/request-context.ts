import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import type { Context as TrpcContext } from "#src/server/trpc/context.ts";
import type { Context } from "hono";
import { generateCookie, getCookie } from "hono/cookie";
import { addressOf, networkOf } from "./client-address.ts";
import { isSameOrigin } from "./same-origin.ts";
import type { HeaderRecord } from "./security-headers.ts";

/** What our middlewares put beside a request; `incoming` is Node's request, absent in `astro dev`. */
export interface HttpEnv {
  Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } };
  Variables: {
    requestId: string;
    /** Security headers for this request's answer. */
    headers: HeaderRecord;
    /** Set by whoever makes an answer that has them already. */
    hasHeaders?: true;
    /** A Set-Cookie header to go with the answer. */
    sessionCookie?: string;
    /** The route's pattern for the log: a path may hold a token. */
    routePattern?: string;
  };
}
export type HttpContext = Context<HttpEnv>;

/** The name of the cookie and of the key in the browser's storage. */
export const tokenName = "auth_token";
const cookieMaxAgeSeconds = 86_400;

/** Who asks. The Authorization header wins over the cookie; they are never mixed. */
interface Identity {
  readonly token: string | null;
  readonly actor: Actor | null;
}

/** What becomes of a change that rides on a cookie without proof: pages, whose forms need no account, take it as nobody's. */
type Unproven = "refuse" | "nobody";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

async function identify(c: HttpContext, deps: Deps, unproven: Unproven): Promise<Identity> {
  const header = c.req.header("authorization");
  if (header !== undefined) {
    const token = /^Bearer ([\w-]+)$/i.exec(header)?.[1] ?? null;
    return { token, actor: token === null ? null : await deps.sessions.findActor(token) };
  }
  const token = getCookie(c, tokenName);
  if (token === undefined) return { token: null, actor: null };
  // The browser adds the cookie by itself, so a page of another site could act for the person. Our own pages prove
  // themselves; the header needs no proof, as no other site can set it.
  if (!safeMethods.has(c.req.method) && !isSameOrigin(c.req.raw.headers, deps.env.siteUrl)) {
    if (unproven === "nobody") return { token: null, actor: null };
    throw new DomainError("forbidden", "This request does not come from our own pages.");
  }
  return { token, actor: await deps.sessions.findActor(token) };
}

/**
 * What a procedure needs to know of this request.
 *
 * @throws {DomainError} forbidden, where `unproven` says "refuse".
 */
export async function contextOf(
  c: HttpContext,
  deps: Deps,
  unproven: Unproven = "refuse",
): Promise<TrpcContext> {
  const { token, actor } = await identify(c, deps, unproven);
  return {
    deps,
    actor,
    sessionToken: token,
    origin: { network: networkOf(addressOf(c, deps.env.TRUST_PROXY)) },
    requestId: c.get("requestId"),
    setSessionCookie: (next) => {
      const secure = deps.env.siteUrl.startsWith("https:");
      const maxAge = next === null ? 0 : cookieMaxAgeSeconds;
      const attributes = { path: "/", httpOnly: true, sameSite: "Strict", secure, maxAge } as const;
      c.set("sessionCookie", generateCookie(tokenName, next ?? "", attributes));
    },
  };
}
