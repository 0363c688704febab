import type { Deps } from "#src/server/deps.ts";
import { cookieNames } from "#src/shared/cookie-names.ts";
import { keptFor } from "#src/shared/kept-for.ts";
import { readHostCookie, setHostCookie } from "./host-cookie.ts";
import type { HttpContext } from "#src/server/http/request/http-env.ts";
import { isSameOrigin } from "#src/server/http/request/same-origin.ts";

/*
 * How a browser is known again at the next sign-in: by a random token in a cookie of its own, which signs nobody in. It
 * stays after signing out, for a year after the last sign-in.
 */

const name = cookieNames.device;
const maxAgeSeconds = keptFor.deviceDays * 86_400;
const tokenPattern = /^[\w-]{22}$/;

/**
 * The device token of the browser that asks, or a new one for a page of ours that has none yet. null for programs: they
 * keep no cookies, and a token for each of their calls would push out those of browsers.
 */
export function deviceTokenOf(c: HttpContext, { env, ids }: Pick<Deps, "env" | "ids">): string | null {
  const known = readHostCookie(c, name, env.siteUrl);
  if (known !== undefined && tokenPattern.test(known)) return known;
  return isSameOrigin(c.req.raw.headers, env.siteUrl) ? ids.token(128) : null;
}

/** Hands the token over, or prolongs it: with each sign-in. */
export const setDeviceCookie = (c: HttpContext, siteUrl: string, token: string): void =>
  setHostCookie(c, name, token, { siteUrl, maxAgeSeconds });
