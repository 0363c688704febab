import { describe, expect, it } from "vitest";
import { countChanges } from "./rules.ts";

const members = (text: string) =>
  text
    .split(" ")
    .filter(Boolean)
    .map((part) => ({ clientId: part.charAt(0), snapshotId: part }));

describe("changes between two pictures", () => {
  it.each([
    ["nothing", "a1 b1 c1", "a1 b1 c1", 0],
    ["someone new", "a1 b1", "a1 b1 c1", 1],
    ["someone out", "a1 b1 c1", "a1 c1", 1],
    ["a newer result", "a1 b1", "a2 b1", 1],
    ["one for another", "a1 b1", "a1 c1", 2],
    ["all of it", "a1 b1 c1", "a2 b1 d1", 3],
  ])("counts %s", (_, before, now, changes) => {
    expect(countChanges(members(before), members(now))).toBe(changes);
  });
});
