import { catalogue, findTrait } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { areContrary } from "./contrasts.ts";

const ids = catalogue.map(({ id }) => id);
const pairs = ids.flatMap((one) =>
  ids.filter((other) => areContrary(one, other)).map((other) => [one, other]),
);

describe("areContrary", () => {
  it("holds both ways, and never for neighbours", () => {
    expect(pairs.length).toBeGreaterThan(30);
    for (const [one = "", other = ""] of pairs) {
      expect(areContrary(other, one)).toBe(true);
      expect(findTrait(one)?.cluster).not.toBe(findTrait(other)?.cluster);
    }
  });

  it("knows only words of the catalogue, each pair once", () => {
    // Every entry of the list gives two pairs here, one for each direction; a misspelt word or a double entry gives none.
    expect(pairs.length % 2).toBe(0);
    expect(new Set(pairs.map(String)).size).toBe(44);
  });
});
