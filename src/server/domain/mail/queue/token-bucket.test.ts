import { emailRules } from "#src/server/jobs/mail-worker.ts";
import { describe, expect, expectTypeOf, it } from "vitest";
import type { EmailRules } from "./deliver-mails.ts";
import { createBuckets, tickMs } from "./token-bucket.ts";

/** The start times of emails in a full queue. */
function startsOf(perSecond: number, ticks: number, chance: () => number): readonly number[][] {
  return createBuckets(perSecond, chance).map((bucket) =>
    Array.from({ length: ticks }, (_, tick) => tick * tickMs).flatMap((at) =>
      Array.from({ length: bucket.count(at) }, () => bucket.take(at)),
    ),
  );
}

describe("a token bucket", () => {
  it.each([1, 3, 7, 10, 50])("starts %i emails a second, evenly", (perSecond) => {
    for (const starts of startsOf(perSecond, 20, () => 0)) {
      expect(Math.abs(starts.length - 10 * perSecond)).toBeLessThanOrEqual(1);
      for (const [n, start] of starts.entries())
        expect(start - (starts[0] ?? 0)).toBeCloseTo((n * 1_000) / perSecond, 6);
    }
  });

  it("saves no tokens, and starts an email within a second of being due", () => {
    for (const bucket of createBuckets(10, () => 0.999)) {
      for (let n = 0; n < 3; n += 1) bucket.take(0);
      expect(bucket.count(60_000)).toBe(5);
      expect(bucket.take(60_000)).toBeLessThan(60_000 + 1_000 - tickMs);
    }
  });

  it("gives every email its own moment", () => {
    const [none, all] = [startsOf(10, 2, () => 0), startsOf(10, 2, () => 0.999)];
    const moments = [0, 1, 9].flatMap((n) => none.flatMap((starts, b) => [starts[n], all[b]?.[n]]));
    expect(moments).toEqual(moments.toSorted((a, b) => (a ?? 0) - (b ?? 0)));
    expect(new Set(moments).size).toBe(moments.length);
  });
});

it("an email about something must compile with a rule", () => {
  expectTypeOf<Omit<EmailRules, "thanks">>().not.toExtend<EmailRules>();
  expectTypeOf<keyof EmailRules>().toEqualTypeOf<
    | ("client invitation" | "client nudge" | "client reminder" | "client session" | "invitation" | "thanks")
    | ("look back" | "organisation invitation" | "workshop window" | "welcome")
    | ("team round" | "team round ends" | "team round nudge" | "team round reminder")
  >();
  expect(Object.keys(emailRules)).toHaveLength(14);
});
