import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { copyOf } from "./words/copy-of.ts";

/** Markdown is left out: its pipeline sets the apostrophes of pages, and what's in docs/ is read as it is typed. */
const kinds = ["src/**/*.ts", "src/**/*.tsx", "src/**/*.astro", "public/*.js"];

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...kinds], {
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && !/\.test\.tsx?$/.test(path) && existsSync(path));

/** As in don't, you'll, Robin's, and peers' answers. A value ends where a template goes on, so that is looked at, too. */
const straight = /(?:^|[\p{L}\d”…])'(?:s|t|re|ve|ll|d|m)\b|\p{L}s'(?= \p{Ll})/iu;

/** What the specification fixes word for word, as it is typed there. */
const fixed = ["Passwords don't match", "Quick Intro — Then You're In"];

const typedIn = (path: string): string[] =>
  copyOf(path).flatMap(({ line, text }) =>
    !fixed.includes(text) && straight.test(text) ? [`${path}:${line}: “${text.trim()}” (use ’)`] : [],
  );

it("copy has ’ for an apostrophe, as it has “ ” for quotes", () => {
  expect(files.flatMap(typedIn)).toEqual([]);
});
