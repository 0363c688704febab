import { serverPaths } from "#src/shared/site/server-paths.ts";

/** Whether an address is a page's: calls, health checks and files are none. */
export const isPage = (pathname: string): boolean =>
  (!pathname.startsWith("/api/") || pathname === serverPaths.apiDocs()) &&
  !/^\/(?:healthz|readyz)$|\.[a-z0-9]+$/.test(pathname);
