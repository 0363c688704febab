import { operator } from "#src/shared/site/operator.ts";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { facts } from "./facts.ts";

const names = ["about", "cookies", "privacy", "terms"] as const;
const textOf = (name: string): string => readFileSync(`src/content/pages/${name}.mdx`, "utf8");
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match]) => match ?? "");

it("says each of the twelve rules on the privacy page, under its own anchor", () => {
  const rules = found(textOf("privacy"), /<Rule id="(\w+)" title="[^"]+">\s+\S/g);
  expect(rules).toEqual(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12", "a13"]);
});

it("takes every number that the program knows from the program", () => {
  const typed = textOf("privacy")
    .replaceAll(/\{facts\.\w+\}/g, "")
    .replaceAll(/\bid="\w+"|argon2id|Articles? \d+(?:\(\d\))?(?:\(\w\))?(?: to \d+)?/g, "");
  expect(found(typed, /(\d+)/g)).toEqual([]);
  expect(found(typed, /\b(three|five|thirty|ninety)\b/gi)).toEqual([]);
});

it.each(names)("%s names only facts and blanks that there are", (name) => {
  const text = textOf(name);
  for (const fact of found(text, /\{facts\.(\w+)\}/g)) expect(Object.keys(facts)).toContain(fact);
  for (const blank of found(text, /<Blank of="(\w+)"/g)) expect(Object.keys(operator)).toContain(blank);
  // In backticks, an expression is plain text.
  expect(text).not.toMatch(/`\{/);
});

it("has a place for each fact that the operator is asked for, and says there that it is a template", () => {
  const asked = names.flatMap((name) => found(textOf(name), /<Blank of="(\w+)"/g));
  expect(new Set(asked)).toEqual(new Set(Object.keys(operator)));
  for (const name of names)
    expect(/^isTemplate: true$/m.test(textOf(name))).toBe(textOf(name).includes("<Blank"));
});
