import { cookieNames } from "#src/shared/cookie-names.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { readHostCookie, setHostCookie } from "./host-cookie.ts";
import type { HttpContext } from "#src/server/http/request/http-env.ts";
import { isSameOrigin } from "#src/server/http/request/same-origin.ts";

/*
 * Tells the browser that registered someone from any other, for as long as the emailed link works. It lets nobody in by
 * itself: it is half of what a sign-in after confirming an address needs, and the link is the other half.
 */

const name = cookieNames.registration;
/** As long as the link. */
const maxAgeSeconds = keptFor.confirmationHours * 3_600;

/** The key in this browser's cookie; null without one, and where the request may come from another site's page. */
export function registrationKeyOf(c: HttpContext, siteUrl: string): string | null {
  const key = readHostCookie(c, name, siteUrl);
  return key !== undefined && isSameOrigin(c.req.raw.headers, siteUrl) ? key : null;
}

/** Hands the key over, or takes it away with null. */
export const setRegistrationCookie = (c: HttpContext, siteUrl: string, key: string | null): void =>
  setHostCookie(c, name, key, { siteUrl, maxAgeSeconds });
