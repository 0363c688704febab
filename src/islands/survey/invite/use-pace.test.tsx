import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { usePace } from "./use-pace.ts";

const minute = 60_000;
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it("asks every 15 s for ten minutes, and again after someone comes back", () => {
  const { result } = renderHook(usePace);
  expect(result.current).toBe(15_000);
  pass(10 * minute - 1);
  expect(result.current).toBe(15_000);
  pass(1);
  expect(result.current).toBe(false);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
  expect(result.current).toBe(15_000);
  pass(10 * minute);
  expect(result.current).toBe(false);
});
