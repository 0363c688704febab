import { paths } from "#src/shared/site/paths.ts";

/** The parameter with a one-time code, which signs in the person who has just confirmed their address. */
export const autoTokenParam = "auto_token";

/** Whether a page takes such a code, or leads to one that does. On every other page it has no business in the address. */
export const acceptsAutoToken = (pathname: string): boolean =>
  [paths.verifyEmail(), paths.verifySuccess(), paths.login()].includes(pathname) ||
  /^\/auth(?:\/|$)/.test(pathname);

/** A query (with its question mark, or empty) without the code; byte for byte the same where there is none. */
export function withoutAutoToken(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(autoTokenParam)) return search;
  params.delete(autoTokenParam);
  return params.size === 0 ? "" : `?${params.toString()}`;
}

/** Any origin will do: it only shows whether a browser would leave the one that it is on. */
const here = "http://here.invalid";

/**
 * Where a `next` or `return_to` may lead: a path on this origin, as a browser will read it, or null for everything else.
 * A one-time sign-in code in it stays behind. Browsers drop tabs and line breaks, take `\` for `/`, and resolve dots, so only what they make of it can be judged.
 */
export function safeNext(next: string | null): string | null {
  const address = next?.startsWith("/") === true ? parseAddress(next) : null;
  if (address === null) return null;
  const { origin, pathname, search, hash } = address;
  // "/.//evil.example" stays here until it is followed: its path alone is an address without a scheme.
  if (origin !== here || pathname.startsWith("//")) return null;
  return pathname + withoutAutoToken(search) + hash;
}

/** The same of an address that may be whole: one of this very site is taken as its path. */
export function pathOnSite(target: string, siteUrl: string): string | null {
  const address = /^https?:/i.test(target) ? parseAddress(target) : null;
  if (address === null) return safeNext(target);
  if (address.origin !== new URL(siteUrl).origin || address.username + address.password !== "") return null;
  return safeNext(address.pathname + address.search + address.hash);
}

function parseAddress(text: string): URL | null {
  try {
    return new URL(text, here);
  } catch {
    return null;
  }
}
