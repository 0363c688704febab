import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, it } from "vitest";

it("docs/coach-talks.md shows what the coach says today", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/print-coach-talks.ts"]);
  expect(await readFile("docs/coach-talks.md", "utf8")).toBe(stdout);
});
