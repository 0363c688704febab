import { operator } from "#src/shared/site/operator.ts";
import { paths } from "#src/shared/site/paths.ts";
import { serverPaths } from "#src/shared/site/server-paths.ts";
import { questionGroups } from "#src/components/faq/questions.ts";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { facts } from "./facts.ts";

const names = ["about", "cookies", "privacy", "terms"] as const;
const textOf = (name: string): string => readFileSync(`src/content/pages/${name}.mdx`, "utf8");
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, match]) => match ?? "");

/** What a link into a text may lead to: its headings, as Markdown names them, and ids that are written out. */
function anchorsOf(text: string): string[] {
  const slug = (heading: string) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, "")
      .replaceAll(" ", "-");
  return [...found(text, /^#{2,3} (.+)$/gm).map(slug), ...found(text, /\bid="([^"]+)"/g)];
}

it("says each of the twelve rules on the privacy page, under its own anchor", () => {
  const rules = found(textOf("privacy"), /<Rule id="(\w+)" title="[^"]+">\s+\S/g);
  expect(rules).toEqual(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12"]);
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
  // In backticks an expression stands as it is written.
  expect(text).not.toMatch(/`\{/);
});

it("has a place for each fact that the operator is asked for, and says there that it is a template", () => {
  const asked = names.flatMap((name) => found(textOf(name), /<Blank of="(\w+)"/g));
  expect(new Set(asked)).toEqual(new Set(Object.keys(operator)));
  for (const name of names)
    expect(/^isTemplate: true$/m.test(textOf(name))).toBe(textOf(name).includes("<Blank"));
});

it("leads nowhere that is not there", () => {
  const links = [
    ...names.flatMap((name) =>
      found(textOf(name), /\]\(([^)]+)\)/g).map((href) => (href.startsWith("#") ? `/${name}${href}` : href)),
    ),
    ...questionGroups.flatMap(({ questions }) =>
      questions.flatMap(({ further = [] }) => further.map(({ href }) => href)),
    ),
  ];
  const known = [
    paths.about(),
    paths.account(),
    serverPaths.apiDocs(),
    paths.cookies(),
    paths.faq(),
    paths.johariWindow(),
    // A file of the build.
    "/licences.txt",
    paths.privacy(),
    paths.subscribe(),
    paths.terms(),
  ];
  for (const link of links) {
    const [path = "", anchor] = link.split("#");
    expect(known, link).toContain(path);
    if (anchor !== undefined) expect(anchorsOf(textOf(path.slice(1))), link).toContain(anchor);
  }
});
