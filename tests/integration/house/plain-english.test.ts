import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { copyOf } from "./words/copy-of.ts";
import { fixed, replaced } from "./words/plain-words.ts";

const kinds = ["src/**/*.ts", "src/**/*.tsx", "src/**/*.astro", "src/**/*.mdx", "docs/**/*.md", "*.md"];
/** Tests, the list itself, what a command writes, and the names of counters that nobody reads. */
const left = /\.test\.tsx?$|^docs\/(?:words|insights|coach-talks)\.md$|^src\/server\/.*\/limits\.ts$/;

const files = execFileSync("git", ["ls-files", ...kinds], { encoding: "utf8" })
  .split("\n")
  .filter((path) => path !== "" && !left.test(path) && existsSync(path));

/** "file:line: what it says, and what to say instead". */
const oddWordsIn = (path: string): string[] =>
  copyOf(path).flatMap(({ line, text }) =>
    replaced.flatMap(([pattern, instead]) => {
      const found = pattern.exec(text.replaceAll(fixed, ""));
      return found === null ? [] : [`${path}:${line}: “${found[0].trim()}” (say: ${instead})`];
    }),
  );

it("copy uses the words of docs/words.md", () => {
  expect(files.flatMap(oddWordsIn)).toEqual([]);
});
