import { describe, expect, it } from "vitest";
import { networksOf, widestOf } from "./networks.ts";

describe("an address's networks", () => {
  it.each([
    ["203.0.113.9", ["203.0.113.9", "203.0.113.0/24"]],
    ["2001:db8:7:42ff::/64", ["2001:db8:7:42ff::/64", "2001:db8:7:4200::/56", "2001:db8:7::/48"]],
    ["2001:db8:7:5::/64", ["2001:db8:7:5::/64", "2001:db8:7:0::/56", "2001:db8:7::/48"]],
    ["0:0:0:0::/64", ["0:0:0:0::/64", "0:0:0:0::/56", "0:0:0::/48"]],
    ["unknown", ["unknown"]],
  ])("of %s are these, narrow to wide", (network, names) => {
    expect(networksOf(network).map(({ name }) => name)).toEqual(names);
    expect(widestOf(network)).toBe(names.at(-1));
  });

  it.each(["203.0.113.9", "2001:db8:7:42ff::/64"])("have higher limits the wider they are: %s", (network) => {
    const times = networksOf(network).map((one) => one.times);
    expect(times[0]).toBe(1);
    expect(new Set(times).size).toBe(times.length);
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });
});
