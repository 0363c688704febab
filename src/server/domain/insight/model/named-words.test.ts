import { catalogue } from "#src/shared/words/catalogue.ts";
import { describe, expect, it } from "vitest";
import { namedWordIds } from "./rules.ts";

describe("namedWordIds", () => {
  it.each(catalogue)("finds $id in any case and next to punctuation", ({ id, name }) => {
    expect(namedWordIds(`They said ${name.toUpperCase()}, and no more.`)).toEqual([id]);
    expect(namedWordIds(`“${name}”`)).toEqual([id]);
  });

  it.each([
    ["Your kindness shows.", ["kind"]],
    ["You answered warmly, with warmth.", ["warm"]],
    ["Wiser than before, and the shyness is gone.", ["shy", "wise"]],
    ["Silliness and happily.", ["happy", "silly"]],
    ["A well organised week.", ["organized"]],
    ["You were able to wait.", ["able"]],
  ])("finds derived and everyday uses in %j", (text, ids) => {
    expect(namedWordIds(text)).toEqual(ids);
  });

  it.each([
    "Dependability, a shift, several kinds, unkind, a shiny boat, likewise, sustainable patients.",
    "Be self-assertively wrong: selfconscious, kindergarten, calmed, boldface.",
  ])("ignores look-alikes in %j", (text) => {
    expect(namedWordIds(text).filter((id) => id !== "self-assertive")).toEqual([]);
  });
});
