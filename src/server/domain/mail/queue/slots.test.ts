import { mails } from "#db/schema/index.ts";
import { expect, it } from "vitest";
import { lines, slotOf } from "./slots.ts";

it("every lane that an email can be in has a line, and another for retries: no worker looks elsewhere", () => {
  const linesOf = mails.lane.enumValues.flatMap((lane) => [
    { lane, isRetry: false },
    { lane, isRetry: true },
  ]);
  expect(lines).toHaveLength(linesOf.length);
  expect(lines).toEqual(expect.arrayContaining(linesOf));
});

it("no chance moves an email to the moment of another, in its line or beside it", () => {
  const now = new Date(0);
  const firstTries = lines.filter(({ isRetry }) => !isRetry);
  const slots = [0, 1, 9].flatMap((place) =>
    firstTries.map((line) => [0, 0.999].map((chance) => slotOf(line, place, now, 10, chance))),
  );
  const moments = slots.flat();
  expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  expect(moments.at(-1)).toBeLessThan(1_000);
});
