import { paths } from "#src/shared/site/paths.ts";

/** The parameter with a one-time code, which signs in the person who has just confirmed their address. */
export const autoTokenParam = "auto_token";

/** Whether a page takes such a code, or leads to one that does; others must not have it in their address. */
export const acceptsAutoToken = (pathname: string): boolean =>
  [paths.verifyEmail(), paths.verifySuccess(), paths.login()].includes(pathname) ||
  /^\/auth(?:\/|$)/.test(pathname);

/** A query, with its question mark or empty, without the code; unchanged if it has none. */
export function withoutAutoToken(search: string): string {
  const params = new URLSearchParams(search);
  if (!params.has(autoTokenParam)) return search;
  params.delete(autoTokenParam);
  return params.size === 0 ? "" : `?${params.toString()}`;
}
