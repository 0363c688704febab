import { describe, expect, it } from "vitest";
import { catalogue, catalogueVersion, findTrait, isTraitId } from "./catalogue.ts";

/** Stored answers refer to these ids, so every change must be deliberate. */
const versionOneIds =
  "able accepting adaptable bold brave calm caring cheerful clever complex confident dependable " +
  "dignified empathetic energetic extroverted friendly giving happy helpful idealistic independent " +
  "ingenious intelligent introverted kind knowledgeable logical loving mature modest nervous " +
  "observant organized patient powerful proud quiet reflective relaxed religious responsive searching " +
  "self-assertive self-conscious sensible sentimental shy silly spontaneous sympathetic tense " +
  "trustworthy warm wise witty";

const ids = catalogue.map((trait) => trait.id);

describe("catalogue", () => {
  it("has the 56 words of version 1 once each, in alphabetical order", () => {
    expect(catalogueVersion).toBe(1);
    expect(ids).toEqual(versionOneIds.split(" "));
    expect(new Set(ids).size).toBe(56);
    expect(ids).toEqual(ids.toSorted());
  });

  it.each(catalogue)("describes $id in one short line without a subject", ({ id, description }) => {
    expect(description.length).toBeGreaterThanOrEqual(20);
    expect(description.length).toBeLessThanOrEqual(80);
    expect(description).toMatch(/^[A-Z].*[^.!?\s]$/);
    expect(description).not.toMatch(/\b(I|you|your|he|she|his|her|they|their|too|overly)\b/i);
    expect(description.toLowerCase()).not.toContain(id);
  });

  it("uses each level of both tags, and 10 to 14 clusters of at least two words", () => {
    const sizes = Map.groupBy(catalogue, (trait) => trait.cluster);
    expect(sizes.size).toBeGreaterThanOrEqual(10);
    expect(sizes.size).toBeLessThanOrEqual(14);
    for (const words of sizes.values()) expect(words.length).toBeGreaterThanOrEqual(2);
    for (const tag of ["observability", "evaluativeness"] as const) {
      expect([...new Set(catalogue.map((trait) => trait[tag]))].toSorted()).toEqual(["high", "low", "mid"]);
    }
  });

  it("keeps opposites in different clusters", () => {
    const clusterOf = (id: string) => findTrait(id)?.cluster;
    for (const [one, other] of [
      ["introverted", "extroverted"],
      ["calm", "nervous"],
      ["relaxed", "tense"],
      ["modest", "proud"],
      ["confident", "self-conscious"],
      ["organized", "spontaneous"],
      ["shy", "bold"],
      ["sensible", "silly"],
    ] as const) {
      expect(clusterOf(one)).not.toBe(clusterOf(other));
    }
  });
});

describe("findTrait, isTraitId and traitNames", () => {
  it("know ids only, and nothing that objects inherit", () => {
    expect(findTrait("self-assertive")?.name).toBe("Self-assertive");
    for (const id of ["Able", " able", "", "constructor", "__proto__"]) {
      expect(findTrait(id)).toBeNull();
      expect(isTraitId(id)).toBe(false);
    }
    expect(ids.every(isTraitId)).toBe(true);
  });
});
