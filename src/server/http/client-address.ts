import { isIPv6 } from "node:net";
import { bindingsOf, headerOf, type HttpContext } from "./http-env.ts";

/** In `astro dev` nobody hands us the socket, and everybody is this machine. (`env` is Vite's: plain Node has none.) */
const unknownAddress = "env" in import.meta && import.meta.env.DEV ? "127.0.0.1" : "unknown";

/** The address at the other end of the socket, whatever headers say. */
export function socketAddressOf(c: HttpContext): string {
  return bindingsOf(c).incoming?.socket.remoteAddress ?? unknownAddress;
}

/**
 * The client's address: the socket's, or, behind `proxies` trusted proxies, the entry of X-Forwarded-For that the
 * outermost of them wrote. Entries further left are the client's own words and are not believed.
 */
export function addressOf(c: HttpContext, proxies: number): string {
  const socket = socketAddressOf(c);
  if (proxies === 0) return socket;
  const entries = (headerOf(c, "x-forwarded-for") ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return entries.at(-proxies) ?? entries[0] ?? socket;
}

/** Some proxies write the port as well, which is another one for each connection: "203.0.113.9:50123", "[2001:db8::1]:50123". */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** The narrowest that limits count as one client: an IPv4 address, or an IPv6 /64. Subscribers may have more of those. */
export function networkOf(written: string): string {
  const address = withoutPort(written);
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  return `${expandIPv6(address).slice(0, 4).join(":")}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function expandIPv6(address: string): readonly string[] {
  const bare = address.split("%")[0] ?? address;
  const [head = "", tail] = bare.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
