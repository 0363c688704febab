import { ESLint } from "eslint";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";

/* The rules of docs/decisions/009-browser-baseline.md for code and styles in browsers. */

const eslint = new ESLint({
  cwd: resolve("."),
  ruleFilter: ({ ruleId }) => /^(?:css|compat|es-x|iterators)\/|^no-restricted-properties$/.test(ruleId),
});

async function refusals(filePath: string, code: string): Promise<(string | null)[]> {
  const results = await eslint.lintText(`${code}\n`, { filePath });
  return results.flatMap(({ messages }) => messages.map(({ ruleId }) => ruleId));
}

describe("the rules on browsers refuse", () => {
  it.each<[what: string, file: string, code: string, rule: string]>([
    ["an API of 2023 for peers", "src/scripts/a.ts", `URL.canParse("");`, "no-restricted-properties"],
    [
      "a method of 2023 for owners",
      "src/islands/a.tsx",
      `[1].toSorted();`,
      "es-x/no-array-prototype-tosorted",
    ],
    [
      "an iterator helper of 2025",
      "src/islands/a.tsx",
      `export const f = (ages: Map<string, number>) => ages.values().map(String);`,
      "iterators/no-helpers",
    ],
    [
      "syntax of 2022 for peers",
      "src/scripts/a.ts",
      `class A { static { A(); } }`,
      "es-x/no-class-static-block",
    ],
    ["a lookbehind for peers", "src/shared/a.ts", `/(?<=a)b/;`, "es-x/no-regexp-lookbehind-assertions"],
    ["a cascade layer", "src/styles/a.css", `@layer a { p { color: red; } }`, "css/use-baseline"],
    ["a container query for readers", "src/styles/a.css", `p { width: 3cqw; }`, "css/use-baseline"],
  ])("%s", async (_what, file, code, rule) => {
    expect(await refusals(file, code)).toContain(rule);
  });
});
