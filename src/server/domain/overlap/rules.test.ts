import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isNearlySame, tellingDifference, unknownDescriber } from "./rules.ts";

const listOf = (people: string, minResponses = 3) => ({ mailboxes: Array.from(people), minResponses });
const compare = (here: string, opened: string, minHere = 3, minOpened = 3) =>
  tellingDifference({ mailboxes: new Set(here), minResponses: minHere }, listOf(opened, minOpened));

describe("two lists of invited people", () => {
  it.each([
    ["the same", "ABCDE", "ABCDE"],
    ["one with the minimum more people", "ABCDEFGH", "ABCDE"],
    ["one with the minimum fewer people", "AB", "ABCDE"],
    ["two that differ by the minimum on both sides", "ABCFGH", "ABCDEI"],
    ["two without anyone in common", "FGH", "ABC"],
    ["two short ones without anyone in common", "FG", "A"],
    ["an empty one", "", "AB"],
  ])("may both be opened: %s", (_, here, opened) => {
    expect(compare(here, opened)).toBeNull();
  });

  it.each([
    ["the attacker's own mailbox", "ABCDX", "ABCDE", { missing: 1, added: 1, needed: 2 }],
    ["one person fewer", "ABCD", "ABCDE", { missing: 1, added: 0, needed: 0 }],
    ["one person more", "ABCDEF", "ABCDE", { missing: 0, added: 1, needed: 2 }],
    ["two people more", "ABCDEFG", "ABCDE", { missing: 0, added: 2, needed: 1 }],
    ["enough people more, and two fewer", "ABCFGH", "ABCDE", { missing: 2, added: 0, needed: 0 }],
  ])("may not both be opened: %s", (_, here, opened, difference) => {
    expect(compare(here, opened)).toEqual(difference);
  });

  it("have to differ by the larger of both minimums", () => {
    expect(compare("ABCDEFGH", "ABCDE", 3, 5)).toEqual({ missing: 0, added: 3, needed: 2 });
    expect(compare("ABCDEFGH", "ABCDE", 5, 3)).toEqual({ missing: 0, added: 3, needed: 2 });
    expect(compare("ABCDEFGHIJ", "ABCDE", 3, 5)).toBeNull();
  });
});

const people = fc.subarray(Array.from("ABCDEFGHIJ"));
const minimum = fc.integer({ min: 3, max: 6 });
const onlyIn = (one: readonly string[], other: readonly string[]) =>
  one.filter((person) => !other.includes(person)).length;

describe("any two lists", () => {
  it("block each other exactly if they share someone and a side has fewer than the minimum", () => {
    const property = fc.property(people, people, minimum, minimum, (here, opened, minHere, minOpened) => {
      const least = Math.max(minHere, minOpened);
      const tells = (count: number) => count > 0 && count < least;
      const isShared = here.some((person) => opened.includes(person));
      const expected = isShared && (tells(onlyIn(here, opened)) || tells(onlyIn(opened, here)));
      expect(compare(here.join(""), opened.join(""), minHere, minOpened) !== null).toBe(expected);
      expect(compare(opened.join(""), here.join(""), minOpened, minHere) !== null).toBe(expected);
    });
    fc.assert(property, { numRuns: 2_000, seed: 20261123 });
  });

  it("no longer block each other after following the advice", () => {
    const property = fc.property(people, people, minimum, (here, opened, least) => {
      const found = compare(here.join(""), opened.join(""), least, least);
      if (found === null) return;
      const missing = found.missing > 0 ? opened.filter((person) => !here.includes(person)) : [];
      const strangers = Array.from("UVWXYZ").slice(0, found.needed);
      expect(missing.length).toBe(found.missing);
      const after = [...here, ...missing, ...strangers].join("");
      expect(compare(after, opened.join(""), least, least)).toBeNull();
    });
    fc.assert(property, { numRuns: 2_000, seed: 20261123 });
  });
});

describe("two lists of describers", () => {
  const is = (here: string, there: string) =>
    isNearlySame(Array.from(here, listed), Array.from(there, listed));
  const listed = (one: string) => (one === "?" ? unknownDescriber("token") : one);

  it.each([
    ["one who joined", "ABCDEF", "ABCDE"],
    ["one who left", "ABCD", "ABCDE"],
    ["two who left, and two who joined", "ABCFG", "ABCDE"],
    ["someone of whom nothing is known", "ABCDE?", "ABCDE"],
    ["five who joined, and one of whom nothing is known", "ABCDEFGHIJ?", "ABCDE"],
  ])("are nearly the same with %s", (_, here, there) => {
    expect(is(here, there)).toBe(true);
    expect(is(there, here)).toBe(true);
  });

  it.each([
    ["the same people", "ABCDE", "ABCDE"],
    ["five who joined", "ABCDEFGHIJ", "ABCDE"],
    ["two who left, and three who joined", "ABCFGH", "ABCDE"],
    ["nobody in common", "FGHI", "ABCD"],
  ])("aren't, with %s", (_, here, there) => {
    expect(is(here, there)).toBe(false);
    expect(is(there, here)).toBe(false);
  });
});
