import fc from "fast-check";
import { expect, it } from "vitest";
import { randomIds } from "#src/server/ids.ts";
import { idsOfHour, type IdRange } from "./ids-of-hour.ts";

const hoursOfDay = Array.from({ length: 24 }, (_, hour) => idsOfHour(hour));

/** As the database orders them: by bytes. */
const isBehind = (id: string, other: string): boolean =>
  Buffer.compare(Buffer.from(id), Buffer.from(other)) > 0;

const has = (id: string, { after, upTo }: IdRange): boolean =>
  isBehind(id, after) && (upTo === null || !isBehind(id, upTo));

it("each id belongs to one hour of the day", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", minLength: 1 }), (id) => {
      expect(hoursOfDay.filter((ids) => has(id, ids))).toHaveLength(1);
    }),
  );
});

it("an hour has two or three of 64 letters", () => {
  const ids = Array.from({ length: 6_400 }, () => randomIds.id());
  const letters = hoursOfDay.map(
    (range) => new Set(ids.filter((id) => has(id, range)).map((id) => id.charAt(0))).size,
  );
  expect(letters.reduce((sum, some) => sum + some)).toBe(64);
  expect(letters.filter((some) => some !== 2 && some !== 3)).toEqual([]);
});
