import { isLoopbackHost } from "#src/shared/loopback.ts";
import type { PageLocals } from "./pages.ts";
import { residentBytes } from "#src/server/http/metrics.ts";
import { listSettings } from "#src/server/env.ts";

/** Headers that proxies add by default or by most manuals. */
const proxyHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Whether a request was typed into a browser on this machine. The socket decides; headers only rule it out: a
 * proxy on this machine speaks for others, and so does a foreign host name that points at 127.0.0.1.
 */
export function isLocalCaller(request: Request, remoteAddress: string): boolean {
  const isForwarded = proxyHeaders.some((name) => request.headers.has(name));
  const host = request.headers.get("host") ?? "";
  return isLoopbackHost(remoteAddress) && !isForwarded && isLoopbackHost(host.replace(/:\d+$/, ""));
}

/**
 * Whether someone may open the pages about the server itself: an administrator, or its operator on their own
 * machine. For everyone else these pages don't exist.
 */
export async function mayInspect(
  request: Request,
  { user, deps, remoteAddress }: PageLocals,
): Promise<boolean> {
  if ((await user())?.isAdmin === true) return true;
  return isLoopbackHost(new URL(deps.env.siteUrl).hostname) && isLocalCaller(request, remoteAddress);
}

/** Facts about this server for its operator, without secrets. */
export const serverFacts = () => ({
  versions: [
    ["Node", process.version],
    ["SQLite in Node", process.versions.sqlite ?? "unknown"],
    ["System", `${process.platform} ${process.arch}`],
  ] as const,
  upMinutes: Math.floor(process.uptime() / 60),
  memoryMegabytes: residentBytes() / 1_048_576,
  settings: listSettings(),
});
