import type { Actor } from "#src/server/actor.ts";
import type { Deps } from "#src/server/deps.ts";
import { DomainError } from "#src/server/errors.ts";
import type { Context as TrpcContext } from "#src/server/trpc/context.ts";
import { generateCookie } from "hono/cookie";
import { parse as parseCookies } from "hono/utils/cookie";
import { addressOf, networkOf } from "./client-address.ts";
import { isSameOrigin } from "./same-origin.ts";
import { headerOf, type HttpContext } from "./http-env.ts";

export type { HttpContext, HttpEnv } from "./http-env.ts";

/** The name of the cookie and of the key in the browser's storage. */
export const tokenName = "auth_token";
const cookieMaxAgeSeconds = 86_400;

/** The session token in the browser's cookie. */
export function cookieTokenOf(c: HttpContext): string | undefined {
  const cookies = headerOf(c, "cookie");
  return cookies === undefined ? undefined : parseCookies(cookies, tokenName)[tokenName];
}

/** Who asks. The Authorization header wins over the cookie; they are never mixed. */
interface Identity {
  readonly token: string | null;
  readonly actor: Actor | null;
}

/** What becomes of a change that rides on a cookie without proof: pages, whose forms need no account, take it as nobody's. */
type Unproven = "refuse" | "nobody";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

async function identify(c: HttpContext, deps: Deps, unproven: Unproven): Promise<Identity> {
  const header = headerOf(c, "authorization");
  if (header !== undefined) {
    const token = /^Bearer ([\w-]+)$/i.exec(header)?.[1] ?? null;
    return { token, actor: token === null ? null : await deps.sessions.findActor(token) };
  }
  const token = cookieTokenOf(c);
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
