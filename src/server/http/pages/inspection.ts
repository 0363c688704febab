import { isLoopbackHost } from "#src/shared/loopback.ts";
import type { PageLocals } from "./pages.ts";
import { residentBytes } from "#src/server/http/metrics.ts";
import { listSettings } from "#src/server/env.ts";

/** What proxies add of themselves, or are told to add in most manuals. */
const proxyHeaders = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/**
 * Whether a request was typed into a browser on this very machine. The socket says where it comes from; headers can
 * only make it less: a proxy on this machine speaks for others, and under a foreign name (one that someone has pointed
 * at 127.0.0.1) it is that name's page that asks.
 */
export function isLocalCaller(request: Request, remoteAddress: string): boolean {
  const isForwarded = proxyHeaders.some((name) => request.headers.has(name));
  const host = request.headers.get("host") ?? "";
  return isLoopbackHost(remoteAddress) && !isForwarded && isLoopbackHost(host.replace(/:\d+$/, ""));
}

/**
 * Whether someone may open the pages that look at the server itself: an administrator, or whoever runs it on their own
 * machine and sits at it. For everyone else there are no such pages.
 */
export async function mayInspect(
  request: Request,
  { user, deps, remoteAddress }: PageLocals,
): Promise<boolean> {
  if ((await user())?.isAdmin === true) return true;
  return isLoopbackHost(new URL(deps.env.siteUrl).hostname) && isLocalCaller(request, remoteAddress);
}

/** What runs here, and with which settings; nothing of it is a secret. */
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
