import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { copyOf } from "./words/copy-of.ts";
import { fixed, replaced } from "./words/plain-words.ts";

const kinds = [
  ...["src/**/*.ts", "src/**/*.tsx", "src/**/*.astro", "src/**/*.mdx"],
  ...["docs/**/*.md", "*.md", "public/*.js"],
];

const copy = execFileSync("git", ["ls-files", ...kinds], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && !/\.test\.tsx?$/.test(path) && existsSync(path))
  .flatMap((path) => copyOf(path).map(({ line, text }) => ({ path, line, text })));

/** The word list itself, a command's output, other languages, and the names of counters. */
const left =
  /^docs\/(?:words|insights)\.md$|\/languages\/(?!en\/|README)[\w-]+[./]|^src\/server\/.*\/limits\.ts$|^public\//;

it("copy uses the words of docs/words.md", () => {
  const odd = copy
    .filter(({ path }) => !left.test(path))
    .flatMap(({ path, line, text }) =>
      replaced.flatMap(([pattern, instead]) => {
        const found = pattern.exec(text.replaceAll(fixed, ""));
        return found === null ? [] : [`${path}:${line}: “${found[0].trim()}” (say: ${instead})`];
      }),
    );
  expect(odd).toEqual([]);
});

/** As in don't, you'll, Robin's, and peers' answers. Templates interrupt values, so their ends count, too. */
const straight = /(?:^|[\p{L}\d”…])'(?:s|t|re|ve|ll|d|m)\b|\p{L}s'(?= \p{Ll})/iu;

/** Texts fixed by the specification. */
const typed = ["Passwords don't match", "Quick Intro — Then You're In"];

it("copy uses ’ as apostrophe, like “ ” for quotes", () => {
  const wrong = copy
    // Markdown's pipeline sets apostrophes of pages, and docs/ is read as typed.
    .filter(({ path, text }) => !/\.mdx?$/.test(path) && !typed.includes(text) && straight.test(text))
    .map(({ path, line, text }) => `${path}:${line}: “${text.trim()}” (use ’)`);
  expect(wrong).toEqual([]);
});
