import { catalogue } from "#src/shared/words/catalogue.ts";
import { delicateWords } from "#src/shared/words/delicate-words.ts";
import { describe, expect, it } from "vitest";
import { namedWordIds } from "#src/server/domain/insight/model/model-answer.ts";
import { findWordNote } from "./word-notes.ts";

describe("findWordNote", () => {
  it.each(catalogue)("has clauses for $id that fit into a phrase and name no word of the list", ({ id }) => {
    const note = findWordNote(id);
    expect(note).not.toBeNull();
    for (const clause of Object.values(note ?? {}).map(String)) {
      expect(clause).toMatch(/^[a-z][^!.?;:]+[a-z]$/);
      expect(namedWordIds(clause)).toEqual([]);
    }
  });

  it("gives no two words the same clause", () => {
    const clauses = catalogue.flatMap(({ id }) => {
      const { shows, gives, use } = findWordNote(id) ?? {};
      return [shows, gives, use];
    });
    expect(new Set(clauses).size).toBe(clauses.length);
  });

  it("takes care with the words that are easily heard as a verdict", () => {
    const careful = catalogue.filter(({ id }) => findWordNote(id)?.care !== undefined).map(({ id }) => id);
    expect(careful).toEqual([...delicateWords]);
  });

  it("knows nothing else", () => {
    for (const id of ["grumbly", "constructor", ""]) expect(findWordNote(id)).toBeNull();
  });
});
