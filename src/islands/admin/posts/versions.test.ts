import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cut, differencesOf } from "./versions.tsx";

it("marks words that went and words that came", () => {
  expect(differencesOf("Be kind to them.", "Be honest to them.")).toEqual([
    { kind: "same", text: "Be " },
    { kind: "removed", text: "kind" },
    { kind: "added", text: "honest" },
    { kind: "same", text: " to them." },
  ]);
});

it("finds nothing between two that are alike", () => {
  expect(differencesOf("One.", "One.")).toEqual([]);
});

it("cuts what both have down to what stands beside a difference", () => {
  const long = "word ".repeat(200);
  const [first, ...rest] = differencesOf(`${long}old ${long}`, `${long}new ${long}`);
  expect(first?.text.startsWith(cut)).toBe(true);
  expect(rest.at(-1)?.text.endsWith(cut)).toBe(true);
});

it("leaves out nothing that's different", () => {
  const words = fc
    .array(fc.constantFrom("a", "b", "c", " ", "\n", "."), { maxLength: 40 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(words, words, (earlier, later) => {
      const stretches = differencesOf(earlier, later);
      const without = (kind: string) =>
        stretches.map((stretch) => (stretch.kind === kind ? "" : stretch.text)).join("");
      if (earlier !== later) expect([without("added"), without("removed")]).toEqual([earlier, later]);
    }),
  );
});

describe("two long texts that have little in common", () => {
  const wordsFrom = (start: number, after: string) =>
    Array.from({ length: 12_000 }, (_, at) => `w${String((at * start) % 11_987)}${after}`).join("");
  const isWhole = (earlier: string, later: string) => {
    const stretches = differencesOf(earlier, later);
    const textOf = (kind: string) =>
      stretches.flatMap((one) => (one.kind === kind ? [one.text] : [])).join("");
    return textOf("removed").length > 1_000 && textOf("added").length > 1_000;
  };

  it.each([
    ["on one line", " "],
    ["on many lines", "\n"],
  ])("are told apart before anyone gives up, %s", { timeout: 4_000 }, (_, after) => {
    const [earlier, later] = [wordsFrom(17, after), wordsFrom(5_003, after)];
    expect(isWhole(earlier, later)).toBe(true);
  });
});
