import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { countText, isLawfulCount } from "./word-count.ts";
import { matchWords } from "./WordPicker.tsx";

const found = (search: string) => matchWords(catalogue, search).map(({ id }) => id);

describe("matchWords", () => {
  it.each(["", "   "])("finds all words for %j", (search) => {
    expect(found(search)).toHaveLength(56);
  });

  it.each([
    ["BOLD", ["bold"]],
    [" assert", ["self-assertive"]],
    ["worry", ["nervous"]],
    ["xyz", []],
  ])("finds for %j: %o", (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it("finds in a meaning only where a word starts", () => {
    expect(found("isk")).toEqual([]);
    expect(found("risk")).toEqual(["bold"]);
  });
});

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
