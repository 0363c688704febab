import { describe, expect, it } from "vitest";
import { makeAgreeingSnapshot } from "#tests/factories/snapshot.ts";
import { named, tallied } from "#src/server/domain/insight/built-in/draft.ts";
import { fillPart, fillPhrase, joinList } from "./phrase.ts";
import { readSnapshot } from "#src/server/domain/insight/built-in/reading.ts";

const words = ["calm", "kind", "wise"];
const [calm, kind, wise] = readSnapshot(makeAgreeingSnapshot(words, 6, words)).arena;
if (calm === undefined || kind === undefined || wise === undefined) throw new Error("no words to test with");

describe("fillPhrase", () => {
  it("fills gaps, begins with a capital and rests on the words that it names", () => {
    const slots = { lead: named(calm), others: named(kind, wise), votes: "six people" };
    expect(fillPhrase("{lead}, said {votes}.", slots)).toEqual({
      text: "Calm, said six people.",
      traitIds: ["calm"],
    });
    expect(fillPhrase("{others} and {lead}, {lead}.", slots)).toEqual({
      text: "Kind and wise and calm, calm.",
      traitIds: ["kind", "wise", "calm"],
    });
  });

  it("puts words into quotation marks where they are meant as words", () => {
    const slots = { lead: named(calm), others: tallied([kind, wise], 6) };
    expect(fillPhrase("{“lead”} and {“others”} are {lead}.", slots)).toEqual({
      text: "“Calm” and “kind” (6 of 6) and “wise” (6 of 6) are calm.",
      traitIds: ["calm", "kind", "wise"],
    });
  });

  it("agrees in number, and choosing a form names no word", () => {
    const phrase = "They {words|is|are}.";
    expect(fillPhrase(phrase, { words: named(calm) })).toEqual({ text: "They is.", traitIds: [] });
    expect(fillPhrase(phrase, { words: named(calm, kind) }).text).toBe("They are.");
  });

  it("carries words on from a part into the whole", () => {
    const reason = fillPart("with {up} on top", { up: named(wise) });
    expect(fillPhrase("It is so, {reason}.", { reason })).toEqual({
      text: "It is so, with wise on top.",
      traitIds: ["wise"],
    });
  });

  it("leaves what stands in a slot as it is", () => {
    expect(fillPhrase("{a}", { a: "{b}", b: "x" }).text).toBe("{b}");
  });

  it("refuses a slot that is not given", () => {
    expect(() => fillPhrase("{nobody} came.", {})).toThrow(RangeError);
  });
});

describe("joinList", () => {
  it.each([
    [[], ""],
    [["a"], "a"],
    [["a", "b"], "a and b"],
    [["a", "b", "c"], "a, b and c"],
  ])("joins %j to %j", (items, text) => {
    expect(joinList(items)).toBe(text);
  });
});
