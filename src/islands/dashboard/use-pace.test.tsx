import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePace } from "./SelfDashboard.tsx";

const minute = 60_000;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const happens = (sign: string) => act(() => void document.dispatchEvent(new Event(sign)));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("asks every 30 s until nobody has done anything for five minutes", () => {
  const { result } = renderHook(usePace);
  expect(result.current).toBe(30_000);
  pass(5 * minute - 1);
  expect(result.current).toBe(30_000);
  pass(1);
  expect(result.current).toBe(false);
});

it.each(["pointerdown", "keydown", "scroll", "visibilitychange"])(
  "goes on while there is life, and begins again: %s",
  (sign) => {
    const { result } = renderHook(usePace);
    pass(4 * minute);
    happens(sign);
    pass(4 * minute);
    expect(result.current).toBe(30_000);
    pass(minute);
    expect(result.current).toBe(false);
    happens(sign);
    expect(result.current).toBe(30_000);
  },
);

it("takes nothing in a hidden tab for life", () => {
  const { result } = renderHook(usePace);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  pass(4 * minute);
  happens("visibilitychange");
  pass(minute);
  expect(result.current).toBe(false);
});
