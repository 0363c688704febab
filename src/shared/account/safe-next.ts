import { withoutAutoToken } from "./auto-token.ts";

/** Any origin works: it only shows whether a browser would leave its own. */
const here = "http://here.invalid";

/**
 * The path on this origin that a `next` or `return_to` means to a browser; null for anything else. Drops a
 * one-time sign-in code. Browsers drop tabs and line breaks, read `\` as `/`, and resolve dots, so the parsed
 * form counts.
 */
export function safeNext(next: string | null): string | null {
  const address = next?.startsWith("/") === true ? parseAddress(next) : null;
  if (address === null) return null;
  const { origin, pathname, search, hash } = address;
  // "/.//evil.example" seems local, but its path alone is an address without a scheme.
  if (origin !== here || pathname.startsWith("//")) return null;
  return pathname + withoutAutoToken(search) + hash;
}

/** The same for an address that may be absolute: one on this site becomes its path. */
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
