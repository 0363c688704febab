/**
 * Whether a browser says that a request comes from a page of our own origin: by `Sec-Fetch-Site`, or by `Origin` where a
 * browser does not send the former. Neither: not proven.
 */
export function isSameOrigin(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  return headers.get("origin") === new URL(siteUrl).origin;
}

/**
 * Whether a browser says that a page of another origin sent this. A link that someone typed and a program that isn't a browser don't:
 * nobody else can make them ask.
 */
export function isFromElsewhere(headers: Headers, siteUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "cross-site" || site === "same-site";
  const origin = headers.get("origin");
  return origin !== null && origin !== new URL(siteUrl).origin;
}
