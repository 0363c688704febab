import { isLoopbackHost } from "#src/shared/loopback.ts";

/**
 * Whether a request was typed into a browser on this very machine. The socket says where it comes from; two headers can
 * only make it less: a proxy on this machine speaks for others, and under a foreign name (one that somebody has pointed
 * at 127.0.0.1) it is that name's page that asks.
 */
export function isLocalCaller(request: Request, remoteAddress: string): boolean {
  const isForwarded = request.headers.has("x-forwarded-for") || request.headers.has("forwarded");
  const host = request.headers.get("host") ?? "";
  return isLoopbackHost(remoteAddress) && !isForwarded && isLoopbackHost(host.replace(/:\d+$/, ""));
}
