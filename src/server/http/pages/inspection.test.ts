import { describe, expect, it } from "vitest";
import { isLocalCaller } from "#src/server/http/pages/inspection.ts";

const request = (headers: Readonly<Record<string, string>>) =>
  new Request("http://localhost:4321/dev/mail", { headers: { host: "localhost:4321", ...headers } });

describe("isLocalCaller", () => {
  it.each([
    ["127.0.0.1", {}],
    ["::1", {}],
    ["::ffff:127.0.0.1", {}],
    ["127.0.0.1", { host: "127.0.0.1:4321" }],
    ["127.0.0.1", { host: "[::1]:4321" }],
    ["127.0.0.1", { host: "localhost" }],
  ])("accepts %s with %j", (address, headers) => {
    expect(isLocalCaller(request(headers), address)).toBe(true);
  });

  it.each([
    ["192.0.2.1", {}],
    ["unknown", {}],
    ["", {}],
    ["192.0.2.1", { "x-forwarded-for": "127.0.0.1" }],
    ["127.0.0.1", { "x-forwarded-for": "192.0.2.1" }],
    ["127.0.0.1", { forwarded: "for=192.0.2.1" }],
    ["127.0.0.1", { "x-real-ip": "192.0.2.1" }],
    ["127.0.0.1", { "x-forwarded-host": "openpane.example" }],
    ["127.0.0.1", { "x-forwarded-proto": "https" }],
    ["127.0.0.1", { via: "1.1 proxy" }],
    ["127.0.0.1", { host: "attacker.example" }],
    ["127.0.0.1", { host: "127.0.0.1.attacker.example:4321" }],
    ["127.0.0.1", { host: "" }],
  ])("refuses %s with %j", (address, headers) => {
    expect(isLocalCaller(request(headers), address)).toBe(false);
  });
});
