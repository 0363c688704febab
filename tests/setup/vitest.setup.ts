import { format } from "node:util";
import { afterEach, beforeEach, expect, vi } from "vitest";

/*
 * A console message fails the test. A test that expects one replaces the method with vi.spyOn. (An unhandled
 * rejection fails the run anyway.)
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
  // A failed test may leave timers behind, which would block the next file of this worker.
  vi.useRealTimers();
  expect(complaints.splice(0), "what was printed on the console").toEqual([]);
});
