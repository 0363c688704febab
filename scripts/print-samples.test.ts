import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("the samples of insights are up to date", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/print-insight-samples.ts"]);
  expect(await readFile("docs/insights.md", "utf8")).toBe(stdout);
});
