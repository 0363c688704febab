import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { namedWordIds } from "#src/server/domain/insight/model/model-answer.ts";
import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { readSnapshot } from "./reading.ts";
import { themeNames, themesOf } from "./themes.ts";

const read = (self: readonly string[], seen: readonly string[]) =>
  themesOf(readSnapshot(makeAgreeingSnapshot(self, 8, seen)));
const ids = (theme: ReturnType<typeof read>["own"]) => theme?.words.map(({ id }) => id).sort();

describe("themesOf", () => {
  it("tells apart what the two lists are about", () => {
    const { own, theirs, shared } = read(["calm", "patient", "logical"], ["kind", "warm", "bold"]);
    expect([own?.name, ids(own)]).toEqual(["an even temper", ["calm", "patient"]]);
    expect([theirs?.name, ids(theirs)]).toEqual(["a good heart", ["kind", "warm"]]);
    expect(shared).toBeNull();
  });

  it("finds what both speak of, if in other words", () => {
    const { shared } = read(["caring", "helpful", "logical"], ["kind", "warm"]);
    expect(ids(shared)).toEqual(["caring", "helpful", "kind", "warm"]);
  });

  it("calls nothing theirs alone that the person said in one word", () => {
    expect(read(["caring", "logical"], ["kind", "warm"]).theirs).toBeNull();
  });

  it("makes no theme of single words, nor of delicate ones that others picked", () => {
    expect(read(["caring", "logical"], ["bold", "witty"])).toEqual({ shared: null, theirs: null, own: null });
    expect(read(["caring", "logical"], ["shy", "quiet", "nervous", "tense"]).theirs).toBeNull();
  });

  it("lets a person's own delicate words count: they said them", () => {
    expect(read(["tense", "nervous", "logical"], ["calm", "relaxed"]).own?.name).toBe("a touch of nerves");
  });

  it("has a name for every cluster, and none that could be taken for a word of the list", () => {
    for (const { cluster } of catalogue) expect(themeNames[cluster]).toMatch(/^[a-z- ]+$/);
    expect(Object.values(themeNames).filter((name) => namedWordIds(name).length > 0)).toEqual([]);
  });
});
