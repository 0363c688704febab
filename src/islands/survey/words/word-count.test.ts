import { expect, it } from "vitest";
import { countText, isLawfulCount } from "./word-count.ts";

it.each([
  [0, "0 picked · choose 5 to 10", false],
  [4, "4 picked · choose 5 to 10", false],
  [5, "5 picked · choose 5 to 10", true],
  [9, "9 picked · choose 5 to 10", true],
  [10, "10 picked · choose 5 to 10", true],
  [12, "12 picked · choose 5 to 10", false],
])("says of %i: %s", (count, text, isLawful) => {
  expect([countText(count), isLawfulCount(count)]).toEqual([text, isLawful]);
});
