import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
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
