import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { readStartWords, startWordNames } from "./start-words.ts";

describe("readStartWords", () => {
  it("has them in the order of picking", () => {
    expect(readStartWords("witty calm kind warm brave")).toEqual(["witty", "calm", "kind", "warm", "brave"]);
  });

  it.each([
    ["nothing", null],
    ["too few", "calm kind witty warm"],
    ["too many", "able bold brave calm caring clever happy kind loving mature modest"],
    ["one word several times", "calm calm calm kind kind"],
  ])("takes %s for none", (_, stored) => {
    expect(readStartWords(stored)).toEqual([]);
  });
});

it("calls each word what the list calls it", () => {
  const names = startWordNames(catalogue.map(({ id }) => id));
  expect(names).toEqual(catalogue.map(({ name }) => name));
});
