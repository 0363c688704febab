import { isIPv6 } from "node:net";
import { bindingsOf, headerOf, type HttpContext } from "./http-env.ts";

/** `astro dev` passes no socket, and everyone is this machine. (`env` is Vite's: plain Node has none.) */
const unknownAddress = "env" in import.meta && import.meta.env.DEV ? "127.0.0.1" : "unknown";

/** The socket's remote address, whatever the headers say. */
export function socketAddressOf(c: HttpContext): string {
  return bindingsOf(c).incoming?.socket.remoteAddress ?? unknownAddress;
}

/**
 * The client's address: the socket's, or with `proxies` trusted proxies, the X-Forwarded-For entry that the
 * outermost one wrote. Entries further left come from the client and aren't trusted.
 */
export const clientIpOf = (c: HttpContext, proxies: number): string =>
  clientIpFrom(socketAddressOf(c), headerOf(c, "x-forwarded-for"), proxies);

/** The same without a request's context. */
export function clientIpFrom(socket: string, forwardedFor: string | undefined, proxies: number): string {
  if (proxies === 0) return socket;
  const entries = (forwardedFor ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return entries.at(-proxies) ?? entries[0] ?? socket;
}

/** Some proxies add the port, which differs by connection: "203.0.113.9:50123", "[2001:db8::1]:50123". */
const withoutPort = (address: string): string =>
  /^\[(.+)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;

/** The narrowest network that counts as one client: an IPv4 address or an IPv6 /64. */
export function networkOf(written: string): string {
  const address = withoutPort(written);
  if (!isIPv6(address)) return address;
  const groups = expandIPv6(address);
  return ipv4In(groups) ?? `${groups.slice(0, 4).join(":")}::/64`;
}

/** Prefixes of embedded IPv4 addresses, plain and NAT64's: each would put all of IPv4 in one /64. */
const holdIPv4: readonly string[] = ["0:0:0:0:0:ffff", "64:ff9b:0:0:0:0"];

function ipv4In(groups: readonly string[]): string | null {
  if (!holdIPv4.includes(groups.slice(0, 6).join(":"))) return null;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join(".");
}

/** Two groups for an IPv4 address at the end. */
const inGroups = (address: string): string =>
  address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytes.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });

/** An IPv6 address as eight groups without leading zeros. */
function expandIPv6(address: string): readonly string[] {
  const bare = inGroups(address.split("%")[0] ?? address);
  const [head = "", tail] = bare.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => "0");
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ""));
}
