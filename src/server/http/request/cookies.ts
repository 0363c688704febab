import { parse, serialize } from "hono/utils/cookie";
import { headerOf, type HttpContext, isSameOrigin } from "./http-env.ts";
import type { Deps } from "#src/server/deps.ts";
import { cookieNames } from "#src/shared/cookie-names.ts";
import { retention } from "#src/shared/retention.ts";
import { paths } from "#src/shared/site/paths.ts";
import { isTraitId } from "#src/shared/words/catalogue.ts";
import { workshopLimits } from "#src/shared/workshop/workshop-limits.ts";

/*
 * Cookies that identify someone: no script reads them, and no other site's request carries them. Over https
 * their names start with `__Host-`, so that a site under our domain can't plant one.
 */

const isSecure = (siteUrl: string): boolean => siteUrl.startsWith("https:");
const nameOf = (name: string, siteUrl: string): string => (isSecure(siteUrl) ? `__Host-${name}` : name);

const attributes = (
  siteUrl: string,
  path: string,
  maxAgeSeconds: number,
  sameSite: "Strict" | "Lax" = "Strict",
) => ({ path, httpOnly: true, sameSite, secure: isSecure(siteUrl), maxAge: maxAgeSeconds });

/** The value of a header's cookie. */
const cookieIn = (headers: Headers, name: string): string | undefined =>
  parse(headers.get("cookie") ?? "", name)[name];

/** The cookie's value. */
export function readHostCookie(c: HttpContext, name: string, siteUrl: string): string | undefined {
  const cookies = headerOf(c, "cookie");
  const full = nameOf(name, siteUrl);
  return cookies === undefined ? undefined : parse(cookies, full)[full];
}

/** Sets a cookie on the answer; null removes it. */
export function setHostCookie(
  c: HttpContext,
  name: string,
  value: string | null,
  { siteUrl, maxAgeSeconds }: { readonly siteUrl: string; readonly maxAgeSeconds: number },
): void {
  const header = serialize(
    nameOf(name, siteUrl),
    value ?? "",
    attributes(siteUrl, "/", value === null ? 0 : maxAgeSeconds),
  );
  c.set("cookies", new Map(c.get("cookies")).set(name, header));
}

/*
 * Recognises a browser at its next sign-in, by a random token that signs nobody in. It survives a sign-out,
 * and lasts a year after the last sign-in.
 */

const deviceTokenPattern = /^[\w-]{22}$/;

/**
 * The browser's device token, or a new one for our own pages. null for programs: they keep no cookies, and a
 * token for each call would push out those of browsers.
 */
export function deviceTokenOf(c: HttpContext, { env, ids }: Pick<Deps, "env" | "ids">): string | null {
  const known = readHostCookie(c, cookieNames.device, env.siteUrl);
  if (known !== undefined && deviceTokenPattern.test(known)) return known;
  return isSameOrigin(c.req.raw.headers, env.siteUrl) ? ids.token(128) : null;
}

/** Sets the token's cookie, or extends it, at each sign-in. */
export const setDeviceCookie = (c: HttpContext, siteUrl: string, token: string): void =>
  setHostCookie(c, cookieNames.device, token, { siteUrl, maxAgeSeconds: retention.deviceDays * 86_400 });

/*
 * Tells the browser that registered someone from any other, while the emailed link works. Alone it signs
 * nobody in: a sign-in after confirmation takes this and the link.
 */

/** The key in this browser's cookie; null without one, or if another site may have sent the request. */
export function registrationKeyOf(c: HttpContext, siteUrl: string): string | null {
  const key = readHostCookie(c, cookieNames.registration, siteUrl);
  return key !== undefined && isSameOrigin(c.req.raw.headers, siteUrl) ? key : null;
}

/** Sets the key's cookie; null removes it. */
export const setRegistrationCookie = (c: HttpContext, siteUrl: string, key: string | null): void =>
  setHostCookie(c, cookieNames.registration, key, {
    siteUrl,
    maxAgeSeconds: retention.confirmationHours * 3_600,
  });

/*
 * Carries a peer's receipt from the form to the thank-you page. The withdraw key is a secret and would end up
 * in histories and logs if it were in an address, so it travels in a cookie that only that page gets.
 *
 * The words just sent travel with it, so that the page needn't look up whose words a key has. The page shows
 * them once and rewrites the cookie without them, so that the next person on the device finds only the
 * receipt.
 */

export interface ReceiptNote {
  readonly draftName: string;
  readonly withdrawKey: string;
  /** The form had been sent before, and its first answer stayed as it was. */
  readonly isRepeat: boolean;
  /** The ids of the words just sent; empty once shown, and after a repeat. */
  readonly words: readonly string[];
}

const repeated = "again";

const isNamePart = (part: string | undefined): part is string => part !== undefined && /^[\w-]+$/.test(part);

/** The `Set-Cookie` header of a receipt, for the one page that shows it. */
export function writeReceiptCookie(note: ReceiptNote, siteUrl: string, path = paths.complete()): string {
  const parts = [note.draftName, note.withdrawKey, ...(note.isRepeat ? [repeated] : note.words)];
  return serialize(
    cookieNames.receipt,
    parts.join("."),
    attributes(siteUrl, path, retention.receiptHours * 3_600),
  );
}

/** The `Set-Cookie` header that removes the receipt. */
export const dropReceiptCookie = (): string =>
  serialize(cookieNames.receipt, "", { path: paths.complete(), maxAge: 0 });

/** The receipt in the cookie; null without one. */
export function findReceiptNote(headers: Headers): ReceiptNote | null {
  const value = cookieIn(headers, cookieNames.receipt);
  const [draftName, withdrawKey, ...rest] = (value ?? "").split(".");
  if (!isNamePart(draftName) || !isNamePart(withdrawKey)) return null;
  return { draftName, withdrawKey, isRepeat: rest[0] === repeated, words: rest.filter(isTraitId) };
}

/*
 * Remembers a phone's own place in a workshop, so that scanning the code again leads back there. Only the
 * page behind the code gets it. Lax, because a camera that opens the link may count as another site.
 */

/** The `Set-Cookie` header that remembers a guest's key, for as long as a workshop can last. */
export const writeGuestCookie = (code: string, guestKey: string, siteUrl: string): string =>
  serialize(
    cookieNames.workshop,
    `${code}.${guestKey}`,
    attributes(siteUrl, "/w/", workshopLimits.mostHours * 3_600, "Lax"),
  );

/** The `Set-Cookie` header that removes it. */
export const dropGuestCookie = (siteUrl: string): string =>
  serialize(cookieNames.workshop, "", attributes(siteUrl, "/w/", 0, "Lax"));

/** The guest key with which this browser joined that workshop; null if it hasn't. */
export function findGuestKey(headers: Headers, code: string): string | null {
  const value = cookieIn(headers, cookieNames.workshop) ?? "";
  const [joined, guestKey, ...rest] = value.split(".");
  const isOurs = joined === code && guestKey !== undefined && /^[\w-]+$/.test(guestKey) && rest.length === 0;
  return isOurs ? guestKey : null;
}
