import { expect, it } from "vitest";
import { countHint, countText, isLawfulCount } from "./word-count.ts";

it.each([
  [0, "0 picked · choose 5 to 10", "Pick 5 more.", false],
  [4, "4 picked · choose 5 to 10", "Pick 1 more.", false],
  [5, "5 picked · choose 5 to 10", "", true],
  [9, "9 picked · choose 5 to 10", "", true],
  [10, "10 picked · choose 5 to 10", "", true],
  [12, "12 picked · choose 5 to 10", "Remove 2.", false],
])("says of %i: %s %s", (count, text, hint, isLawful) => {
  expect([countText(count), countHint(count), isLawfulCount(count)]).toEqual([text, hint, isLawful]);
});
