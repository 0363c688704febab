import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findFutureDated } from "./future-dated.ts";

it("names an article until its day has come", () => {
  const folder = mkdtempSync(join(tmpdir(), "openpane-articles-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "past.mdx"), "---\ntitle: Past\npublishedAt: 2026-01-01\n---\n");
  writeFileSync(join(folder, "ahead.mdx"), "---\ntitle: Ahead\npublishedAt: 2026-12-01\n---\n");
  expect(findFutureDated(folder, new Date("2026-11-30T23:00:00Z"))).toEqual(["ahead.mdx"]);
  expect(findFutureDated(folder, new Date("2026-12-01T00:00:00Z"))).toEqual([]);
});

it("reads the day of every article of the blog", () => {
  expect(findFutureDated("src/content/blog", new Date(0)).length).toBeGreaterThan(5);
});
