import { expect, it } from "vitest";
import { countHint, countText, isLawfulCount } from "./word-count.ts";

it.each([
  [0, "0 of 5 to 10", "Pick 5 more.", false],
  [4, "4 of 5 to 10", "Pick 1 more.", false],
  [5, "5 of 5 to 10", "", true],
  [9, "9 of 5 to 10", "", true],
  [10, "10 of 5 to 10", "That is the most.", true],
  [12, "12 of 5 to 10", "Take 2 away.", false],
])("says of %i: %s %s", (count, text, hint, isLawful) => {
  expect([countText(count), countHint(count), isLawfulCount(count)]).toEqual([text, hint, isLawful]);
});
