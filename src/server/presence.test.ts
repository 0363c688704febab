import { expect, it, vi } from "vitest";
import { arrive, isHere } from "./presence.ts";

it("ends with the last page that was open, not while it's loaded again", () => {
  vi.useFakeTimers();
  const leave = [arrive("one"), arrive("one")];
  expect([isHere("one"), isHere("other"), isHere(null)]).toEqual([true, false, false]);
  for (const go of leave) {
    expect(isHere("one")).toBe(true);
    go();
    vi.advanceTimersByTime(4_000);
  }
  expect(isHere("one")).toBe(true);
  vi.advanceTimersByTime(2_000);
  expect(isHere("one")).toBe(false);
  vi.useRealTimers();
});
