import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

/** Some of these packages have one file for `import` and another for `require`. The second time, what was found is known. */
const program = `
  import { createRequire } from "node:module";
  const require = createRequire(import.meta.url);
  const packages = ["drizzle-orm", "drizzle-orm/sqlite-core", "hono", "zod", "fast-check", "react"];
  const found = [];
  for (const name of [...packages, ...packages])
    found.push([import.meta.resolve(name), Object.keys(await import(name)).length, require.resolve(name), Object.keys(require(name)).length]);
  console.log(JSON.stringify(found));
`;

function namesFound(hook: readonly string[]): string {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const args = [...hook, "--input-type=module", "-e", program];
  return execFileSync(process.execPath, args, { env, encoding: "utf8" });
}

it("finds what Node finds, by import and by require", () => {
  const found = namesFound(["--import=./scripts/quick-imports.mjs"]);
  expect(found).toContain("drizzle-orm/sqlite-core/index.js");
  expect(found).toBe(namesFound([]));
});
