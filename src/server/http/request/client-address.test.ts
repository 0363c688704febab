import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { clientIpOf, networkOf } from "./client-address.ts";
import type { HttpEnv } from "./http-env.ts";

async function addressSeen(
  proxies: number,
  forwarded: string | null,
  socket = "198.51.100.1",
): Promise<string> {
  const app = new Hono<HttpEnv>().get("/", (c) => c.text(clientIpOf(c, proxies)));
  const headers = forwarded === null ? {} : { "x-forwarded-for": forwarded };
  const env = { incoming: { socket: { remoteAddress: socket } } };
  return (await app.fetch(new Request("http://localhost/", { headers }), env)).text();
}

describe("the client's address", () => {
  it.each([
    [0, null, "198.51.100.1"],
    [0, "203.0.113.9", "198.51.100.1"],
    [1, null, "198.51.100.1"],
    [1, "203.0.113.9", "203.0.113.9"],
    [1, "10.0.0.1, 203.0.113.9", "203.0.113.9"],
    [2, "10.0.0.1, 203.0.113.9, 192.0.2.5", "203.0.113.9"],
    [2, "203.0.113.9", "203.0.113.9"],
  ])("behind %i proxies with %s is %s", async (proxies, forwarded, expected) => {
    expect(await addressSeen(proxies, forwarded)).toBe(expected);
  });
});

describe("the limited network", () => {
  it.each([
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::FFFF:cb00:7109", "203.0.113.9"],
    ["0:0:0:0:0:ffff:203.0.113.9", "203.0.113.9"],
    ["64:ff9b::203.0.113.9", "203.0.113.9"],
    ["64:ff9b::cb00:7109", "203.0.113.9"],
    ["[64:ff9b::cb00:7109]:50123", "203.0.113.9"],
    ["64:ff9b:1::cb00:7109", "64:ff9b:1:0::/64"],
    ["2001:db8:0:1::203.0.113.9", "2001:db8:0:1::/64"],
    ["2001:db8:0:1:aaaa::1", "2001:db8:0:1::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["2001:0DB8:0000:0000:ffff:ffff:ffff:ffff", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["203.0.113.9:50123", "203.0.113.9"],
    ["[2001:db8:0:1:aaaa::1]:50123", "2001:db8:0:1::/64"],
    ["[2001:db8:0:1:aaaa::1]", "2001:db8:0:1::/64"],
    ["unknown", "unknown"],
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
