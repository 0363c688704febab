import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it.each([
  ["docs/insights.md", "scripts/print-insight-samples.ts"],
  ["docs/coach-talks.md", "scripts/print-coach-talks.ts"],
])("%s is up to date", async (file, script) => {
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  expect(await readFile(file, "utf8")).toBe(stdout);
});
