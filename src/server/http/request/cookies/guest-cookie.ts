import { cookieNames } from "#src/shared/cookie-names.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";
import { parse, serialize } from "hono/utils/cookie";

/*
 * Remembers on a phone which place in a workshop is its own, so that scanning the code again leads back there. Only the page behind the
 * code gets it, and scripts can't read it. Lax: a camera that opens the link may count as another site.
 */

const name = cookieNames.workshop;

const settings = (siteUrl: string, maxAgeSeconds: number) =>
  ({
    path: "/w/",
    maxAge: maxAgeSeconds,
    httpOnly: true,
    sameSite: "Lax",
    secure: siteUrl.startsWith("https:"),
  }) as const;

/** The `Set-Cookie` header that remembers a guest's key, for as long as a workshop can last. */
export const writeGuestCookie = (code: string, guestKey: string, siteUrl: string): string =>
  serialize(name, `${code}.${guestKey}`, settings(siteUrl, workshopLimits.mostHours * 3_600));

/** The header that takes it away. */
export const dropGuestCookie = (siteUrl: string): string => serialize(name, "", settings(siteUrl, 0));

/** The key with which this browser has joined the workshop of a code; null if it hasn't. */
export function findGuestKey(headers: Headers, code: string): string | null {
  const value = parse(headers.get("cookie") ?? "", name)[name] ?? "";
  const [joined, guestKey, ...rest] = value.split(".");
  const isOurs = joined === code && guestKey !== undefined && /^[\w-]+$/.test(guestKey) && rest.length === 0;
  return isOurs ? guestKey : null;
}
