import { parse, serialize } from "hono/utils/cookie";
import { headerOf, type HttpContext } from "#src/server/http/request/http-env.ts";

/*
 * Cookies that say who someone is: no script reads them, no request from another site carries them. Over https their
 * names start with `__Host-`, which keeps sites under our domain from planting one of theirs.
 */

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith("https:");
const nameOf = (name: string, siteUrl: string): string => (isSecure(siteUrl) ? `__Host-${name}` : name);

/** What the browser sent under this name. */
export function readHostCookie(c: HttpContext, name: string, siteUrl: string): string | undefined {
  const cookies = headerOf(c, "cookie");
  const full = nameOf(name, siteUrl);
  return cookies === undefined ? undefined : parse(cookies, full)[full];
}

/** Sends a cookie along with the answer, in the place of one that was set before; null takes it away. */
export function setHostCookie(
  c: HttpContext,
  name: string,
  value: string | null,
  { siteUrl, maxAgeSeconds }: { readonly siteUrl: string; readonly maxAgeSeconds: number },
): void {
  const header = serialize(nameOf(name, siteUrl), value ?? "", {
    path: "/",
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure(siteUrl),
    maxAge: value === null ? 0 : maxAgeSeconds,
  });
  c.set("cookies", new Map(c.get("cookies")).set(name, header));
}
