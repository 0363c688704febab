import fc from "fast-check";
import { expect, it } from "vitest";
import { contrastToWhite, readable } from "./own-brand.ts";

it.each([
  ["#9a3f06", "#9a3f06"],
  ["#1D5FA8", "#1d5fa8"],
  ["#000000", "#000000"],
  ["#ffffff", "#717171"],
])("%s is stored as %s", (typed, stored) => {
  expect(readable(typed)).toBe(stored);
});

it("white is readable on any colour once it is darkened", () => {
  const colours = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(colours, (colour) => {
      const stored = readable(colour);
      expect(contrastToWhite(stored)).toBeGreaterThanOrEqual(4.5);
      expect(readable(stored)).toBe(stored);
    }),
  );
});
