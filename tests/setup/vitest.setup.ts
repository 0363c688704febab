import { format } from "node:util";
import { afterEach, beforeEach, expect, vi } from "vitest";

/*
 * A test that makes the product complain on the console has found something, even when all it asserts holds. A test that
 * wants the complaint replaces the method itself, with vi.spyOn. (An unhandled rejection fails the run without our help.)
 */
const complaints: string[] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const method of ["error", "warn"] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      complaints.push(`console.${method}: ${format(...parts)}`);
    });
  }
});

afterEach(() => {
  // A test that fails half-way leaves its timers behind, and the next file of this worker would wait for them for ever.
  vi.useRealTimers();
  expect(complaints.splice(0), "what was printed on the console").toEqual([]);
});
