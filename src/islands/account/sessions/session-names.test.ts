import { describe, expect, it } from "vitest";
import { sessionNames } from "./SessionsSection.tsx";

const at = (id: string, device: string, lastSeenAt: string) => ({ id, device, lastSeenAt });
const names = (...sessions: ReturnType<typeof at>[]) => [
  ...sessionNames(sessions, (iso) => `on ${iso}`).values(),
];

describe("what sessions are called", () => {
  it("is their device, where it says which one is meant", () => {
    expect(names(at("1", "Safari on iOS", "Monday"), at("2", "Chrome on Windows", "Monday"))).toEqual([
      "Safari on iOS",
      "Chrome on Windows",
    ]);
  });

  it("tells the same device apart by when it was last seen, and then by a number", () => {
    const chrome = "Chrome on Windows";
    expect(names(at("1", chrome, "Monday"), at("2", chrome, "Tuesday"), at("3", chrome, "Monday"))).toEqual([
      `${chrome}, last seen around on Monday`,
      `${chrome}, last seen around on Tuesday`,
      `${chrome}, last seen around on Monday (2)`,
    ]);
  });
});
