import { expect, it } from "vitest";
import { spellNumber } from "./spell-number.ts";

it("spells small numbers", () => {
  expect([0, 1, 12, 20, 21].map(spellNumber)).toEqual(["no", "one", "twelve", "twenty", "21"]);
});
