import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { waitForTurn, forgetTurns, RateLimitError } from "./throttle.ts";

/** What became of each call, in order: "at once", "after … ms", or why not. */
const outcomes: string[] = [];

function call(path: string, kind: "action" | "query" = "action"): void {
  const place = outcomes.push("waits") - 1;
  const start = performance.now();
  const turn = waitForTurn(path, kind);
  if (turn === null) outcomes[place] = "at once";
  turn?.then(
    () => (outcomes[place] = `after ${performance.now() - start} ms`),
    (error: unknown) => (outcomes[place] = error instanceof RateLimitError ? error.message : "?"),
  );
}

function callTimes(times: number, path: string, kind?: "action" | "query"): void {
  for (let n = 0; n < times; n += 1) call(path, kind);
}

beforeEach(() => {
  vi.useFakeTimers();
  outcomes.length = 0;
});
afterEach(() => {
  forgetTurns();
  vi.useRealTimers();
});

describe("ordinary paths", () => {
  it("take three calls in 5,000 ms; the fourth goes when the first of them is that old", async () => {
    call("/api/me");
    await vi.advanceTimersByTimeAsync(1_000);
    callTimes(3, "/api/me");
    expect(outcomes).toEqual(["at once", "at once", "at once", "waits"]);
    await vi.advanceTimersByTimeAsync(3_999);
    expect(outcomes[3]).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes[3]).toBe("after 4000 ms");
  });

  it("are counted each for itself", () => {
    callTimes(3, "survey.get");
    callTimes(3, "survey.list");
    expect(new Set(outcomes)).toEqual(new Set(["at once"]));
  });

  it("are free again after the window", async () => {
    callTimes(3, "/api/me");
    await vi.advanceTimersByTimeAsync(5_000);
    callTimes(3, "/api/me", "query");
    expect(new Set(outcomes)).toEqual(new Set(["at once"]));
  });

  it("let everyone through who waits, three by three, and fail for who has waited three times", async () => {
    callTimes(13, "/api/me");
    await vi.advanceTimersByTimeAsync(15_000);
    expect(outcomes.slice(3)).toEqual([
      ...Array.from({ length: 3 }, () => "after 5000 ms"),
      ...Array.from({ length: 3 }, () => "after 10000 ms"),
      ...Array.from({ length: 3 }, () => "after 15000 ms"),
      "Rate limit exceeded for /api/me after 3 retries",
    ]);
  });

  it("fail for a query that has waited", async () => {
    callTimes(4, "survey.list", "query");
    await vi.advanceTimersByTimeAsync(4_999);
    expect(outcomes[3]).toBe("waits");
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes[3]).toBe("Rate limit reached for survey.list. Please try again in a moment.");
  });

  it("wait a whole number of ms, as a timer that drops the fraction would use up the retries", () => {
    // A spy on a fake timer would put the fake back once the real one is there again.
    vi.useRealTimers();
    const clock = vi.spyOn(performance, "now").mockReturnValue(0.6);
    const ended = setTimeout(() => undefined);
    clearTimeout(ended);
    const timer = vi.spyOn(globalThis, "setTimeout").mockReturnValue(ended);
    callTimes(3, "/api/me");
    clock.mockReturnValue(1_000);
    call("/api/me");
    expect(timer.mock.calls.map(([, delay]) => delay)).toEqual([4_001]);
    timer.mockRestore();
    clock.mockRestore();
  });

  it("do not mind a clock that is set back", () => {
    callTimes(3, "/api/me");
    vi.setSystemTime(0);
    call("/api/me");
    expect(outcomes[3]).toBe("waits");
  });
});

describe.each([
  "/api/surveys/1/analysis",
  "/api/surveys/1/generate-analysis",
  "analysis.get",
  "analysis.reveal",
])("the analysis path %s", (path) => {
  it("takes two calls in 30,000 ms, with a warning at the third, which gives up after 3 s", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    callTimes(2, path);
    expect(warned).not.toHaveBeenCalled();
    call(path);
    expect(warned).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(outcomes).toEqual(["at once", "at once", "waits"]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes[2]).toBe(`Rate limit exceeded for ${path} after 3 retries`);
    await vi.advanceTimersByTimeAsync(26_999);
    call(path, "query");
    await vi.advanceTimersByTimeAsync(1);
    call(path, "query");
    expect(outcomes.slice(3)).toEqual(["waits", "at once"]);
  });

  it("lets the third through that comes near the end of the window", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    callTimes(2, path);
    await vi.advanceTimersByTimeAsync(28_000);
    call(path);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(outcomes[2]).toBe("after 2000 ms");
  });

  it("fails for a query after a second", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    callTimes(3, path, "query");
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outcomes[2]).toBe(`Rate limit reached for ${path}. Please try again in a moment.`);
  });
});

it.each(["/api/analysts", "analysis.export", "/api/surveys/analysis-of-1/self"])(
  "%s is an ordinary path",
  (path) => {
    callTimes(3, path);
    expect(outcomes[2]).toBe("at once");
  },
);
