import { mails } from "#db/schema/index.ts";
import { expect, it } from "vitest";
import { lines } from "./slots.ts";

it("every lane that a mail can be in has a line, and another for retries: no worker looks elsewhere", () => {
  const linesOf = mails.lane.enumValues.flatMap((lane) => [
    { lane, isRetry: false },
    { lane, isRetry: true },
  ]);
  expect(lines).toHaveLength(linesOf.length);
  expect(lines).toEqual(expect.arrayContaining(linesOf));
});
