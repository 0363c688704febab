import { isLoopbackHost } from "#src/shared/loopback.ts";

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
