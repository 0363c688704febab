import fc from "fast-check";
import { expect, it } from "vitest";
import { cut, differencesOf } from "./differences.ts";

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
